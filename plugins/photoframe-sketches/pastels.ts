/** A street artist's pastels. */
import { ornaments, papers } from '@gateway/sdk-plugin/photo-frame'
import type { Mark, Place, SheetStep, Things } from './drawn.ts'

const PASTELS = [
  '#c8281e',
  '#e0761e',
  '#f2c81e',
  '#50821e',
  '#1e8c5a',
  '#1e78b4',
  '#1e3c96',
  '#5a2878',
  '#b46a8a',
  '#e8b48c',
  '#8a4a2c',
  '#ece6da',
  '#6a6864',
  '#1a1a1c',
]

/** A shallow wooden box of pastels. */
const BOX: Place = { at: [0.868, 0.655], height: 0.29, view: [760, 700], turn: 6 }
const SLOTS = [60, 392].map((top) => [48, top, 664, 248] as const)

/** A point of the box in shares of the picture. */
function inBox(x: number, y: number): readonly [number, number] {
  return papers.on(BOX, [x, y, 0, 0]).at
}

/** Seven pastels to a slot, as long as they have been left. */
export const tray: Things = PASTELS.map((colour, at) => {
  const [left, top, width, height] = SLOTS[Math.floor(at / 7)]!
  const used = [0, 0.18, 0.05, 0.36, 0.1, 0.02, 0.26][(at * 3) % 7]!
  const length = (height - 24) * (1 - used)
  const wobble = ((at * 5) % 7) - 3
  return {
    kind: 'stick' as const,
    at: inBox(left + ((at % 7) + 0.5) * (width / 7) + wobble, top + height - 10 - length),
    size: (BOX.height * length) / BOX.view[1],
    turn: 90 + BOX.turn + 0.5 * wobble,
    radius: 34 / length,
    colour,
  }
})

/** Its rims catch the light, its slots lie in their shade. */
function boxed(): SheetStep[] {
  return [
    {
      do: 'scene',
      steps: [
        {
          do: 'plate',
          kind: 'wood',
          scale: 1.7,
          relief: 0.4,
          colours: [
            [0.36, 0.2, 0.09],
            [0.25, 0.13, 0.055],
          ],
          spot: { rest: 0.92, power: 0.08 },
        },
      ],
    },
    {
      do: 'artwork',
      view: BOX.view,
      blend: 'over',
      marks: [
        { draw: 'path', path: 'M4 4H756V696H4Z', line: { paint: '#e2bd8a', width: 5 }, opacity: 0.45 },
        ...SLOTS.flatMap(([x, y, width, height]): Mark[] => [
          { draw: 'path', path: ornaments.rounded([x, y, width, height], 12), fill: '#241f1c' },
          { draw: 'path', path: `M${x + 10} ${y}h${width - 20}v26h${20 - width}Z`, fill: '#0a0807', opacity: 0.7 },
          { draw: 'path', path: `M${x} ${y + 10}v${height - 20}h16v${20 - height}Z`, fill: '#0a0807', opacity: 0.6 },
          {
            draw: 'path',
            path: `M${x + 8} ${y + height + 2}h${width - 16}`,
            line: { paint: '#ecc894', width: 4, round: true },
            opacity: 0.5,
          },
        ]),
      ],
    },
  ]
}

/** The box without what lies in it. */
export const PASTEL_BOX = papers.card(BOX, boxed())

/** Those in use, beside the box. */
export const loose: Things = [
  { kind: 'stick', at: [0.77, 0.885], size: 0.1, turn: 24, radius: 0.09, colour: '#8a4a2c' },
  { kind: 'stick', at: [0.885, 0.955], size: 0.08, turn: -38, radius: 0.11, colour: '#1a1a1c' },
  { kind: 'stick', at: [0.835, 0.89], size: 0.06, turn: 70, radius: 0.14, colour: '#ece6da' },
  { kind: 'stick', at: [0.945, 0.9], size: 0.09, turn: 110, radius: 0.1, colour: '#1e78b4' },
]
