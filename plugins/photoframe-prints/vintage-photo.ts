import { join } from 'node:path'
import { area, definePhotoFrame, line, ornaments, stock, words } from '@gateway/sdk-plugin/photo-frame'
import { LUSTRE, NACRE, SEEN, SILK } from './nacre.ts'

const SHAPE = [960, 1280] as const
/** A cabinet card in millimetres, four times over. */
const CARD = [432, 660] as const
const PHOTO = [24, 22, 384, 512] as const
const [left, top, width, height] = PHOTO
/** Bronze powder, browned with age. */
const GOLD = '#84602a'
/** Silver in a print that is strongest along its side. */
const fading = (from: readonly [number, number], to: readonly [number, number]) => {
  return { from, to, inks: ['#b4bcc8', '#8c98a880', '#8c98a800'] }
}

export default definePhotoFrame({
  name: 'vintage_photo',
  summary: 'A cabinet card of 1890 with words in ink on its mount',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Our dear Clara, 1891' },
    { url: '{samples}/landscape.jpg', text: 'The lake in June' },
  ],
  recipe: {
    shape: SHAPE,
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'vintage_photo'),
        slots: [
          {
            sheet: [
              stock([0.72, 0.6, 0.42], { relief: 0.14, stain: 0.86 }),
              {
                do: 'artwork',
                view: CARD,
                clip: ornaments.rounded([left, top, width, height], 8),
                blend: 'over',
                marks: [
                  area(ornaments.rectangle([left, top, width, height]), {
                    centre: [left + width * 0.42, top + height * 0.3],
                    radius: height * 0.9,
                    inks: ['#b9b09c', '#948b78', '#655d50', '#3f3931'],
                  }),
                ],
              },
              {
                do: 'photo',
                blend: 'over',
                at: [(left + width / 2) / CARD[0], (top + height / 2) / CARD[1]],
                size: [width / CARD[0], height / CARD[1]],
                headroom: 0.12,
                outline: { path: ornaments.rounded([0, 0, 384, 512], 8), view: [384, 512] },
                treat: [
                  { kind: 'staged' },
                  {
                    kind: 'toned',
                    dark: [0.04, 0.024, 0.016],
                    light: [0.84, 0.75, 0.59],
                    faded: 0.46,
                    soft: 2.2,
                    grain: 0.5,
                    scratches: 0,
                  },
                ],
              },
              // Silver that has come to the surface along the sides, bluish where the window meets it.
              {
                do: 'artwork',
                view: CARD,
                clip: ornaments.rounded([left, top, width, height], 8),
                blend: 'light',
                worn: 0.2,
                opacity: 0.13,
                marks: [
                  area(ornaments.rectangle([left, top, 70, height]), fading([left, 0], [left + 70, 0])),
                  area(
                    ornaments.rectangle([left + width - 54, top, 54, height]),
                    fading([left + width, 0], [left + width - 54, 0]),
                  ),
                  area(ornaments.rectangle([left, top, width, 46]), fading([0, top], [0, top + 46])),
                  area(
                    ornaments.rectangle([left, top + height - 90, width, 90]),
                    fading([0, top + height], [0, top + height - 90]),
                  ),
                ],
              },
              {
                do: 'artwork',
                view: CARD,
                worn: 0.3,
                blend: 'over',
                marks: [
                  line(ornaments.rounded([left - 3, top - 3, width + 6, height + 6], 10), 1.4, GOLD),
                  line(ornaments.rounded([6, 6, 420, 648], 7), 1, GOLD),
                  words('A. Montrose & Daughter', [30, 546, 190, 24], { font: 'script', align: 'left', fill: GOLD }),
                  words('PORTRAITS IN ALL WEATHERS', [30, 574, 190, 7], {
                    font: 'roman',
                    weight: 600,
                    spacing: 0.12,
                    align: 'left',
                    fill: GOLD,
                  }),
                  words('14, FERRY STREET · SALTBY', [250, 552, 152, 8], {
                    font: 'roman',
                    weight: 600,
                    spacing: 0.1,
                    align: 'right',
                    fill: GOLD,
                  }),
                  words('Plates are kept', [300, 566, 102, 8], {
                    font: 'book',
                    italic: true,
                    align: 'right',
                    fill: GOLD,
                  }),
                ],
              },
              {
                do: 'artwork',
                view: CARD,
                worn: 0.1,
                opacity: 0.9,
                marks: [
                  words({ input: 'text', description: 'Written on the mount' }, [32, 588, 368, 52], {
                    font: 'script',
                    turn: -1.2,
                    size: 50,
                    fill: '#2a1a12',
                  }),
                ],
              },
              {
                do: 'aged',
                tint: [0.74, 0.6, 0.43],
                yellow: 0.12,
                edges: 0.6,
                folds: {},
                creases: 0.26,
                stains: 2,
                foxing: 0.46,
              },
            ],
          },
        ],
      },
      { do: 'artwork', view: SEEN, blend: 'ink', soft: 0.0008, marks: [...NACRE, ...SILK] },
      { do: 'artwork', view: SEEN, blend: 'light', soft: 0.0008, marks: LUSTRE },
    ],
    finish: { tone: 'film', exposure: 1.05, vignette: 0.3 },
  },
})
