import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { ballast, BETWEEN, oil } from './ballast.ts'
import { firing, glints } from './glazed-tiles.ts'
import { EYE, gleam, tiled, TILES, train, WALL } from './underground-light.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

type Spot = readonly [x: number, y: number]

const surface = { kind: 'surface', of: 'pasted', sheets: [3, 3], strength: 1.5 } as const

/** The strip of lamps over the track: on the upper edge, and as a sheen where the paper has a bubble. */
const lamps = [
  { kind: 'lamplight', at: [0.5, -0.1], reach: 0.9, rest: 0.7, gain: 1.3, light: [1, 0.98, 0.92] },
  {
    kind: 'glare',
    shape: 'lamp',
    at: [0.6, 0.03],
    size: [1.1, 0.17],
    lean: 0,
    strength: 0.5,
    light: [1, 0.97, 0.9],
    rough: 0.7,
  },
  { kind: 'glare', at: [0.96, 0.3], size: [0.4, 1], lean: 0.25, panes: [1, 1], soft: 0.05, strength: 0.13, rough: 0.3 },
] as const

const POSTER = [980, 1192] as const

/** Set below the picture on the same paper, as the railway's own posters are. */
const printed = (text: string, top: number, size: number, look: object): Mark => {
  return { draw: 'text', text, box: [60, top, 860, 1.3 * size], size, fill: '#1c2b52', ...look }
}
const type: Mark[] = [
  {
    draw: 'path',
    path: 'M0 986H980V1192H0Z',
    fill: { from: [0, 986], to: [980, 1192], inks: ['#dcd6c2', '#e4dfcd', '#cfc8b2'] },
  },
  { draw: 'path', path: 'M0 986H980V998H0Z', fill: '#a8281f' },
  printed('Out on the town', 1016, 92, { font: 'geometric', weight: 700 }),
  printed('Take the underground, every four minutes until late', 1130, 31, { font: 'geometric', weight: 500 }),
]
/** Sheets overlap where they are pasted: each seam has a lit edge and the shadow below it. */
const SEAMS = ['M0 398H980', 'M0 795H980', 'M326 0V1192', 'M653 900V1192']
const BELOW = ['M0 400.5H980', 'M0 797.5H980', 'M328.5 0V1192', 'M655.5 900V1192']
const pasted: Mark[] = [
  { draw: 'path', path: SEAMS, line: { paint: '#ffffff20', width: 2 } },
  { draw: 'path', path: BELOW, line: { paint: '#00000034', width: 3 } },
]
/** Many hands and brake dust: darker towards the foot and the sides. */
const dust: Mark[] = [
  {
    draw: 'path',
    path: 'M0 0H980V1192H0Z',
    fill: { from: [0, 0], to: [0, 1192], inks: ['#ece6d8', '#d8d2c4', '#a69e8e'] },
  },
  {
    draw: 'path',
    path: 'M0 0H980V1192H0Z',
    fill: { from: [0, 0], to: [980, 0], inks: ['#c4bcac', '#f4f0e8', '#f4f0e8', '#cdc5b4'] },
  },
]

const BOARD = 'M1012 366L1252 380L1252 470L1012 464Z'

/** The station's name in enamel on the tiles beside, in the light of the lamps over the track. */
const sign: Mark[] = [
  { draw: 'path', path: 'M1013 369L1254 383L1254 473L1013 467.5Z', fill: '#00000085' },
  { draw: 'path', path: BOARD, fill: '#c9c8be' },
  {
    draw: 'path',
    path: 'M1020 374L1244 387L1244 462L1020 456Z',
    fill: { from: [1012, 366], to: [1030, 470], inks: ['#34549a', '#1f3d80', '#16306a'] },
  },
  {
    draw: 'text',
    text: 'Harbour Street',
    box: [1032, 390, 200, 58],
    font: 'geometric',
    weight: 700,
    size: 28,
    fill: '#e9e8de',
    turn: 1.4,
  },
  {
    draw: 'path',
    path: 'M1012 366L1252 380L1252 398L1012 384Z',
    fill: { from: [1012, 0], to: [1252, 0], inks: ['#ffffff40', '#ffffff12'] },
  },
  {
    draw: 'path',
    path: [ornaments.circle(1016.5, 371, 2.4), ornaments.circle(1247.5, 384, 2.4)],
    fill: '#6b6a64',
  },
]

