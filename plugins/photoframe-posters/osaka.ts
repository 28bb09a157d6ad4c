import { join } from 'node:path'
import { area, definePhotoFrame, line, ornaments, stock, words } from '@gateway/sdk-plugin/photo-frame'
import { castle } from './castle.ts'
import { INDIGO, RED, scales, mist, branch, blossoms, shoots, grain, vertical } from './woodblock.ts'

const SHAPE = [1000, 1280] as const
const PRINT = [440, 600] as const
const PICTURE = [22, 22, 396, 520] as const
const CLIP = ornaments.rectangle(PICTURE)

export default definePhotoFrame({
  name: 'osaka',
  summary: 'A woodblock print from Osaka, on straw matting',
  recipe: {
    shape: SHAPE,
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'osaka'),
        slots: [
          {
            sheet: [
              stock([0.88, 0.82, 0.68], { relief: 0.2 }),
              {
                do: 'artwork',
                view: PRINT,
                clip: CLIP,
                worn: 0.26,
                marks: [
                  area(CLIP, {
                    from: [0, 22],
                    to: [0, 420],
                    inks: ['#3a6d94', '#8fb3b4', '#e8d6ac', '#f2c69a', '#eda57f'],
                  }),
                  area(ornaments.circle(220, 212, 152), RED),
                  ...castle(74, 409),
                  mist(-20, 392, 150),
                  mist(300, 330, 150),
                  mist(330, 208, 110),
                ],
              },
              // Where the pad rubbed lightly, the block's own wood is in the ink.
              {
                do: 'artwork',
                view: PRINT,
                clip: CLIP,
                worn: 0.6,
                opacity: 0.15,
                blend: 'over',
                marks: grain(PICTURE),
              },
              {
                do: 'photo',
                // As wide as the picture: shoulders end at its border, not before it.
                at: [220 / 440, 285 / 600],
                size: [396 / 440, 420 / 600],
                headroom: 0.17,
                outline: { path: 'M0 0H396V420H0Z', view: [396, 420] },
                blend: 'over',
                treat: [
                  {
                    kind: 'staged',
                    wears: 'kimono',
                    colours: [
                      [0.02, 0.07, 0.15],
                      [0.52, 0.035, 0.03],
                    ],
                  },
                  {
                    kind: 'litho',
                    inks: [
                      [0.012, 0.022, 0.045],
                      [0.045, 0.022, 0.016],
                      [0.62, 0.43, 0.31],
                      [0.85, 0.7, 0.52],
                      [0.88, 0.755, 0.575],
                    ],
                    colours: 0.75,
                    grain: 0.1,
                    contour: 1,
                    simple: 14,
                    features: 0.12,
                    penned: 0.42,
                    even: true,
                    keyed: true,
                    cut: true,
                    hair: 0.25,
                    lighter: 0.16,
                  },
                ],
              },
              { do: 'artwork', view: PRINT, clip: CLIP, worn: 0.3, blend: 'over', marks: scales(478, 542) },
              {
                do: 'artwork',
                view: PRINT,
                clip: CLIP,
                worn: 0.3,
                blend: 'over',
                marks: [
                  line(branch, 5, '#3a2720', { line: { paint: '#3a2720', width: 5, round: true } }),
                  line(shoots, 1.8, '#3a2720', { line: { paint: '#3a2720', width: 1.8, round: true } }),
                  ...blossoms,
                  // A wiped block: the sea is deeper at its foot, the sky at its top.
                  area(CLIP, { from: [0, 455], to: [0, 542], inks: ['#12263f00', '#12263f00', '#12263fb0'] }),
                  area(CLIP, { from: [0, 22], to: [0, 120], inks: ['#14304ec0', '#14304e00'] }),
                ],
              },
              {
                do: 'artwork',
                view: PRINT,
                // Letters were cut in wood as well: their ink is starved at places and runs into the fibres.
                worn: 0.24,
                soft: 0.0009,
                blend: 'over',
                marks: [
                  // The key block was laid a hair too far to the right.
                  line(ornaments.rectangle([23.4, 22.8, 396, 520]), 2, INDIGO),
                  area(ornaments.rectangle([38, 38, 44, 128]), '#f3e8cc', { line: { paint: INDIGO, width: 1.6 } }),
                  ...vertical('大阪之春', 47, 46, 26, INDIGO),
                  area(ornaments.rectangle([43, 176, 34, 34]), RED),
                  words('浪\u3000花', [46, 180, 28, 26], { weight: 700, fill: '#f6ead0' }),
                  words('OSAKA', [22, 549, 196, 34], {
                    font: 'roman',
                    weight: 700,
                    spacing: 0.24,
                    align: 'left',
                    fill: INDIGO,
                  }),
                  words('IN THE SPRING', [236, 553, 182, 10], {
                    font: 'roman',
                    weight: 600,
                    spacing: 0.34,
                    align: 'right',
                    fill: RED,
                  }),
                  words('Eight Views of the Canals, No. 3', [236, 570, 182, 11], {
                    font: 'book',
                    italic: true,
                    align: 'right',
                    fill: '#4b4334',
                  }),
                ],
              },
              { do: 'aged', tint: [0.8, 0.68, 0.46], yellow: 0.14, edges: 0.3, creases: 0.1, stains: 1, foxing: 0.25 },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.3 },
  },
})
