import { definePhotoFrame, ornaments, shade as shadeOf } from '@gateway/sdk-plugin/photo-frame'
import { crumbs, crumbShade } from './crumbs.ts'
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

/** What the wrapped sweet on the upper rim and the cane's crook throw on the card, over the photo's corner. */
const thrown: SheetStep = {
  do: 'artwork',
  view: VIEW,
  blend: 'ink',
  soft: 0.009,
  opacity: 0.66,
  marks: [
    {
      draw: 'path',
      path:
        'M770 -20Q800 28 846 40Q880 62 914 58Q950 52 976 40V128Q950 104 930 96Q902 118 866 112Q824 104 806 84' +
        'Q786 96 770 118Q768 84 778 66Q752 20 740 -20Z',
      fill: '#4c4450',
    },
  ],
}

/** A cloth that lay folded: its creases, and low waves between them, each lit from the upper left. */
const creases = [
  'M-20 214Q120 196 300 236T620 60T900 -20',
  'M40 980Q150 760 232 560T250 240T180 -20',
  'M300 980Q520 900 760 890T1300 800',
  'M1300 520Q1180 470 1080 560T1030 760T1090 980',
  'M1300 250Q1150 300 1040 210T980 -20',
]
const low: Mark[] = creases.map((path) => ({ draw: 'path', path, line: { paint: '#8a6c68', width: 26, round: true } }))
const high: Mark[] = creases.map((path) => ({
  draw: 'path',
  path: path.replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => `${Number(x) - 22} ${Number(y) - 18}`),
  line: { paint: '#fff2e0', width: 20, round: true },
}))
const CLOTH = `M0 0H1280V960H0Z${LIES}`

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
        photoIn(VIEW, [58, 58, 860, 760], { headroom: 0.03, beyond: 0.22 }),
        words(VIEW, { input: 'text' }, [70, 832, 836, 140], {
          font: 'script',
          size: 120,
          lines: 2,
          lineHeight: 0.95,
          fill: '#a3122a',
        }),
        curl,
        thrown,
      ]),
      { do: 'artwork', view: PLATE, clip: CLOTH, marks: low, blend: 'ink', soft: 0.012, opacity: 0.4 },
      { do: 'artwork', view: PLATE, clip: CLOTH, marks: high, blend: 'light', soft: 0.009, opacity: 0.09 },
      {
        do: 'artwork',
        view: PLATE,
        clip: CLOTH,
        marks: shade,
        blend: 'ink',
        soft: 0.008,
        opacity: 0.62,
      },
      { do: 'artwork', view: PLATE, clip: CLOTH, marks: crumbShade, blend: 'ink', soft: 0.0012, opacity: 0.8 },
      { do: 'artwork', view: PLATE, clip: CLOTH, marks: crumbs, blend: 'over', soft: 0.0006 },
      shadeOf.throughPanes({ strength: 0.3, left: [330, -120] }),
    ],
    finish: MORNING,
  },
})
