import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { thrown } from './ball-stand.ts'

/** Drawn within the ball. */
const INSIDE = { do: 'artwork', view: [100, 100] } as const

/** Mist. */
const wisps = [
  'M8 74C22 60 34 88 50 78S78 66 94 80C80 74 66 90 50 86S24 70 8 74Z',
  'M14 88C30 76 46 96 62 86S86 82 90 88C78 88 66 98 52 94S26 84 14 88Z',
  'M10 52C16 44 22 56 20 66C18 76 26 80 34 78C24 86 14 78 15 68C15 60 14 54 10 52Z',
  // Before the shoulders, and drawn up beside the head.
  'M4 66C16 62 22 72 34 70S54 78 66 73S84 60 97 64C88 70 80 82 66 81S44 88 32 81S14 78 4 66Z',
  'M24 82C36 74 40 84 50 82S66 76 78 82C68 84 62 92 50 90S34 90 24 82Z',
  'M21 72C17 60 24 52 20 40C18 33 22 28 27 24C23 31 25 38 23 46C22 55 26 62 24 72Z',
  'M79 70C84 60 76 52 80 42C82 35 78 30 74 27C78 34 77 40 77.500 48C77 57 76 64 77 70Z',
  'M88 46C82 54 90 60 84 70C80 78 72 80 66 78C76 76 80 68 80 62C80 54 82 48 88 46Z',
].map((path) => ({ draw: 'path' as const, path, fill: '#c4b2ff' }))

/** Dark vapour in the foot of the ball and along its rim, in banks. */
const veils = [
  {
    draw: 'path' as const,
    path: 'M0 100V60Q10 66 18 62T34 74Q42 82 52 79T68 76Q76 66 84 64T100 58V100Z',
    fill: { from: [0, 62] as const, to: [0, 92] as const, inks: ['#2a185800', '#2a1858b0', '#1c1042f0', '#120a30'] },
  },
  ...[
    [22, 68, 17],
    [38, 80, 15],
    [62, 82, 15],
    [80, 70, 18],
    [14, 46, 12],
    [88, 42, 12],
  ].map(([x, y, radius]) => ({
    draw: 'path' as const,
    path: ornaments.circle(x!, y!, radius!),
    fill: { centre: [x!, y!] as const, radius: radius!, inks: ['#3a2478c8', '#2e1c6890', '#24165030', '#24165000'] },
  })),
]

/** The flames on both sides, small and upside down, drawn out along the rim as a ball bends what stands beside it. */
const FLAMES = [
  ['M9 44Q6 56 11 67', 3.4, '#ffb868'],
  ['M11 49Q9.500 55 11.500 60', 1.6, '#fff0d0'],
  ['M90.500 40Q94 50 91 61', 3, '#ffb060'],
  ['M89.600 45Q91 51 89.500 56', 1.4, '#ffecc8'],
  ['M84 30Q86.500 34 87 38', 1.8, '#e89c54'],
].map(([path, width, paint]) => ({
  draw: 'path' as const,
  path: String(path),
  line: { paint: String(paint), width: Number(width), round: true },
}))

/** Who is seen has the colours of the ball: what is dark is violet, what is light pale. */
const SEEN = {
  kind: 'grade',
  saturation: 1,
  contrast: 0.24,
  exposure: 0.86,
  darks: [0.92, 0.8, 1.24],
  lights: [1.02, 0.97, 1.02],
} as const

const VIEW = [1280, 960] as const
type Step = FrameRecipe['steps'][number]
type Mark = Extract<Step, { do: 'artwork' }>['marks'][number]
type Sheet = Extract<Extract<Step, { do: 'baked' }>['slots'][number], { sheet: unknown }>['sheet']

/** What the lacquer of the cards mirrors of the candles behind would hide their print: half of it is kept. */
const dull: Mark[] = [
  ['M1088 776L1284 800V964L1040 924Z', 1190, 910, 250],
  ['M164 794L365 802L274 960L24 952Z', 130, 900, 190],
].map(([path, x, y, radius]) => {
  const [centre, reach] = [[Number(x), Number(y)] as const, Number(radius)]
  const inks = ['#7c6850', '#94806a', '#c4b4a0', '#f6f0e8']
  return { draw: 'path', path: String(path), fill: { centre, radius: reach, inks } }
})

/** The string of stones lies on the pile: what is between it and its shadow is in the shade, too. */
const touched: Mark[] = [
  {
    draw: 'path',
    path: 'M350 936Q400 914 477 914T591 921Q650 934 708 948T800 962Q890 962 960 936',
    line: { paint: '#180420', width: 11, round: true },
  },
  { draw: 'path', path: 'M0 0H1280V960H0Z', fill: '#00000001' },
]

