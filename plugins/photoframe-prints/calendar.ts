import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe, line, stock, words } from '@gateway/sdk-plugin/photo-frame'

type Step = FrameRecipe['steps'][number]

const SHAPE = [960, 1280] as const
const PAGE = [420, 590] as const
const INK = '#26282b'
const RED = '#b5372a'
const PEN = '#24418f'

/** What stands on the upper page, over its paper. */
const PRINTED: Extract<Step, { do: 'sheet' }>['steps'] = [
  {
    do: 'photo',
    at: [0.5, 180 / 590],
    size: [380 / 420, 292 / 590],
    treat: [
      { kind: 'grade', contrast: 0.3, exposure: 1.35, saturation: 1.12, grain: 0.05 },
      { kind: 'glare', shape: 'lamp', at: [0.2, 0.1], size: [0.8, 0.5], strength: 0.1, rough: 0.3 },
    ],
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

/**
 * What a pen has added: the weekend of the third row, which every month has, ringed twice round, and a word to whoever
 * reads it; an arrow runs between the columns of Saturday and Sunday.
 */
const PENNED: Step = {
  do: 'artwork',
  view: PAGE,
  worn: 0.05,
  marks: [
    line(
      'M300 469C310 458 382 456 394 470C400 486 366 491 345 490C312 490 290 484 294 471C300 457 368 456 388 463',
      1.5,
      PEN,
    ),
    line('M344 491C347 508 341 526 338 543M333 536L338 544L344 538', 1.4, PEN),
    words('don’t forget!', [228, 542, 172, 30], {
      font: 'hand',
      weight: 700,
      size: 25,
      uneven: 0.3,
      turn: -2,
      fill: PEN,
    }),
  ],
}

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
        slots: [{ sheet: [stock([0.86, 0.85, 0.81], { relief: 0.05 }), ...PRINTED, PENNED] }],
      },
    ],
    finish: { tone: 'film', vignette: 0.25 },
  },
})
