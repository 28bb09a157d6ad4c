import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe, stock } from '@gateway/sdk-plugin/photo-frame'
import { CRACKED, LASHED } from './driftwood.ts'
import { shore } from './shore.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** Sand that was heaped up around a post when it was set: where it stands, how far the heap reaches, how high it is. */
const heap = (x: number, y: number, wide: number, high: number): Mark[] => {
  const crest = y - high
  const body =
    `M${x - wide} ${y + 8}C${x - 0.7 * wide} ${y - 2} ${x - 0.5 * wide} ${crest + 6} ${x - 0.28 * wide} ${crest + 2}` +
    `C${x - 0.1 * wide} ${crest - 4} ${x + 0.05 * wide} ${crest + 5} ${x + 0.2 * wide} ${crest - 1}` +
    `C${x + 0.42 * wide} ${crest + 2} ${x + 0.6 * wide} ${y - 4} ${x + wide} ${y + 8}` +
    `C${x + 0.5 * wide} ${y + 26} ${x - 0.5 * wide} ${y + 26} ${x - wide} ${y + 8}Z`
  const shade =
    `M${x + 0.05 * wide} ${crest + 5}C${x + 0.3 * wide} ${crest - 2} ${x + 0.6 * wide} ${y - 4} ${x + wide} ${y + 8}` +
    `C${x + 0.6 * wide} ${y + 16} ${x + 0.2 * wide} ${y + 10} ${x + 0.05 * wide} ${crest + 5}Z`
  // Clods that rolled down from it.
  const clods = Array.from({ length: 26 }, (_, n): Mark => {
    const side = 2 * ((n * 0.618) % 1) - 1
    const down = (n * 0.37) % 1
    const size = 1.2 + 2.6 * ((n * 0.71) % 1)
    const [cx, cy] = [
      x + side * wide * (0.35 + 0.75 * down),
      y - high * (1 - Math.abs(side)) * (1 - down) * 0.8 + 14 * down,
    ]
    return {
      draw: 'path',
      path:
        `M${cx - size} ${cy}C${cx - size} ${cy - 1.3 * size} ${cx + size} ${cy - 1.2 * size} ${cx + size} ${cy}` +
        `C${cx + 0.6 * size} ${cy + 0.7 * size} ${cx - 0.7 * size} ${cy + 0.7 * size} ${cx - size} ${cy}Z`,
      fill: { from: [cx - size, cy - size], to: [cx + size, cy + size], inks: ['#d0bca2', '#b09a82', '#7e6c5a'] },
    }
  })
  return [
    {
      draw: 'path',
      path: body,
      fill: { from: [0, crest], to: [0, y + 24], inks: ['#c6b096', '#baa38a', '#b39c84c0', '#b39c8400'] },
    },
    {
      draw: 'path',
      path: shade,
      fill: { from: [x, y - high], to: [x + wide, y + 8], inks: ['#7c6c5ee0', '#8a7868a0', '#a08c7a00'] },
    },
    ...clods,
  ]
}

/**
 * The print of a bare foot in dry sand: the wall towards the sun in the shade, the far one lit, sand pushed up behind it.
 *
 * @param size Half its length; what is farther off is smaller and flatter
 */