/** Along the track: what the railway has screwed to its wall, the number of the signal, a warning, the platform's line. */
const trackside: Mark[] = [
  { draw: 'path', path: 'M70 706L196 694V752L70 765Z', fill: '#00000070' },
  { draw: 'path', path: 'M67 702L193 690V748L67 761Z', fill: '#b4b0a0' },
  {
    draw: 'text',
    text: 'HS 214',
    box: [76, 706, 108, 40],
    font: 'condensed',
    weight: 700,
    size: 34,
    fill: '#1c1c1e',
    turn: -5.4,
  },
  { draw: 'path', path: 'M764 775L884 757V838L764 858Z', fill: '#00000080' },
  { draw: 'path', path: 'M761 771L881 753V834L761 854Z', fill: '#d8a91c' },
  { draw: 'path', path: 'M769 777L873 761.5V829L769 846Z', line: { paint: '#1a1712', width: 2.4 } },
  { draw: 'path', path: 'M793 787L777 821L813 815Z', line: { paint: '#1a1712', width: 3.4 } },
  { draw: 'path', path: 'M795 796L790 806H797L792 815', line: { paint: '#1a1712', width: 2.6 } },
  {
    draw: 'text',
    text: 'DANGER\nLIVE RAIL',
    box: [817, 777, 48, 40],
    font: 'condensed',
    weight: 700,
    size: 12.5,
    lines: 2,
    fill: '#1a1712',
    turn: -8.4,
  },
  { draw: 'path', path: 'M1002 960L1280 903V917L1062 960Z', fill: '#d9a81e' },
]

/** The blue glaze mirrors the lamps evenly, not in clouds. */
const glaze: Mark[] = [
  {
    draw: 'path',
    path: 'M0 104L1280 227V246L0 139Z',
    fill: { from: [0, 120], to: [1280, 236], inks: ['#98a6cc', '#b0bad4', '#98a6cc'] },
  },
]

/** Brake dust that water has carried down: below the frames, below the blue tiles; runs of uneven length that thin out. */
const runs = (from: Spot, to: Spot, count: number, long: number, seed: number): string => {
  const paths = Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5 + 0.4 * Math.sin(5.7 * at + seed)) / count
    const [x, y] = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
    const half = 2.2 + 3.4 * Math.abs(Math.sin(3.3 * at + 2 * seed))
    const foot = y + long * (0.3 + 0.7 * Math.abs(Math.sin(2.1 * at + seed)))
    return `M${x - half} ${y}L${x + half} ${y}L${x + 0.4} ${foot}L${x - 0.4} ${foot}Z`
  })
  return paths.join('')
}
const grime: Mark[] = [
  { draw: 'path', path: runs([276, 622], [620, 603], 15, 30, 1), fill: '#4a3f3099' },
  { draw: 'path', path: runs([694, 598], [958, 583], 12, 26, 4), fill: '#4a3f3099' },
  { draw: 'path', path: runs([0, 690], [1280, 604], 44, 110, 2), fill: '#15120e8c' },
  // Dust lies where wall and blue tiles meet, and on top of the cables.
  { draw: 'path', path: 'M0 630L1280 555V563L0 640Z', fill: '#2a241c80' },
  { draw: 'path', path: 'M0 104L1280 227V233L0 112Z', fill: '#2a241c66' },
]

export default definePhotoFrame({
  name: 'underground',
  summary: 'Two posters across the tracks, below a tiled vault',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'underground'),
        slots: [
          {
            sheet: [
              { do: 'photo', headroom: 0.14, at: [0.5, 0.415], size: [1, 0.83], treat: [surface, ...lamps] },
              { do: 'artwork', view: POSTER, marks: type, blend: 'over', worn: 0.12 },
              { do: 'artwork', view: POSTER, marks: dust, worn: 0.1 },
              { do: 'artwork', view: POSTER, marks: pasted, blend: 'over', soft: 0.001 },
            ],
            gain: 0.92,
          },
          { input: 'url2', treat: [surface, ...lamps], standIn: 'coast' },
        ],
      },
      { do: 'artwork', view: [1280, 960], marks: ballast, clip: BETWEEN, blend: 'over', opacity: 0.9, soft: 0.0006 },
      { do: 'artwork', view: [1280, 960], marks: oil, clip: BETWEEN, opacity: 0.8, soft: 0.004 },
      { do: 'artwork', view: [1280, 960], marks: grime, soft: 0.0028, worn: 0.2 },
      { do: 'artwork', view: [1280, 960], marks: firing(EYE, WALL), clip: TILES, opacity: 0.7, soft: 0.0008 },
      {
        do: 'artwork',
        view: [1280, 960],
        marks: glints(EYE, WALL),
        clip: TILES,
        blend: 'light',
        opacity: 0.7,
        soft: 0.0014,
      },
      { do: 'artwork', view: [1280, 960], marks: tiled, blend: 'light', opacity: 0.9, soft: 0.0028 },
      { do: 'artwork', view: [1280, 960], marks: sign, blend: 'over', opacity: 0.96, worn: 0.1 },
      { do: 'artwork', view: [1280, 960], marks: glaze, blend: 'ink' },
      { do: 'artwork', view: [1280, 960], marks: trackside, blend: 'over', opacity: 0.5, worn: 0.26 },
      { do: 'artwork', view: [1280, 960], marks: train, blend: 'light', opacity: 0.3, soft: 0.003 },
      { do: 'artwork', view: [1280, 960], marks: gleam, blend: 'light', soft: 0.001 },
    ],
    finish: { tone: 'film', exposure: 1.12, vignette: 0.2 },
  },
})
