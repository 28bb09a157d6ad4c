import { definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { MORNING, type SheetStep, standing, stock, words } from './kit.ts'

/** The card with the greeting, 200 × 44 mm. */
const CARD = [1000, 220] as const

/** The photo's own outline, in hundredths of it, as the wreath is bound: `art/kit/hearts.py`. */
const outline = Array.from({ length: 72 }, (_, at): readonly [number, number] => {
  const a = (at * Math.PI) / 36
  const x = 16 * Math.sin(a) ** 3
  const y = 12.6 * Math.cos(a) - 3.9 * Math.cos(2 * a) - 1.6 * Math.cos(3 * a) - 0.7 * Math.cos(4 * a) + 2
  return [50 + (x / 16 / 2.02) * 100, 50 - ((y / 16 - 0.03) / 2.02) * 100]
})

/** What roses and leaves leave of the light upon it: it lies deep among them, the deeper towards the lamp. */
const shade: SheetStep = {
  do: 'artwork',
  view: [100, 100],
  blend: 'ink',
  soft: 0.022,
  opacity: 0.86,
  marks: [
    {
      draw: 'path',
      path: ornaments.rectangle([-20, -20, 140, 140]) + ornaments.throughPoints(outline.map(inward), true),
      fill: { from: [10, 10], to: [90, 90], inks: ['#2c2420', '#3c332c', '#6a5c50'] },
    },
  ],
}

/** Single roses and leaves of the upper left side throw theirs further in, soft as they stand high; none on a face. */
const thrown: SheetStep = {
  do: 'artwork',
  view: [100, 100],
  blend: 'ink',
  soft: 0.016,
  opacity: 0.8,
  marks: [
    [14, 34, 7.5],
    [19.5, 45, 6.2],
    [25, 54, 5.4],
    [22, 22, 6.4],
    [32, 19, 6.8],
    [42, 25.5, 5],
    [58, 27, 5.4],
    [66, 19, 5.6],
    [77, 19.5, 5],
    [31, 63, 4.6],
  ].map(([x, y, size], at) => ({
    draw: 'path' as const,
    path: ornaments.rosette(x!, y!, { radius: size!, swing: 0.9, petals: 5 + (at % 3), curves: 1 })[0]!,
    fill: '#5c5048',
  })),
}

/** The inner edge of the shade: away from the lamp, and by as much as the roses are broad. */
function inward([x, y]: readonly [number, number]): readonly [number, number] {
  return [50 + (x - 50) * 0.83 + 1.6, 47 + (y - 47) * 0.83 + 1.8]
}

export default definePhotoFrame({
  name: 'pink_heart',
  summary: 'A heart of pink roses around the photo, a card with a greeting below',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Love you, Mum' },
    { url: '{samples}/landscape.jpg', text: 'Forever and always, my dearest friend' },
  ],
  recipe: {
    steps: [
      standing(
        'pink_heart',
        [
          // A print on matt paper, whose tooth is seen in it.
          stock(['#fffaf2', '#fbf1e4']),
          {
            do: 'photo',
            blend: 'ink',
            at: [0.5, 0.44],
            size: [1, 0.88],
            headroom: 0.24,
            beyond: 1,
            small: 0.75,
            treat: [{ kind: 'lamplight', at: [0.2, 0.1], reach: 0.86, rest: 0.62, gain: 1.14, light: [1, 0.95, 0.86] }],
          },
          thrown,
          shade,
        ],
        [
          stock(['#f8ecdf', '#f1e2d2']),
          words(CARD, { input: 'text' }, [150, 22, 780, 176], {
            font: 'script',
            size: 124,
            lines: 2,
            lineHeight: 0.95,
            fill: '#a3244a',
          }),
        ],
      ),
    ],
    finish: MORNING,
  },
})
