import { join } from 'node:path'
import { area, definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { brushed, cards } from './hung.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

const GILT = { from: [0, 770], to: [0, 828], inks: ['#7a5a22', '#c9a04a', '#8c6a2c'] } as const

/** The town in its two languages, on the dado below the arch. @param down By how many pixels */
const inscription = (fill: Extract<Mark, { draw: 'text' }>['fill'], down: number): Mark[] => [
  {
    draw: 'text',
    text: 'Bruxelles · MDCCCLXXX · Brussel',
    box: [352, 776 + down, 572, 46],
    font: 'roman',
    weight: 600,
    case: 'upper',
    spacing: 0.16,
    fill,
  },
]

/** Veins of pale marble: they wander downhill, split, and thin out. */
const veins = (left: number, top: number, wide: number, high: number, count: number, seed: number): string => {
  const lines = Array.from({ length: count }, (_, line) => {
    const start = (line + 0.5 + 0.5 * Math.sin(4.1 * line + seed)) / count
    const steps = Array.from({ length: 9 }, (_step, at) => {
      const down = at / 8
      const wander = 0.5 * down - 0.25 + 0.12 * Math.sin(5 * down + 3 * line + seed) + 0.05 * Math.sin(17 * down + line)
      const x = left + wide * Math.min(1, Math.max(0, start + wander))
      return `${x.toFixed(1)} ${(top + high * down).toFixed(1)}`
    })
    return `M${steps.join('L')}`
  })
  return lines.join('')
}
/** The fronts and inner sides of the plinths, the piers of the arch, the squares below the columns. */
const STONES = [
  [186, 694, 97, 182, 4, 1],
  [284, 690, 26, 180, 2, 5],
  [994, 694, 98, 182, 4, 3],
  [967, 690, 26, 180, 2, 8],
  [316, 282, 42, 450, 4, 2],
  [922, 282, 42, 450, 4, 6],
  [0, 836, 146, 50, 3, 4],
  [1130, 836, 150, 50, 3, 7],
] as const
const veined: Mark[] = STONES.flatMap(([left, top, wide, high, count, seed]): Mark[] => [
  { draw: 'path', path: veins(left, top, wide, high, count, seed), line: { paint: '#6e675c50', width: 1.3 } },
  { draw: 'path', path: veins(left, top, wide, high, count, seed + 0.4), line: { paint: '#8a7f6e38', width: 5 } },
])
/** A sunk panel on the front of each plinth: its upper and left edges in shade. */
const panels = (shaded: boolean): string => {
  return [199, 1008]
    .map((x) => {
      return shaded ? `M${x} 860V712H${x + 70}` : `M${x} 861H${x + 71}V713`
    })
    .join('')
}

/** The gilt frame as it hangs, clockwise; and all of the picture but that, where its shadow can fall. */
const FRAME = 'M456 158V600H827V158Z'
const BUT_FRAME = `M0 0H1280V960H0Z${FRAME}`
/** What the lamp above it does not reach: the pool of its light widens downwards. */
const POOL = 'M640 40C470 40 400 180 392 360C384 560 440 690 640 700C840 690 896 560 888 360C880 180 810 40 640 40Z'
const unlit: Mark[] = [{ draw: 'path', path: `M-90 -90V1050H1370V-90Z${POOL}`, fill: '#8d8794' }]
/** The frame stands off the wall as a hand is broad: the lamp, above on the left, throws it down to the right. */
const thrown: Mark[] = [
  { draw: 'path', path: 'M478 590L486 650H856V206L820 176V600Z', fill: '#2a0f0c' },
  { draw: 'path', path: 'M460 590L464 618H840V172L820 164V600Z', fill: '#200906' },
]
/** A scallop of light on the wall above the picture, and its gleam on the upper moulding. */
const scallop: Mark[] = [
  {
    draw: 'path',
    path: 'M500 156C520 86 580 52 642 52C704 52 764 86 784 156Z',
    fill: { from: [0, 50], to: [0, 158], inks: ['#5a3a2000', '#c07848'] },
  },
]
const gleam: Mark[] = [
  {
    draw: 'path',
    path: 'M462 160H822L806 192H478Z',
    fill: { from: [0, 158], to: [0, 194], inks: ['#fff0c0', '#fff0c000'] },
  },
]

/** The day through a high window on the left: two rows of panes on the floor, as many on the wall beside the right column. */
const day: Mark = {
  draw: 'path',
  path:
    'M392 852L500 850L560 890L430 894ZM522 850L634 848L716 886L586 889Z' +
    'M440 902L572 897L650 966L488 970ZM598 896L732 892L850 962L676 965Z' +
    'M984 330L1040 316L1040 396L984 410ZM1054 312L1092 303L1092 383L1054 392Z' +
    'M984 424L1040 410L1040 494L984 508ZM1054 406L1092 397L1092 481L1054 490Z' +
    // Rows beyond a drawing's last cut its blur off.
    'M1000 250h.2v.2h-.2Z',
  fill: { from: [400, 0], to: [1092, 0], inks: ['#b08a5c', '#c89a64', '#a87c4c'] },
}

export default definePhotoFrame({
  name: 'brussels-museum',
  summary: 'Below an arch of a museum of pale stone, between columns of red marble',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'brussels_museum'),
        slots: [
          {
            input: 'url',
            headroom: 0.13,
            // The skylight in the varnish.
            treat: [
              brushed,
              { kind: 'lamplight', at: [0.55, 0], reach: 0.9, rest: 0.6, gain: 1.06, light: [1, 0.97, 0.9] },
              {
                kind: 'glare',
                at: [0.92, 0.1],
                size: [0.26, 0.4],
                panes: [2, 3],
                soft: 0.06,
                strength: 0.06,
                rough: 0.8,
              },
            ],
          },
        ],
      },
      cards('#d8d3c8', [{ at: [850, 551, 902, 583], type: ['Portrait', 'oil on canvas'] }]),
      // The day comes in from the left: the further from it, the dimmer.
      {
        do: 'artwork',
        view: [1280, 960],
        marks: [
          area('M0 0H1280V960H0Z', {
            from: [0, 0],
            to: [1280, 420],
            inks: ['#ffffff', '#fffdf8', '#f0ebe2', '#b9b2aa'],
          }),
        ],
      },
      // One lamp is on the picture: what is beside it is dimmer, and its frame throws a shadow.
      { do: 'artwork', view: [1280, 960], marks: unlit, soft: 0.05, opacity: 0.62 },
      { do: 'artwork', view: [1280, 960], marks: thrown, clip: BUT_FRAME, soft: 0.013, opacity: 0.78 },
      { do: 'artwork', view: [1280, 960], marks: scallop, clip: BUT_FRAME, blend: 'light', soft: 0.02, opacity: 0.42 },
      { do: 'artwork', view: [1280, 960], marks: gleam, blend: 'light', soft: 0.004, opacity: 0.3 },
      { do: 'artwork', view: [1280, 960], marks: veined, soft: 0.0014 },
      {
        do: 'artwork',
        view: [1280, 960],
        marks: [{ draw: 'path', path: panels(true), line: { paint: '#5c5549b3', width: 2.6 } }],
        soft: 0.0008,
      },
      {
        do: 'artwork',
        view: [1280, 960],
        marks: [{ draw: 'path', path: panels(false), line: { paint: '#4a463e', width: 2 } }],
        blend: 'light',
        soft: 0.0008,
      },
      // Gilt letters that are cut into the green marble: their upper edge in shade, their lower one catches the skylight.
      { do: 'artwork', view: [1280, 960], marks: inscription('#04120ccc', -1), blend: 'over' },
      { do: 'artwork', view: [1280, 960], marks: inscription('#f6e2a066', 1), blend: 'over' },
      { do: 'artwork', view: [1280, 960], marks: inscription(GILT, 0), blend: 'over', worn: 0.14 },
      { do: 'artwork', view: [1280, 960], marks: [day], blend: 'light', soft: 0.007, opacity: 0.4 },
    ],
    finish: { tone: 'film', exposure: 1.12, vignette: 0.22, bloom: { strength: 0.12, from: 0.9 } },
  },
})