const BALL = ornaments.circle(640, 351, 249)
/** The cloth that the ball mirrors in its foot would lie before who is seen as a flat wash: most of it is drowned. */
const deep: Mark[] = [
  {
    draw: 'path',
    path: 'M380 372Q440 460 520 496Q640 530 760 496Q840 460 900 372V500Q840 566 640 574Q440 566 380 500Z',
    fill: { from: [0, 380], to: [0, 575], inks: ['#ffffff', '#d8cce8', '#8c70a8', '#4c3070', '#341c50', '#5a3c80'] },
  },
]
/** In place of it mist stirs there. */
const stirred: Mark[] = [
  'M398 470Q450 520 520 506T640 532T760 500T884 452Q850 530 760 530T640 556T510 536T398 470Z',
  'M440 420Q470 470 540 488T600 516Q520 520 470 490T440 420Z',
  'M846 410Q820 470 750 484T690 520Q770 522 812 486T846 410Z',
].map((path) => ({ draw: 'path', path, fill: '#8f74d8' }))

const STARS = [
  [96, 98],
  [504, 98],
  [112, 896],
  [488, 896],
].map(([x, y]) => ornaments.star(x!, y!, { points: 8, outer: 36, inner: 11 }))
const NIGHT = { kind: 'grade', saturation: 0.9, contrast: 0.3, exposure: 0.7, darks: [0.8, 0.8, 1.2] } as const

/** A card of the teller's that shows the second photo: dark blue, gilt lines, a number above and stars in its corners. */
const CARD = [600, 1000] as const
const GILT = { from: [0, 0], to: [600, 1000], inks: ['#e2bd66', '#8f6420', '#efd088', '#9a6e28', '#d8b058'] } as const
const tarot: Sheet = [
  { do: 'backdrop', colours: ['#2a2350', '#171436'], clouds: 0.2 },
  { do: 'photo', input: 'url2', standIn: 'night', at: [0.5, 0.49], size: [0.76, 0.66], treat: [NIGHT] },
  {
    do: 'artwork',
    view: CARD,
    blend: 'over',
    worn: 0.1,
    marks: [
      {
        draw: 'path',
        path: [ornaments.rectangle([22, 22, 556, 956]), ornaments.rectangle([66, 154, 468, 672])],
        line: { paint: GILT, width: 9 },
      },
      { draw: 'path', path: ornaments.rectangle([38, 38, 524, 924]), line: { paint: GILT, width: 3 } },
      { draw: 'text', text: 'XVII', box: [180, 56, 240, 84], font: 'roman', weight: 700, size: 72, fill: '#e2bd66' },
      { draw: 'path', path: STARS, fill: GILT },
      { draw: 'path', path: ornaments.rays(300, 896, 58, 16), fill: GILT },
    ],
  },
]

export default definePhotoFrame({
  name: 'crystal_ball',
  summary: "In a fortune-teller's ball of crystal, a second photo on one of the cards",
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'crystal_ball'),
        slots: [
          {
            sheet: [
              {
                do: 'photo',
                headroom: 0.24,
                beyond: 1,
                small: 0.4,
                treat: [SEEN, { kind: 'bulged', middle: 0.62, fringe: 0.032 }],
              },
              {
                // The crystal is deep towards its rim, and something is moving in it.
                ...INSIDE,
                blend: 'ink',
                marks: [
                  {
                    draw: 'path',
                    path: 'M0 0H100V100H0Z',
                    fill: {
                      centre: [50, 50],
                      radius: 50,
                      inks: ['#ffffff', '#ffffff', '#fdfaff', '#e6dbf4', '#b09ad2', '#5a4290', '#2a1a58'],
                    },
                  },
                ],
              },
              {
                // Who is seen comes out of it: shoulders are lost in the dark of it, here sooner, there later.
                ...INSIDE,
                blend: 'over',
                soft: 0.03,
                marks: veils,
              },
              {
                // Wisps of it before who is seen.
                ...INSIDE,
                blend: 'light',
                opacity: 0.46,
                soft: 0.02,
                marks: wisps,
              },
              { ...INSIDE, blend: 'light', soft: 0.012, opacity: 0.62, marks: FLAMES },
            ],
          },
          { sheet: tarot },
        ],
      },
      { do: 'artwork', view: VIEW, blend: 'ink', marks: deep, clip: BALL, soft: 0.006 },
      { do: 'artwork', view: VIEW, blend: 'light', marks: stirred, clip: BALL, soft: 0.014, opacity: 0.2 },
      { do: 'artwork', view: VIEW, blend: 'ink', marks: dull, soft: 0.002 },
      { do: 'artwork', view: VIEW, marks: touched, soft: 0.006, opacity: 0.72 },
      { do: 'artwork', view: VIEW, blend: 'light', marks: thrown, soft: 0.01, opacity: 0.15 },
    ],
    finish: { tone: 'film', vignette: 0.3, bloom: { strength: 0.4, from: 0.85 } },
  },
})
