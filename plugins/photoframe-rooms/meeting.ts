import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { city } from './late-city.ts'
import { gleams, shades } from './meeting-table.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

const SLIDE = [1720, 2050] as const
/** Left, top, width, height of the photo on the slide. */
const PICTURE = [0, 0, 1720, 1690] as const
const [left, top, width, height] = PICTURE

const ground: Mark[] = [
  {
    draw: 'path',
    path: 'M0 0H1720V2050H0Z',
    fill: { from: [0, 1690], to: [1720, 2050], inks: ['#14263c', '#1b3552', '#16304c'] },
  },
]

const title: Mark[] = [
  { draw: 'path', path: 'M0 1690H1720V1702H0Z', fill: { from: [0, 0], to: [1720, 0], inks: ['#f2a65a', '#e8743b'] } },
  { draw: 'path', path: 'M90 1800H104V1950H90Z', fill: '#f2a65a' },
  {
    draw: 'text',
    box: [150, 1762, 1480, 226],
    font: 'geometric',
    weight: 600,
    align: 'left',
    lines: 2,
    lineHeight: 1.12,
    size: 118,
    fill: '#f4f6f8',
    text: {
      input: 'caption',
      default: 'Welcome to the team',
      most: 80,
      description: 'The title of the slide, below the photo',
    },
  },
]

const PLATE = [1280, 960] as const
/** The low sun in the right pane. */
const sun: Mark[] = [
  {
    draw: 'path',
    path: 'M1143 96L1280 42V560H1143Z',
    fill: { centre: [1262, 330], radius: 300, inks: ['#ffe6b8', '#ffcf8a90', '#ffb06830', '#ffbe8000'] },
  },
]

export default definePhotoFrame({
  name: 'meeting',
  summary: 'A slide on the screen of a meeting room high over a city, late in the day',
  samples: [
    { url: '{samples}/friend.jpg', caption: 'Meet our new colleague' },
    { url: '{samples}/landscape.jpg', caption: 'Summer party by the lake' },
  ],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'meeting'),
        slots: [
          {
            sheet: [
              { do: 'artwork', view: SLIDE, marks: ground, blend: 'over' },
              {
                do: 'photo',
                headroom: 0.1,
                at: [(left + width / 2) / SLIDE[0], (top + height / 2) / SLIDE[1]],
                size: [width / SLIDE[0], height / SLIDE[1]],
                // A beam is brightest in the middle of the screen.
                treat: [
                  { kind: 'lamplight', at: [0.5, 0.45], reach: 0.9, rest: 0.68, gain: 1.1, light: [0.97, 0.99, 1] },
                  // The strips of the ceiling and the windows at the right, in the screen's glass.
                  { kind: 'glare', shape: 'lamp', at: [0.9, 0.06], size: [0.2, 0.6], lean: 1.1, strength: 0.45 },
                  {
                    kind: 'glare',
                    at: [0.98, 0.5],
                    size: [0.36, 1.3],
                    lean: 0.04,
                    panes: [2, 1],
                    soft: 0.04,
                    strength: 0.34,
                    light: [1, 0.92, 0.78],
                    foot: 0.3,
                  },
                ],
              },
              { do: 'artwork', view: SLIDE, marks: title, blend: 'over', soft: 0.0009 },
            ],
            spill: { at: [0.36, 0.62], reach: [0.55, 0.4], strength: 1.6 },
          },
        ],
      },
      ...city,
      { do: 'artwork', view: PLATE, marks: sun, blend: 'light', opacity: 0.5, soft: 0.0015 },
      { do: 'artwork', view: PLATE, marks: shades, soft: 0.0008 },
      { do: 'artwork', view: PLATE, marks: gleams, blend: 'light', opacity: 0.72, soft: 0.0008 },
    ],
    finish: { tone: 'film', vignette: 0.2, bloom: { strength: 0.25, from: 0.92 } },
  },
})
