import {
  area,
  definePhotoFrame,
  line,
  lying,
  ornaments,
  sheetSize,
  stock,
  words,
  shade,
} from '@gateway/sdk-plugin/photo-frame'

const SHAPE = [960, 1280] as const
/** A cabinet card in millimetres, four times over. */
const CARD = [432, 660] as const
const PHOTO = [24, 22, 384, 512] as const
const [left, top, width, height] = PHOTO
const GOLD = '#b98f4a'

export default definePhotoFrame({
  name: 'vintage_photo',
  summary: 'A cabinet card of 1890 with words in ink on its mount',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Our dear Clara, 1891' },
    { url: '{samples}/landscape.jpg', text: 'The lake in June' },
  ],
  recipe: {
    shape: SHAPE,
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'velvet',
            scale: 0.9,
            colours: [[0.11, 0.012, 0.02]],
            spot: { at: [0.3, 0.15], size: 0.8, rest: 0.35, power: 0.9 },
          },
        ],
      },
      // A lace runner below it.
      {
        do: 'sheet',
        at: [0.62, 0.6],
        size: [0.86, 1.1],
        turn: 14,
        opacity: 0.92,
        shadows: [{ offset: [0.003, 0.005], blur: 0.008, strength: 0.4 }],
        steps: [
          {
            do: 'scene',
            steps: [
              {
                do: 'plate',
                kind: 'linen',
                scale: 0.5,
                colours: [
                  [0.66, 0.6, 0.48],
                  [0.56, 0.5, 0.39],
                ],
                spot: { rest: 0.9, power: 0.1 },
              },
            ],
          },
          {
            do: 'artwork',
            view: [400, 560],
            marks: [22, 34].map((inset) =>
              line(ornaments.rectangle([inset, inset, 400 - 2 * inset, 560 - 2 * inset]), 1.4, '#8d7d5e', {
                line: { paint: '#8d7d5e', width: 2, dash: [5, 4] },
              }),
            ),
          },
        ],
      },
      {
        do: 'sheet',
        at: [0.49, 0.5],
        size: sheetSize(CARD, 0.955, SHAPE[0] / SHAPE[1]),
        turn: -2.4,
        shadows: lying(1.7),
        outline: { path: ornaments.rounded([0, 0, 432, 660], 10), view: CARD },
        steps: [
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
                inks: ['#b59f78', '#8f7a58', '#5d4b35', '#3a2c1e'],
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
              {
                kind: 'staged',
                wears: 'frock',
                colours: [
                  [0.035, 0.03, 0.028],
                  [0.62, 0.58, 0.52],
                ],
              },
              {
                kind: 'toned',
                dark: [0.045, 0.022, 0.012],
                light: [0.82, 0.69, 0.48],
                faded: 0.2,
                soft: 0.9,
                grain: 0.35,
                scratches: 0,
              },
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
              words('Plates are kept', [300, 566, 102, 8], { font: 'book', italic: true, align: 'right', fill: GOLD }),
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
            tint: [0.72, 0.55, 0.36],
            yellow: 0.12,
            edges: 0.6,
            folds: {},
            creases: 0.08,
            stains: 2,
            foxing: 0.6,
          },
          // A corner that was bent once.
          {
            do: 'artwork',
            view: CARD,
            blend: 'light',
            marks: [line('M432 52L386 0', 1.4, '#7a6a50'), area('M432 50L388 0H432Z', '#2a2218', { opacity: 0.6 })],
          },
        ],
      },
      shade.belowLamp({ shape: SHAPE, at: [0.3, 0.15], strength: 0.35 }),
    ],
    finish: { tone: 'soft', vignette: 0.45, bloom: { strength: 0 } },
  },
})
