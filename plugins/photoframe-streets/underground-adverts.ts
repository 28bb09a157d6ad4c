import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** The plate's pixels. */
export const ADVERTS_VIEW = [1280, 960] as const

/** The board to the right, and what is seen of the one to the left, as the camera sees them. */
const RIGHT = 'M1014 197L1260 219L1258 577L1014 582Z'
const LEFT = 'M0 121L115 127L114 607L0 612Z'

const words = (
  text: string,
  box: readonly [number, number, number, number],
  size: number,
  fill: string,
  turn: number,
): Mark => {
  return { draw: 'text', text, box, size, fill, turn, font: 'poster', case: 'upper', spacing: 0.06 }
}

/** Light of the tubes from above, the frame's shadow along the upper edge. */
const lit = (path: string, top: number, bottom: number): Mark[] => [
  {
    draw: 'path',
    path,
    fill: { from: [0, top], to: [0, bottom], inks: ['#00000066', '#ffffff1a', '#ffffff08', '#00000059'] },
  },
  { draw: 'path', path, line: { paint: '#00000080', width: 7 } },
]

/** A printed advert for a day at the sea. */
export const coast: Mark[] = [
  { draw: 'path', path: RIGHT, fill: { from: [0, 200], to: [0, 430], inks: ['#6f9a96', '#c9b681', '#d08a4d'] } },
  { draw: 'path', path: ornaments.circle(1180, 372, 44), fill: '#e9d08c' },
  {
    draw: 'path',
    path: 'M1014 424C1060 418 1120 422 1259 414L1258 520L1014 526Z',
    fill: { from: [0, 414], to: [0, 524], inks: ['#5d8c8a', '#2c5a66', '#1f4654'] },
  },
  {
    draw: 'path',
    path: [
      'M1150 436L1212 434L1206 440L1156 442Z',
      'M1138 452L1228 449L1220 456L1146 459Z',
      'M1160 472L1204 470L1198 477L1166 479Z',
    ],
    fill: '#e9d08c99',
  },
  {
    draw: 'path',
    path: 'M1014 330C1044 338 1058 360 1066 388C1072 404 1088 414 1100 424L1092 452C1060 470 1040 488 1014 494Z',
    fill: { from: [1014, 0], to: [1100, 0], inks: ['#27422f', '#3f6241', '#7f8f52'] },
  },
  { draw: 'path', path: 'M1150 462C1154 440 1158 424 1164 406C1176 426 1184 444 1188 458Z', fill: '#efe6cd' },
  { draw: 'path', path: 'M1144 468L1196 464C1190 476 1180 480 1166 480C1154 480 1148 476 1144 468Z', fill: '#7a2a20' },
  { draw: 'path', path: 'M1014 522L1258 517L1258 577L1014 582Z', fill: '#e0d3ae' },
  words('To the coast', [1026, 236, 222, 62], 58, '#f3e8c8', 4.2),
  words('Trains every hour', [1032, 528, 212, 44], 30, '#7a2a20', -1.2),
  ...lit(RIGHT, 197, 582),
]

/** The right-hand side of another one, for a concert. */
export const concert: Mark[] = [
  { draw: 'path', path: LEFT, fill: { from: [0, 121], to: [0, 612], inks: ['#27335a', '#383554', '#6b3c4a'] } },
  { draw: 'path', path: ornaments.circle(20, 250, 62), fill: '#dcc06e' },
  { draw: 'path', path: ornaments.circle(46, 238, 56), fill: '#2a3459' },
  words('Summer concert', [-330, 380, 430, 90], 84, '#ecdfb8', 0.6),
  words('in the park', [-330, 470, 430, 50], 44, '#dcc06e', 0),
  { draw: 'path', path: 'M0 545L114 541L114 549L0 553Z', fill: '#dcc06e' },
  ...lit(LEFT, 121, 612),
]
