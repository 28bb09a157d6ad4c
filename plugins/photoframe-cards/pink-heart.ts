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
          {
            do: 'photo',
            at: [0.5, 0.44],
            size: [1, 0.88],
            headroom: 0.305,
            beyond: 1,
            small: 0.64,
            treat: [{ kind: 'lamplight', at: [0.2, 0.1], reach: 0.9, rest: 0.72, gain: 1.1, light: [1, 0.97, 0.9] }],
          },
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
