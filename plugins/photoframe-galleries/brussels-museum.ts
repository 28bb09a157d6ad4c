import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

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

const surface = { kind: 'surface', of: 'canvas', strength: 1.5 } as const

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
              surface,
              { kind: 'lamplight', at: [0.55, 0], reach: 0.9, rest: 0.52, gain: 0.86, light: [1, 0.97, 0.9] },
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
      // Gilt letters that are cut into the green marble: their upper edge in shade, their lower one catches the skylight.
      { do: 'artwork', view: [1280, 960], marks: inscription('#04120ccc', -1), blend: 'over' },
      { do: 'artwork', view: [1280, 960], marks: inscription('#f6e2a066', 1), blend: 'over' },
      { do: 'artwork', view: [1280, 960], marks: inscription(GILT, 0), blend: 'over', worn: 0.14 },
    ],
    finish: { tone: 'film', vignette: 0.22 },
  },
})
