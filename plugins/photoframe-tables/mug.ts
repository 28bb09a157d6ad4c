import { join } from 'node:path'
import { definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'

/** Steam in two thin ribbons that curl as they rise and thin out: where each begins, how far it sways and how tall it is. */
const steam = [
  [618, 34, 1, 9],
  [668, 18, 0.94, 6],
].map(([x, sway, tall, half]) => {
  const side = (out: number) =>
    Array.from({ length: 17 }, (_, at): readonly [number, number] => {
      const up = at / 16
      const middle = x! + sway! * Math.sin(7.4 * up ** 0.8 + x!) * (0.15 + 1.5 * up)
      // A ribbon that turns: broad where it faces the eye, a thread where it shows its edge.
      const wide = half! * (0.5 + 1.6 * up) * (0.3 + 0.7 * Math.abs(Math.sin(5.6 * up + 0.7 * x!)))
      return [middle + out * wide, 232 - 300 * tall! * up]
    })
  const path = ornaments.throughPoints([...side(-1), ...side(1).toReversed()], true)
  const inks = ['#fff4e400', '#fff4e4b0', '#fff4e4e0', '#fff4e480', '#fff4e430', '#fff4e400']
  const fill = { from: [0, 236] as const, to: [0, 236 - 290 * tall!] as const, inks }
  return { draw: 'path' as const, path, fill }
})

const [MIDDLE, HALF] = [650, 201]
/** Coffee, from its far side along the wall to the rim in front, which hides the rest; in pixels of the plate. */
const arc = (y: number, rx: number, ry: number) =>
  Array.from({ length: 25 }, (_, at): readonly [number, number] => {
    const x = HALF * (at / 12 - 1)
    return [MIDDLE + x, y + ry * Math.sqrt(Math.max(0, 1 - (x / rx) ** 2))]
  })
const farSide = arc(244, 222, -28)
const surface = `${ornaments.throughPoints([...farSide, ...arc(217.5, 228, 30).toReversed()])}Z`
const coffee = [
  {
    draw: 'path' as const,
    path: surface,
    fill: {
      from: [449, 0] as const,
      to: [851, 0] as const,
      inks: ['#5a3a22', '#2a140a', '#180a05', '#241108', '#6a4426'],
    },
  },
  // It creeps up the wall, and its crema stays there.
  {
    draw: 'path' as const,
    path: ornaments.throughPoints(farSide),
    line: {
      paint: { from: [449, 0] as const, to: [851, 0] as const, inks: ['#8a5c34', '#7a4c28', '#a06c3c', '#b8824c'] },
      width: 2.4,
    },
    opacity: 0.6,
  },
  // The wall behind it, in its mirror.
  {
    draw: 'path' as const,
    path: 'M560 219Q650 213 770 221Q740 231 650 230Q590 229 560 219Z',
    fill: {
      from: [560, 0] as const,
      to: [770, 0] as const,
      inks: ['#8c827a00', '#a89a8c90', '#b8a89870', '#8c827a00'],
    },
  },
]

/** The window along the handle, broken where it bends away; its glaze is thick at the joints. */
const glaze = [
  ['M884 311C926 297 976 303 1016 336', 5],
  ['M1050 388C1066 436 1066 504 1040 562', 4.5],
  ['M882 652C912 660 940 654 962 640', 3],
].map(([path, width]) => {
  return {
    draw: 'path' as const,
    path: path as string,
    line: { width: width as number, paint: '#fffaf0', round: true },
  }
})

/** What the print keeps of the window's light from its left side to its right one, as the mug turns away. */
const turning = [
  {
    draw: 'path' as const,
    path: ornaments.rectangle([0, 0, 100, 100]),
    fill: {
      from: [0, 46] as const,
      to: [100, 54] as const,
      inks: ['#aaa098', '#e6ded6', '#ffffff', '#ffffff', '#fffdf8', '#f6eee6', '#e0d4c8', '#b8a99c', '#8a7d72'],
    },
  },
]

/** The print in tenths of a millimetre. */
const PRINT = [821, 790] as const
/** A transfer's corners are cut round, or they would come off first: there the glaze is bare. */
const corners = [
  {
    draw: 'path' as const,
    path: ornaments.rectangle([-20, -20, 861, 830]) + ornaments.rounded([0, 0, ...PRINT], 34),
    fill: { from: [0, 0] as const, to: [821, 0] as const, inks: ['#dcd8d0', '#d2cdc5', '#a39c94'] },
  },
]
export default definePhotoFrame({
  name: 'mug',
  summary: 'Printed on a mug in the morning sun',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'mug'),
        slots: [
          {
            gain: 1.25,
            sheet: [
              {
                do: 'photo',
                treat: [
                  { kind: 'lamplight', at: [0.34, 0.25], reach: 1, rest: 0.6, gain: 1.12, light: [1, 0.96, 0.9] },
                ],
              },
              { do: 'artwork', view: [100, 100], blend: 'ink', marks: turning },
              { do: 'artwork', view: PRINT, blend: 'over', marks: corners },
            ],
          },
        ],
      },
      { do: 'artwork', view: [1280, 960], blend: 'over', soft: 0.0028, marks: coffee },
      { do: 'artwork', view: [1280, 960], blend: 'light', opacity: 0.38, soft: 0.01, marks: steam },
      { do: 'artwork', view: [1280, 960], blend: 'light', opacity: 0.5, soft: 0.0022, marks: glaze },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
