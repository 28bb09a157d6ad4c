import { definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { GLOSS, MORNING, photoIn, standing, stock, SUNLIT, words } from './kit.ts'

/** A leaf for the words, 88 × 124 mm, and a print beside it, 136 × 166 mm. */
const LEAF = [660, 930] as const
const PRINT = [680, 830] as const
const GILT = { from: [0, 0], to: [660, 930], inks: ['#a0741c', '#5c3d08', '#a87a20', '#573a08'] } as const

/** A branch at the window: leaves along both sides of a bent twig, seen as the shade they throw. */
const branch = (
  from: readonly [number, number],
  to: readonly [number, number],
  bow: number,
  leaves: number,
): string => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const way = Math.atan2(dy, dx)
  return Array.from({ length: leaves }, (_, n) => {
    const t = (n + 0.6) / leaves
    const off = bow * Math.sin(Math.PI * t)
    const [x, y] = [from[0] + dx * t - off * Math.sin(way), from[1] + dy * t + off * Math.cos(way)]
    const turn = way + (n % 2 ? 1 : -1) * (0.7 + 0.35 * Math.sin(5 * n))
    const [long, wide] = [128 + 34 * Math.sin(2.3 * n + 1), 36 + 9 * Math.sin(3.1 * n)]
    const at = (along: number, across: number) =>
      `${x + along * Math.cos(turn) - across * Math.sin(turn)} ${y + along * Math.sin(turn) + across * Math.cos(turn)}`
    return `M${at(0, 0)}Q${at(0.45 * long, wide)} ${at(long, 0)}Q${at(0.45 * long, -wide)} ${at(0, 0)}Z`
  }).join('')
}
const SHADE = [
  branch([1340, -30], [560, 30], 60, 14),
  branch([1350, 90], [1090, 420], -36, 8),
  branch([-80, 760], [330, 990], 40, 9),
  branch([-60, 520], [90, 700], 16, 4),
].join('')

export default definePhotoFrame({
  name: 'card_with_laces',
  summary: 'A card on paper lace with a ribbon, roses and a greeting in gold',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Best Wishes' },
    { url: '{samples}/landscape.jpg', text: 'To the happy couple, with love' },
  ],
  recipe: {
    steps: [
      standing(
        'card_with_laces',
        [
          stock(['#f6efe4', '#f0e7d8']),
          {
            do: 'artwork',
            view: LEAF,
            marks: [
              { draw: 'path', path: ornaments.rectangle([24, 24, 612, 882]), line: { paint: '#c79a9a', width: 4 } },
              { draw: 'path', path: ornaments.rectangle([36, 36, 588, 858]), line: { paint: '#c79a9a', width: 2 } },
            ],
          },
          words(LEAF, { input: 'text' }, [52, 120, 556, 690], {
            font: 'script',
            size: 190,
            lines: 4,
            lineHeight: 1.05,
            fill: GILT,
          }),
        ],
        [stock(['#f6f2ea', '#f0eae0']), photoIn(PRINT, [34, 34, 612, 762], { treat: [SUNLIT, GLOSS] })],
      ),
      {
        do: 'artwork',
        view: [1280, 960],
        marks: [{ draw: 'path', path: SHADE, rule: 'nonzero', fill: '#7d6f86' }],
        opacity: 0.8,
        soft: 0.006,
      },
    ],
    finish: MORNING,
  },
})
