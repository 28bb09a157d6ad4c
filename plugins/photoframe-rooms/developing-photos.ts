import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Step = FrameRecipe['steps'][number]
type Sheet = Extract<Extract<Step, { do: 'baked' }>['slots'][number], { sheet: unknown }>['sheet']

/** Black and white, on paper with a border. */
const print = (input: 'url' | 'url2'): Sheet => [
  {
    do: 'plate',
    kind: 'paper',
    relief: 0.03,
    colours: [
      [0.93, 0.93, 0.92],
      [0.9, 0.9, 0.89],
    ],
    spot: { rest: 1, power: 0 },
  },
  {
    do: 'photo',
    input,
    standIn: 'alps',
    size: [0.9, 0.92],
    treat: [
      {
        kind: 'toned',
        dark: [0.012, 0.012, 0.012],
        light: [0.92, 0.92, 0.92],
        faded: 0.04,
        soft: 0.3,
        grain: 0.25,
        scratches: 0,
      },
    ],
  },
]

type Mark = Extract<Step, { do: 'artwork' }>['marks'][number]

/** The plate's pixels. */
const VIEW = [1280, 960] as const

/** Below the print the bath lies in its shade; behind it, it is calm. */
const shade: Mark[] = [
  {
    draw: 'path',
    path: 'M96 798Q360 812 636 819L676 826Q690 848 610 862L520 868Q300 852 120 840Z',
    fill: { from: [400, 794], to: [392, 874], inks: ['#34090300', '#340903f8', '#340903ff', '#3a0b04f0', '#4a120600'] },
  },
  { draw: 'path', path: 'M676 240H784V290H676Z', fill: '#a43a10' },
]

/** The safelight in the waves by the tray's corner: middle, half its length, half its height, lean. */
const glints: Mark[] = [
  [716, 262, 34, 4, 3],
  [744, 274, 24, 3, 2],
  [700, 276, 14, 2, 1],
  [764, 256, 15, 2.4, 2],
  [734, 250, 18, 2, 1],
  [772, 300, 17, 2, 3],
  [784, 330, 10, 1.6, 2],
].map(([x, y, half, high, lean]): Mark => ({
  draw: 'path',
  path:
    `M${x! - half!} ${y! - lean!}Q${x} ${y! - 2.4 * high!} ${x! + half!} ${y! + lean!}` +
    `Q${x! + 0.2 * half!} ${y! + 1.2 * high!} ${x! - half!} ${y! - lean!}Z`,
  fill: '#ffb468',
}))

/** Rings that ran out from the corner the tongs have lifted, over bath and print; each bright on the side of the lamp. */
const rings: Mark[] = [62, 96, 138, 190, 252].map((far, n): Mark => ({
  draw: 'path',
  path:
    `M${664 - far} ${792 - 0.05 * far}A${far} ${(0.74 * far).toFixed(1)} 0 0 1 ` +
    `${664 + 0.42 * far} ${(792 - 0.68 * far).toFixed(1)}`,
  line: {
    paint: {
      from: [664 - far, 792],
      to: [664 + 0.4 * far, 792 - 0.7 * far],
      inks: ['#ff7a3800', '#ff9050', '#ff8a4880', '#ffa868', '#ff7a3800'],
    },
    width: 5 + n,
    round: true,
  },
  opacity: 0.3 - 0.045 * n,
}))

export default definePhotoFrame({
  name: 'developing_photos',
  summary: 'Coming up in its bath, in the red light of a dark-room',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'developing_photos'),
        slots: [{ sheet: print('url'), gain: 1.5 }, { sheet: print('url2') }],
      },
      { do: 'artwork', view: VIEW, marks: shade, blend: 'over', soft: 0.005 },
      { do: 'artwork', view: VIEW, marks: rings, blend: 'light', soft: 0.0032 },
      { do: 'artwork', view: VIEW, marks: glints, blend: 'light', soft: 0.0012, opacity: 0.8 },
    ],
    finish: { exposure: 1.4, tone: 'film', vignette: 0.35, bloom: { strength: 0.3, from: 0.9 } },
  },
})
