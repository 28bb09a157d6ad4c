import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe, line, stock, words } from '@gateway/sdk-plugin/photo-frame'

type Step = FrameRecipe['steps'][number]

const SHAPE = [960, 1280] as const
const PAGE = [420, 590] as const
const INK = '#26282b'
const RED = '#b5372a'

/** What stands on the upper page, over its paper. */
const PRINTED: Extract<Step, { do: 'sheet' }>['steps'] = [
  {
    do: 'photo',
    at: [0.5, 180 / 590],
    size: [380 / 420, 292 / 590],
    treat: [{ kind: 'grade', contrast: 0.25, saturation: 1.08, corners: 0.2, grain: 0.05 }],
    blend: 'ink',
  },
  {
    do: 'artwork',
    view: PAGE,
    marks: [
      {
        draw: 'month',
        part: 'name',
        box: [20, 338, 250, 34],
        font: 'serif',
        weight: 700,
        size: 46,
        align: 'left',
        fill: INK,
      },
      {
        draw: 'month',
        part: 'year',
        box: [300, 343, 100, 25],
        font: 'serif',
        weight: 400,
        italic: true,
        size: 32,
        align: 'right',
        fill: RED,
      },
      line('M20 382H400', 1.2, INK),
      {
        draw: 'month',
        part: 'weekdays',
        box: [20, 386, 380, 20],
        font: 'sans',
        weight: 600,
        size: 9.5,
        spacing: 0.12,
        case: 'upper',
        fill: '#6b6f74',
        sunday: RED,
      },
      line(
        Array.from({ length: 5 }, (_, row) => `M20 ${408 + (row + 1) * 27}H400`),
        0.4,
        '#b9bcc0',
      ),
      {
        draw: 'month',
        part: 'days',
        box: [20, 408, 380, 162],
        font: 'geometric',
        weight: 500,
        size: 16,
        fill: INK,
        sunday: RED,
      },
      words('Photographs of the year', [20, 577, 120, 6], {
        font: 'sans',
        size: 6,
        align: 'left',
        fill: '#8a8e92',
      }),
    ],
  },
]

export default definePhotoFrame({
  name: 'calendar',
  summary: 'A wall calendar at the present month, or at another',
  samples: [{ url: '{samples}/landscape.jpg' }, { url: '{samples}/portrait.jpg', month: '2027-05' }],
  recipe: {
    shape: SHAPE,
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'calendar'),
        slots: [{ sheet: [stock([0.86, 0.85, 0.81], { relief: 0.05 }), ...PRINTED] }],
      },
    ],
    finish: { tone: 'film', vignette: 0.25 },
  },
})
