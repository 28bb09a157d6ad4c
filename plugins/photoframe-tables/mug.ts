import { join } from 'node:path'
import { definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { crisp } from './biscuits.ts'

const INKS = ['#fff4e400', '#fff4e4d0', '#fff4e4ff', '#fff4e490', '#fff4e400']
/** Steam in threads that part and curl, from the coffee up: where each begins, and how it sways. */
const steam = [
  [566, 30, 1, 15],
  [612, -26, 1.2, 20],
  [668, 34, 0.9, 16],
  [724, -22, 1.1, 13],
].map(([x, sway, tall, half]) => {
  const side = (out: number) =>
    Array.from({ length: 9 }, (_, at): readonly [number, number] => {
      const up = at / 8
      const middle = x! + sway! * Math.sin(5.2 * up + x!) * (0.3 + 1.2 * up)
      const wide = half! * (0.35 + 1.5 * up * (1 - 0.55 * up)) * (0.7 + 0.5 * Math.sin(8 * up + 2 * x!))
      return [middle + out * wide, 236 - 330 * tall! * up]
    })
  const path = ornaments.throughPoints([...side(-1), ...side(1).toReversed()], true)
  const fill = { from: [0, 240] as const, to: [0, 240 - 320 * tall!] as const, inks: INKS }
  return { draw: 'path' as const, path, fill }
})

/** What the print keeps of the window's light from its left side to its right one, as the mug turns away. */
const turning = [
  {
    draw: 'path' as const,
    path: ornaments.rectangle([0, 0, 100, 100]),
    fill: {
      from: [0, 46] as const,
      to: [100, 54] as const,
      inks: ['#9a8e84', '#e2dad0', '#ffffff', '#ffffff', '#fffdf8', '#eee4da', '#cbbcae', '#8f8074', '#4e463f'],
    },
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
            ],
          },
        ],
      },
      ...crisp,
      { do: 'artwork', view: [1280, 960], blend: 'light', opacity: 0.24, soft: 0.012, marks: steam },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
