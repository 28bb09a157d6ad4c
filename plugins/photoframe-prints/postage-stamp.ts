import { join } from 'node:path'
import { definePhotoFrame, ornaments, type papers, stock } from '@gateway/sdk-plugin/photo-frame'

type Mark = papers.Mark

/** The stamp in tenths of a millimetre: perforated, its picture 26 mm wide. */
const STAMP = [340, 420] as const
const PICTURE = [40, 52, 260, 286] as const
const INK = '#173d5c'
const SECOND = '#8a2a2c'

const lines = (path: string | string[], width: number, paint = INK): Mark => {
  return { draw: 'path', path, line: { paint, width } }
}

const [left, top, width, height] = PICTURE

const stampMarks: Mark[] = [
  // Bands of guilloche between a heavy and a fine frame.
  lines(ornaments.rectangle([22, 22, 296, 376]), 2.4),
  lines(ornaments.rectangle([27, 27, 286, 366]), 0.8),
  // Beside the country's name, not behind it.
  lines(ornaments.guillocheBand([28, 28, 34, 20], { waves: 2, curves: 6 }), 0.55, SECOND),
  lines(ornaments.guillocheBand([278, 28, 34, 20], { waves: 2, curves: 6 }), 0.55, SECOND),
  lines(ornaments.rectangle([left - 3, top - 3, width + 6, height + 6]), 1.6),
  lines(ornaments.guillocheBand([28, 342, 284, 48], { waves: 9, curves: 14 }), 0.4, SECOND),
  {
    draw: 'path',
    path: 'M96 343H244Q252 366 244 389H96Q88 366 96 343Z',
    fill: '#f6f1e4',
    line: { paint: INK, width: 1.2 },
  },
  {
    draw: 'text',
    text: 'POSTAGE',
    box: [104, 347, 132, 22],
    font: 'roman',
    weight: 700,
    spacing: 0.16,
    size: 19,
    fill: INK,
  },
  {
    draw: 'text',
    text: 'PAR AVION',
    box: [104, 369, 132, 15],
    font: 'roman',
    weight: 600,
    spacing: 0.3,
    size: 10.5,
    fill: SECOND,
  },
  ...([62, 278] as const).flatMap((x): Mark[] => [
    { draw: 'path', path: ornaments.circle(x, 366, 24), fill: '#f6f1e4', line: { paint: INK, width: 1.4 } },
    lines(ornaments.rosette(x, 366, { radius: 20.5, swing: 2, petals: 18, curves: 5 }), 0.4, SECOND),
    { draw: 'text', text: '25', box: [x - 15, 353, 30, 26], font: 'serif', weight: 900, size: 30, fill: INK },
  ]),
  {
    draw: 'text',
    text: 'REPUBLIC OF LETTERS',
    box: [66, 30, 208, 16],
    font: 'roman',
    weight: 700,
    spacing: 0.22,
    size: 13,
    fill: INK,
  },
]

const STAMP_INK = '#1c1b22'

/** In hundredths of the frame's height. */
const FRAME = [400 / 3, 100] as const

/** A cancelling machine's die: place and time in a ring, then waves. */
const postmark: Mark[] = [
  lines(ornaments.circle(52, 74, 14), 0.5, STAMP_INK),
  lines(ornaments.circle(52, 74, 9), 0.3, STAMP_INK),
  { draw: 'text', text: 'HARBOUR TOWN', box: [36, 62, 32, 2.8], bend: 11, weight: 700, size: 2.7, fill: STAMP_INK },
  { draw: 'text', text: 'MAIL BY SEA', box: [40, 83.2, 24, 2.8], bend: -11, weight: 700, size: 2.4, fill: STAMP_INK },
  { draw: 'text', text: '14 VI', box: [45, 70.2, 14, 3.4], font: 'condensed', weight: 600, size: 3.4, fill: STAMP_INK },
  { draw: 'text', text: '18.30', box: [45, 74.4, 14, 3], font: 'condensed', weight: 500, size: 2.8, fill: STAMP_INK },
  lines(ornaments.waveLines([66.6, 65, 54, 19], { lines: 6, waves: 5, swing: 0.8 }), 0.55, STAMP_INK),
]

