import { definePhotoFrame, ornaments, shade as shadeOf } from '@gateway/sdk-plugin/photo-frame'
import { type Mark, MORNING, photoIn, type SheetStep, standing, stock, words } from './kit.ts'

/** A card, 244 × 248 mm, in quarters of a millimetre. */
const VIEW = [976, 992] as const

/** Of the red checks around it the rim takes a breath of their colour, most where the cloth rises to it. */
const bounce: SheetStep = {
  do: 'artwork',
  view: VIEW,
  blend: 'ink',
  soft: 0.024,
  marks: [
    {
      draw: 'path',
      path: ornaments.rectangle([-60, -60, 1096, 1112]) + ornaments.rectangle([26, 22, 924, 952]),
      fill: '#f3d2ca',
    },
  ],
}

const PLATE = [1280, 960] as const
/** The card's outline on the cloth. */
const LIES = 'M278 115L984 97.5L1016 823L284 841.5Z'
/** Away from the sun its shade grows towards the corner that curls up: deep where it still touches, wide and pale beyond. */
const shade: Mark[] = [
  {
    draw: 'path',
    path: 'M980 104L1000 130L1066 872Q1064 892 1030 886L330 856L290 836Z',
    fill: '#6a4a48',
    opacity: 0.75,
  },
  { draw: 'path', path: 'M982 110L990 150L1034 846Q1030 858 1012 854L312 849L288 836Z', fill: '#38242a' },
  { draw: 'path', path: 'M284 844L279 842L273 112L280 110Z', fill: '#5a4440', opacity: 0.7 },
]

/** Shells of almond are matt and pitted: darker specks where the sugar's crust has opened; where each is, and how large. */
const pitted: Mark[] = [
  [76, 740, 70],
  [50, 874, 66],
  [1118, 192, 70],
  [1046, 128, 64],
  [1240, 100, 52],
  [216, 888, 52],
].map(([x, y, radius]) => {
  return {
    draw: 'path',
    path: ornaments.circle(x!, y!, radius!),
    fill: { centre: [x!, y!], radius: radius!, inks: ['#a88c8c', '#a88c8c', '#c8b4b400'] },
  }
})

/** The corner's curl on the card: it sinks into shade, then its tip stands up into the sun. */
const curl: SheetStep = {
  do: 'artwork',
  view: VIEW,
  blend: 'ink',
  marks: [
    {
      draw: 'path',
      path: 'M0 0H976V992H0Z',
      fill: {
        from: [700, 735],
        to: [976, 992],
        inks: ['#ffffff', '#fbf8f5', '#eae2db', '#cabdb4', '#b4a69d', '#dfd6cd', '#ffffff', '#ffffff'],
      },
    },
  ],
}

export default definePhotoFrame({
  name: 'festive_sweets',
  summary: 'A card amid sugar canes, macarons and wrapped sweets, with a greeting',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Sweet Holidays' },
    { url: '{samples}/landscape.jpg', text: 'Have a sweet and merry time' },
  ],
  recipe: {
    steps: [
      standing('festive_sweets', [
        stock(['#f8f3ea', '#f2eadb']),
        bounce,
        photoIn(VIEW, [58, 58, 860, 760]),
        words(VIEW, { input: 'text' }, [70, 832, 836, 140], {
          font: 'script',
          size: 120,
          lines: 2,
          lineHeight: 0.95,
          fill: '#a3122a',
        }),
        curl,
      ]),
      {
        do: 'artwork',
        view: PLATE,
        clip: `M0 0H1280V960H0Z${LIES}`,
        marks: shade,
        blend: 'ink',
        soft: 0.008,
        opacity: 0.62,
      },
      { do: 'artwork', view: PLATE, marks: pitted, blend: 'ink', worn: 0.86, opacity: 0.42, tooth: 0.6 },
      shadeOf.throughPanes({ strength: 0.3, left: [330, -120] }),
    ],
    finish: MORNING,
  },
})