function footprint(x: number, y: number, size: number, turn: number): Mark[] {
  const at = (u: number, v: number) => {
    const across = u * Math.cos(turn) - v * Math.sin(turn)
    return `${(x + size * across).toFixed(1)} ${(y + 0.42 * size * (u * Math.sin(turn) + v * Math.cos(turn))).toFixed(1)}`
  }
  const sole = (grow: number, aside: number) =>
    `M${at(-0.34 * grow + aside, 0.9 * grow)}C${at(-0.5 * grow + aside, 0.3)} ${at(-0.2 * grow + aside, 0.1)} ` +
    `${at(-0.42 * grow + aside, -0.5)}C${at(-0.5 * grow + aside, -1.1 * grow)} ${at(0.5 * grow + aside, -1.15 * grow)} ` +
    `${at(0.46 * grow + aside, -0.5)}C${at(0.4 * grow + aside, 0)} ${at(0.44 * grow + aside, 0.4)} ` +
    `${at(0.34 * grow + aside, 0.9 * grow)}C${at(0.2 + aside, 1.2 * grow)} ${at(-0.2 + aside, 1.2 * grow)} ` +
    `${at(-0.34 * grow + aside, 0.9 * grow)}Z`
  const span = { from: [x - 0.5 * size, y] as const, to: [x + 0.5 * size, y] as const }
  return [
    { draw: 'path', path: sole(1.22, 0.1), fill: { ...span, inks: ['#c9b29600', '#d9c4a890', '#e2cdb0d0'] } },
    { draw: 'path', path: sole(1, 0), fill: { ...span, inks: ['#6a5a4ce8', '#85735fd0', '#b39c82b0', '#cdb698a0'] } },
  ]
}

/** Somebody came up from the water, past the frame on its left. */
const STEPS: Mark[] = Array.from({ length: 9 }, (_, step) => {
  const t = step / 8
  const near = 1 - t
  const x = 268 - 120 * near ** 1.4 + (step % 2 ? 1 : -1) * (5 + 17 * near)
  return footprint(x, 622 + 318 * near ** 1.5, 9 + 25 * near ** 1.2, 0.25 + (step % 2 ? 0.16 : -0.1))
}).flat()

/** Sand that the wind has left on the lower board, in its corners. */
const BLOWN: Mark[] = [
  'M444 703C462 694 480 699 510 698C540 697 560 700 590 698L590 701C540 704 490 706 444 709Z',
  'M700 694C740 692 780 684 822 680L824 689C780 695 740 696 700 697Z',
].map((path) => ({ draw: 'path', path, fill: { from: [0, 684], to: [0, 708], inks: ['#dcc7a9', '#c2ab8d'] } }))

export default definePhotoFrame({
  name: 'at-the-beach',
  summary: 'In a frame of driftwood in the sand, the sea behind',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'at_the_beach'),
        slots: [
          {
            sheet: [
              stock([0.86, 0.84, 0.78], { relief: 0.05 }),
              {
                do: 'photo',
                size: [0.925, 0.94],
                treat: [
                  { kind: 'lamplight', at: [0.16, 0.24], reach: 0.95, rest: 0.7, gain: 1.3, light: [1, 0.94, 0.8] },
                  // Bright haze of the sea takes the depth out of its darks, the sand throws its own light up on it.
                  {
                    kind: 'glare',
                    shape: 'lamp',
                    at: [0.5, 0.2],
                    size: [2.4, 1.5],
                    lean: 0,
                    strength: 0.05,
                    light: [0.86, 0.94, 1],
                  },
                  {
                    kind: 'glare',
                    shape: 'lamp',
                    at: [0.5, 1.02],
                    size: [2, 0.6],
                    lean: 0,
                    strength: 0.1,
                    light: [1, 0.82, 0.6],
                  },
                  // What the sun leaves on it, aside of faces.
                  {
                    kind: 'glare',
                    shape: 'lamp',
                    at: [0.1, 0.12],
                    size: [0.36, 0.5],
                    lean: 0.5,
                    strength: 0.34,
                    light: [1, 0.93, 0.78],
                  },
                ],
              },
            ],
          },
        ],
      },
      { do: 'artwork', view: [1280, 960], marks: LASHED, opacity: 0.75 },
      { do: 'artwork', view: [1280, 960], blend: 'over', marks: CRACKED, soft: 0.0007 },
      ...shore,
      {
        do: 'artwork',
        view: [1280, 960],
        blend: 'over',
        soft: 0.0014,
        tooth: 0.35,
        marks: [...STEPS, ...BLOWN, ...heap(410, 908, 92, 36), ...heap(862, 850, 78, 28)],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