const stripes = (y: number): Mark[] => {
  return Array.from({ length: 16 }, (_, at): Mark => {
    const x = at * 9.4 - 6
    return { draw: 'path', path: `M${x + 2.4} ${y}h4.6l-2.4 3.6h-4.6Z`, fill: at % 2 === 0 ? '#a5322f' : '#2f4f86' }
  })
}

const written = (text: string, y: number, width: number): Mark => {
  return {
    draw: 'text',
    text,
    box: [9, y, width, 7],
    font: 'hand',
    weight: 500,
    size: 6.4,
    align: 'left',
    fill: '#1d2a5c',
    turn: -1.6,
  }
}

/** The letter below the stamp: the stripes of airmail, a flap's edge, an address. */
const letter: Mark[] = [
  ...stripes(0),
  ...stripes(96.4),
  lines('M0 3.6L66 34L133.3 6', 0.22, '#7a623f30'),
  written('To my dearest friend', 39, 44),
  written('12 Lighthouse Lane', 48.5, 39),
  written('Summer Bay', 57.5, 25),
  { draw: 'path', path: ornaments.rectangle([9, 10, 24, 10]), line: { paint: '#2f4f86', width: 0.5 } },
  {
    draw: 'text',
    text: 'PAR AVION',
    box: [10.5, 11.5, 21, 7],
    font: 'serif',
    weight: 700,
    italic: true,
    size: 3.6,
    fill: '#2f4f86',
  },
]

/** Where the letter lies for the stamp: one machine cancelled both. */
const LETTER_FROM_STAMP = { at: [0.1125, 0.5556], size: [2.008, 1.2195], turn: -2.4 } as const

const LEATHER = [1280, 960] as const

/** What a maker does to a nib, where the pen lies out of focus: its slit and breather, a plate of two metals, its underside. */
const nib: Mark[] = [
  {
    draw: 'path',
    path: 'M111 950L248 934L250 959H168Z',
    fill: { from: [0, 934], to: [0, 960], inks: ['#7a541c00', '#3a220890'] },
  },
  {
    draw: 'path',
    path: 'M232 915Q204 925 172 937Q164 941 172 946Q206 950 240 951Q245 934 232 915Z',
    fill: '#dcd8d0b0',
  },
  lines('M228 919Q204 928 176 938.5M236 947Q206 946.5 176 944', 0.9, '#8a6a3480'),
  lines('M239 911Q200 926 150 940M246 954Q200 952 150 947', 0.8, '#5a3c1070'),
  lines('M112 949.4L184 941.2', 1.5, '#1c1006'),
  lines('M112 948.2L182 939.8', 0.7, '#fff0c070'),
  { draw: 'path', path: ornaments.circle(187, 941, 3.4), fill: '#140b04' },
  { draw: 'path', path: 'M240 908Q190 923 130 945', line: { paint: '#fff4d0b0', width: 1.6 } },
]

export default definePhotoFrame({
  name: 'postage-stamp',
  summary: 'Engraved on a stamp, cancelled on its letter',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'postage_stamp'),
        slots: [
          {
            sheet: [
              stock([0.72, 0.62, 0.45], { relief: 0.2, stain: 0.94 }),
              { do: 'artwork', view: FRAME, marks: letter, opacity: 0.92, worn: 0.2 },
              { do: 'artwork', view: FRAME, marks: postmark, opacity: 0.9, worn: 0.5 },
            ],
          },
          {
            sheet: [
              stock([0.88, 0.85, 0.76], { relief: 0.1 }),
              {
                do: 'photo',
                at: [(left + width / 2) / STAMP[0], (top + height / 2) / STAMP[1]],
                size: [width / STAMP[0], height / STAMP[1]],
                blend: 'ink',
                close: 0.8,
                treat: [{ kind: 'engraving', ink: [0.011, 0.045, 0.105], lines: 116, ground: 0.36 }],
              },
              { do: 'artwork', view: STAMP, marks: stampMarks, worn: 0.12 },
              { do: 'artwork', view: FRAME, lies: LETTER_FROM_STAMP, marks: postmark, opacity: 0.84, worn: 0.58 },
            ],
          },
        ],
      },
      { do: 'artwork', view: LEATHER, blend: 'over', soft: 0.0012, marks: nib },
    ],
    finish: { tone: 'film', exposure: 1.05, vignette: 0.25 },
  },
})
