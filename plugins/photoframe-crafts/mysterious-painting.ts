import { join } from 'node:path'
import { area, definePhotoFrame, line, ornaments } from '@gateway/sdk-plugin/photo-frame'

const VIEW = [1024, 1280] as const
/** Where the flame of the candle in front stands. */
const FLAME = [96, 986] as const

function flame(x: number, y: number, wide: number, high: number): string {
  const at = (across: number, down: number) => `${x + across * wide} ${y + down * high}`
  return `M${at(0, 0.42)}C${at(-1, 0.4)} ${at(-0.7, -0.05)} ${at(0.1, -0.58)}C${at(0.55, -0.1)} ${at(1, 0.38)} ${at(0, 0.42)}Z`
}

/** A candle near the lens, a little out of focus: its wax glows below the flame, runs of it hang down its sides. */
const WAX = [
  area('M50 1082C56 1058 136 1056 144 1080L149 1290H45Z', {
    from: [0, 1060],
    to: [0, 1290],
    inks: ['#ffdc9c', '#e0a055', '#9a5a24', '#4a2610', '#241208'],
  }),
  // It is round: its sides turn away from the flame and from the lens.
  area('M44 1082H150V1290H40Z', {
    from: [44, 0],
    to: [152, 0],
    inks: ['#140804d8', '#14080450', '#14080400', '#14080400', '#1408044c', '#140804d0'],
  }),
  // The pool about the wick, its rim burnt down on the side to us.
  area('M52 1080C62 1062 132 1060 142 1079C134 1092 62 1094 52 1080Z', {
    centre: [97, 1074],
    radius: 56,
    inks: ['#fff6d8', '#ffd990', '#e0a055'],
  }),
  line('M51 1081C64 1096 132 1095 143 1080', 3.5, '#ffe9b8c0'),
  // Runs: a long one with a drop at its end, two short ones.
  area(
    'M118 1086C128 1084 134 1094 133 1122C132 1150 138 1176 137 1204C136 1222 121 1222 121 1204C121 1174 116 1150 117 1120Z',
    {
      from: [116, 0],
      to: [138, 0],
      inks: ['#ffdfa6', '#d89a55', '#6a3c1a'],
    },
  ),
  area('M66 1090C74 1088 80 1096 79 1116C79 1134 80 1142 76 1152C72 1158 66 1154 66 1146C66 1128 63 1112 66 1090Z', {
    from: [64, 0],
    to: [82, 0],
    inks: ['#f2c684', '#c88a48', '#7a4820'],
  }),
  area('M92 1092C99 1091 102 1100 101 1112C100 1124 92 1124 91 1112Z', {
    from: [90, 0],
    to: [103, 0],
    inks: ['#ffe2ac', '#d0924e', '#8a5428'],
  }),
  line('M97 1076C98 1060 94 1050 97 1036', 4.5, '#1c0e06'),
]

const FIRE = [
  area(flame(FLAME[0], FLAME[1], 31, 184), {
    from: [FLAME[0], FLAME[1] - 100],
    to: [FLAME[0], FLAME[1] + 72],
    inks: ['#ff9a3060', '#ffc25c', '#ffe9b0', '#ffd890', '#6a5a8a40'],
  }),
  // The white of it, over the dark about the wick.
  area(flame(FLAME[0], FLAME[1] - 4, 19, 118), {
    from: [FLAME[0], FLAME[1] - 72],
    to: [FLAME[0], FLAME[1] + 46],
    inks: ['#fff0c000', '#fff6dc', '#fffdf2', '#fff2c8', '#d8a04a00'],
  }),
]

/** The canvas lies deep in its frame: the lip on the candle's side throws a shade over it, wider the further up. */
const CANVAS = 'M182 188H842V1092H182Z'
const LIP = [
  area('M150 160H330C270 420 226 760 206 980L190 1030L150 1040Z', {
    from: [182, 0],
    to: [300, 0],
    inks: ['#2a1206', '#2a1206e0', '#2a120680', '#2a120600'],
  }),
  area('M150 160H870V236H150Z', { from: [0, 188], to: [0, 232], inks: ['#2a1206', '#2a120600'] }),
  area('M190 1110L262 1080H870V1110Z', { from: [0, 1094], to: [0, 1074], inks: ['#2a1206', '#2a120600'] }),
]

/** What it throws on the gilding and the silk about it. */
const GLOW = [
  area(ornaments.circle(...FLAME, 640), {
    centre: [...FLAME],
    radius: 640,
    inks: ['#a85c1e', '#6a3410', '#33180a', '#160a04', '#070301', '#000000'],
  }),
]

export default definePhotoFrame({
  name: 'mysterious_painting',
  summary: 'An old master by candlelight: craquelure, yellowed varnish, a carved and gilded frame on red silk',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1024, 1280],
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'mysterious_painting'),
        slots: [
          {
            input: 'url',
            headroom: 0.14,
            treat: [
              { kind: 'oldMaster', cracks: 0.6, dark: 0.6 },
              // The candle: nearest to the lower left corner, warm, and weaker across the canvas.
              { kind: 'lamplight', at: [0.02, 0.92], reach: 1.2, rest: 0.4, gain: 1.72, light: [1, 0.8, 0.56] },
              // Its image in the varnish, which is no longer flat.
              {
                kind: 'glare',
                shape: 'lamp',
                at: [0.09, 0.8],
                size: [0.07, 0.2],
                lean: 0.12,
                strength: 0.3,
                light: [1, 0.72, 0.4],
                rough: 1,
              },
            ],
          },
        ],
      },
      { do: 'artwork', view: VIEW, clip: CANVAS, marks: LIP, blend: 'ink', soft: 0.009, opacity: 0.7 },
      { do: 'artwork', view: VIEW, marks: GLOW, blend: 'light' },
      { do: 'artwork', view: VIEW, marks: WAX, blend: 'over', soft: 0.0018 },
      { do: 'artwork', view: VIEW, marks: FIRE, blend: 'over', soft: 0.0018 },
      { do: 'artwork', view: VIEW, marks: FIRE, blend: 'light', soft: 0.012, opacity: 0.6 },
    ],
    finish: { tone: 'film', exposure: 1.1, vignette: 0.35, bloom: { strength: 0.15 } },
  },
})
