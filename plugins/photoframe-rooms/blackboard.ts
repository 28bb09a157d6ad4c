import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

const VIEW = [1960, 1200] as const

/** What an arm with a sponge has left of earlier lessons: arcs about a shoulder, chalk dust gathered along their rims. */
const swipes: Mark[] = Array.from({ length: 34 }, (_, n): Mark => {
  const [x, y] = [((n * 733) % 2100) - 200, ((n * 419) % 1250) - 40]
  const [long, sag] = [300 + ((n * 197) % 380), 60 + ((n * 89) % 150)]
  const way = n % 3 === 0 ? -1 : 1
  const end = [x + long, y + way * (sag + ((n * 61) % 120))] as const
  return {
    draw: 'path',
    path: `M${x} ${y}Q${x + long * 0.62} ${y - way * sag * 0.35} ${end[0]} ${end[1]}`,
    line: {
      paint: { from: [x, y], to: [...end], inks: ['#dfe6dc00', n % 4 ? '#dfe6dc0d' : '#06120e16', '#dfe6dc00'] },
      width: 60 + ((n * 37) % 90),
      round: true,
    },
  }
})

/** Sums of the lesson before, hardly wiped away. */
const ghosts: Mark[] = [
  {
    draw: 'text',
    box: [1240, 60, 500, 120],
    font: 'hand',
    size: 96,
    text: '7 × 8 = 56',
    fill: '#e8ece2',
    opacity: 0.17,
    turn: -3,
  },
  {
    draw: 'text',
    box: [980, 900, 700, 120],
    font: 'hand',
    size: 84,
    text: 'a² + b² = c²',
    fill: '#e8ece2',
    opacity: 0.15,
    turn: 2,
  },
  {
    draw: 'text',
    box: [40, 1060, 520, 100],
    font: 'hand',
    size: 70,
    text: 'page 42',
    fill: '#e8ece2',
    opacity: 0.13,
    turn: -2,
  },
]

/** Drawn in chalk under the words: a line with a flourish, a sun, a little flower. */
const doodles: Mark[] = [
  {
    draw: 'path',
    path: 'M930 862C1080 842 1220 872 1370 850S1680 846 1800 858',
    line: { paint: '#f0d878', width: 7, round: true },
  },
  {
    draw: 'path',
    path: [
      'M1660 196A58 58 0 1 1 1660 194M1602 108V70M1660 134L1690 104M1690 196H1728M1660 256L1688 284M1544 134L1516 104',
      'M1602 284V322M1514 196H1476M1544 256L1516 284',
    ],
    line: { paint: '#f0d878', width: 6, round: true },
  },
  {
    draw: 'path',
    path: [
      'M1010 1080C1004 1040 1012 1010 1006 972M1008 1046C1040 1020 1056 1022 1064 1012C1054 1050 1030 1056 1008 1056',
      'M1006 944A15 15 0 1 1 1006 942M1006 926C988 890 1024 890 1006 926M1022 936C1052 912 1066 944 1022 944',
      'M1014 954C1040 984 1006 992 1006 958M996 952C972 984 952 956 990 944M992 934C956 924 976 894 1000 928',
    ],
    line: { paint: '#e79aa6', width: 6, round: true },
  },
]

export default definePhotoFrame({
  name: 'blackboard',
  summary: 'Held by magnets on a school board, a text in chalk beside it',
  samples: [
    { url: '{samples}/friend.jpg', text: 'Welcome back to school!' },
    { url: '{samples}/landscape.jpg', text: 'Class trip on Friday' },
  ],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'blackboard'),
        slots: [
          {
            sheet: [
              {
                do: 'plate',
                kind: 'paper',
                relief: 0.05,
                colours: [
                  [0.028, 0.075, 0.055],
                  [0.036, 0.09, 0.066],
                ],
                spot: { rest: 1, power: 0 },
              },
              { do: 'artwork', view: VIEW, marks: swipes, blend: 'over', tooth: 0.5 },
              { do: 'artwork', view: VIEW, marks: ghosts, blend: 'over', tooth: 0.7, worn: 0.35 },
              {
                do: 'artwork',
                view: VIEW,
                blend: 'over',
                worn: 0.2,
                tooth: 0.8,
                opacity: 0.95,
                marks: [
                  {
                    draw: 'text',
                    box: [880, 330, 960, 500],
                    font: 'hand',
                    weight: 600,
                    lines: 3,
                    lineHeight: 1.05,
                    size: 230,
                    fill: '#f4f2ea',
                    turn: -1.5,
                    text: { input: 'text', most: 90, description: 'Written in chalk' },
                  },
                  ...doodles,
                ],
              },
            ],
          },
          // Held at its upper corners: below it stands off the board and shows the window.
          { input: 'url', treat: [{ kind: 'bowed', turn: 68, crest: 0.74, bend: 0.22, gleam: 0.12 }] },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
