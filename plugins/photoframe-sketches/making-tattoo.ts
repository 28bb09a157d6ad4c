import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { banner, crept, INK, rose, sore, star, swallow, traced, wiped } from './tattoos.ts'

/** The shape of the slot on the arm. */
const VIEW = [1200, 900] as const
export default definePhotoFrame({
  name: 'making_tattoo',
  summary: 'Tattooed on a forearm under the lamp, between swallows and roses, one of them still a stencil',
  samples: [{ url: '{samples}/portrait.jpg', title: 'Forever' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'making_tattoo'),
        slots: [
          {
            sheet: [
              // White is bare skin.
              { do: 'backdrop', colours: ['#ffffff'], clouds: 0 },
              { do: 'artwork', view: VIEW, marks: sore, blend: 'ink', worn: 0.1 },
              {
                do: 'photo',
                at: [0.5, 0.455],
                size: [0.455, 0.8],
                blend: 'ink',
                behind: 0,
                headroom: 0.06,
                treat: [
                  {
                    kind: 'pencil',
                    paper: [1, 1, 1],
                    graphite: [0.012, 0.014, 0.024],
                    pressure: 0.95,
                    line: 1.7,
                    unfinished: 0.2,
                    pointed: true,
                  },
                ],
              },
              {
                do: 'artwork',
                view: VIEW,
                opacity: 0.94,
                worn: 0.12,
                marks: [
                  ...crept([
                    ...swallow(165, 230, 112, 1),
                    ...swallow(1035, 230, 112, -1),
                    ...rose(215, 600, 124),
                    ...star(90, 430, 40),
                    ...star(1110, 430, 40),
                    ...banner,
                  ]),
                  ...rose(985, 600, 124, traced),
                  {
                    draw: 'text',
                    text: { input: 'title', default: 'True Love', description: 'On the ribbon', most: 40 },
                    box: [340, 712, 520, 76],
                    font: 'blackletter',
                    size: 80,
                    fill: INK,
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        do: 'artwork',
        view: [1280, 960],
        marks: wiped,
        blend: 'ink',
        worn: 0.4,
        soft: 0.0025,
        opacity: 0.6,
        tooth: 0.2,
      },
    ],
    finish: { tone: 'film', vignette: 0.28, bloom: { strength: 0.06, from: 0.9 } },
  },
})
