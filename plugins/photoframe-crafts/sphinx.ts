import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type ShapeStep = Extract<FrameRecipe['steps'][number], { do: 'shape' }>
type Inner = ShapeStep['steps'][number]

/** The statue is drawn in a view as wide and high as the frame. */
const VIEW = [1000, 1250] as const
const STONE = { colour: [0.6, 0.4, 0.22], metal: 0, rough: 1 } as const

const put = (path: string | string[], steps: ShapeStep['steps'], stroke?: number): ShapeStep => {
  return { do: 'shape', path, view: VIEW, height: 1, steps, ...(stroke ? { stroke } : {}) }
}

/** Layers and pits of weathered sandstone. */
const BUMPS = [
  { kind: 'waves', amount: 0.003, scale: 0.05 },
  { kind: 'grain', amount: 0.0022, scale: 0.02 },
  { kind: 'grain', amount: 0.0008, scale: 0.006 },
] as const

const body = (width: number, gain = 1): Inner => {
  const profile = { kind: 'round', width, height: 0.7 * width } as const
  return { do: 'surface', profile, soft: 0.004, bumps: [...BUMPS], material: STONE, bounce: 0, hollows: 0, gain }
}

const SHADOW: Inner = {
  do: 'shadow',
  grow: 0,
  tint: '#4a2c1c',
  layers: [
    { blur: 0.004, lift: 0.006, strength: 0.6 },
    { blur: 0.02, lift: 0.02, strength: 0.5 },
  ],
}

/** The same on the right as on the left. */
const mirrored = (path: string): string => {
  return path.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${1000 - Number(x)} ${y}`)
}
const both = (path: string): string[] => [path, mirrored(path)]

const CLOTH =
  'M500 150C404 150 330 204 306 300C276 440 214 610 168 776C226 812 300 820 356 800L372 690L628 690L644 800' +
  'C700 820 774 812 832 776C786 610 724 440 694 300C670 204 596 150 500 150Z'
const LAPPET = 'M352 610C336 700 326 800 322 960C360 972 410 972 440 960C446 860 440 740 430 650Z'
/** Where the headcloth turns in towards the cheek. */
const SIDE = 'M306 318C282 400 272 520 300 640C320 668 360 668 384 640C350 590 332 520 334 450C334 400 338 360 344 326Z'
const TURNS = Array.from({ length: 9 }, (_, at) => {
  const y = 356 + at * 31
  return `M${292 - 3 * at + 0.5 * at * at} ${y}C${306 - at} ${y + 12} ${318 + at} ${y + 14} ${334 + 0.6 * at * at * 0.4} ${y + 8}`
})
const CHEST = 'M240 770C214 880 196 1010 200 1140L800 1140C804 1010 786 880 760 770C640 630 360 630 240 770Z'
const HAUNCH = 'M30 1130C20 960 60 850 150 830C240 830 280 940 270 1130Z'
const PAW =
  'M176 1190C160 1080 190 1010 260 1000C350 996 420 1020 430 1090C436 1140 434 1180 428 1204C350 1222 240 1220 176 1190Z'
const TOES = [
  'M246 1206C240 1160 244 1120 256 1090',
  'M310 1212C306 1166 308 1124 316 1092',
  'M372 1210C372 1166 370 1128 374 1096',
]
const BAND =
  'M318 300C360 214 430 184 500 184C570 184 640 214 682 300C686 318 688 330 690 344' +
  'C640 262 570 236 500 236C430 236 360 262 310 344Z'
const COBRA =
  'M500 92C476 92 466 116 474 142C480 164 486 180 484 238L516 238C514 180 520 164 526 142C534 116 524 92 500 92Z'

/** Pleats of the headcloth: from the brow down and outwards. */
const PLEATS = Array.from({ length: 11 }, (_, at) => {
  const t = at / 10
  const [x, y] = [312 - 118 * t, 330 + 400 * t]
  return `M${x} ${y}C${x + 34} ${y - 6 + 18 * t} ${318 + 20 * t} ${y + 24} ${336 + 12 * t} ${y + 48}`
})
const FOLDS = Array.from({ length: 9 }, (_, at) => {
  const y = 690 + at * 30
  return `M${340 - at * 1.6} ${y}C370 ${y + 12} 410 ${y + 12} ${436 + at * 0.4} ${y}`
})

/** A groove: its dark side, and the lit one below it. */
const grooves = (paths: string[], width: number): ShapeStep[] => [
  put(paths, [{ do: 'fill', colour: '#2a1408', opacity: 0.6, blur: 0.0012 }], width),
  put(paths, [{ do: 'fill', colour: '#ffdca8', opacity: 0.13, shift: [0.004, 0.005], blur: 0.0012 }], width * 0.7),
]

/** Rain of ages. */
const AGE: Inner = {
  do: 'wear',
  dirt: 0.5,
  dirtColour: '#5a3418',
  chips: 0,
  scratches: 0,
  scale: 1.6,
}

const pyramid = (lit: string, dark: string): ShapeStep[] => [
  put(lit, [
    { do: 'fill', paint: { kind: 'vertical', colours: ['#e2b67c', '#e9c795'] } },
    { do: 'grit', amount: 0.12 },
  ]),
  put(dark, [
    { do: 'fill', paint: { kind: 'vertical', colours: ['#8d6a58', '#b4917a'] } },
    { do: 'grit', amount: 0.1 },
  ]),
]

export default definePhotoFrame({
  name: 'sphinx',
  summary: 'The face of a sphinx, hewn in sandstone before the pyramids',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1024, 1280],
    light: {
      sky: [0.42, 0.46, 0.56],
      horizon: [0.5, 0.36, 0.24],
      ground: [0.3, 0.19, 0.1],
      boxes: [
        { at: [-0.6, -0.62, 0.5], width: 0.6, height: 0.5, power: 7.5, colour: [1, 0.82, 0.58] },
        { at: [0.9, 0.1, 0.3], width: 0.2, height: 0.8, power: 0.8, colour: [0.6, 0.7, 0.9] },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          { do: 'backdrop', colours: ['#5f86b4', '#9db4c4', '#e8cfa4', '#f3c88a', '#e9b878'], clouds: 0.02 },
          { do: 'clouds', horizon: 0.72, cover: 0.22, size: 0.5, lit: [1, 0.86, 0.68], shade: [0.6, 0.5, 0.48] },
          ...pyramid('M-60 900L150 520L230 900Z', 'M150 520L380 900L230 900Z'),
          ...pyramid('M720 900L880 610L930 900Z', 'M880 610L1080 900L930 900Z'),
          {
            do: 'ground',
            horizon: 0.71,
            hills: 0.014,
            soft: 0.004,
            colour: [0.74, 0.5, 0.28],
            shade: [0.3, 0.17, 0.1],
            haze: [0.86, 0.66, 0.42],
            fog: 0.6,
            swell: 1.2,
            ripples: 0.8,
          },
          put(both(HAUNCH), [SHADOW, body(0.09, 0.85), AGE]),
          put(CHEST, [SHADOW, body(0.1, 0.85), AGE]),
          put(CLOTH, [SHADOW, body(0.09, 0.9), AGE]),
          ...grooves(PLEATS.flatMap(both), 9),
          put(both(PAW), [SHADOW, body(0.05, 0.9), AGE]),
          ...grooves(TOES.flatMap(both), 9),
        ],
      },
      {
        do: 'photo',
        focus: 'face',
        treat: [{ kind: 'carved', at: [0.5, 0.372], size: [0.38, 0.42], stone: [0.6, 0.335, 0.15] }],
      },
      // The cloth lies before the sides of the face.
      put(both(SIDE), [SHADOW, body(0.035, 0.95), AGE]),
      ...grooves(TURNS.flatMap(both), 6),
      put(both(LAPPET), [SHADOW, body(0.05)]),
      ...grooves(FOLDS.flatMap(both), 7),
      put(BAND, [SHADOW, body(0.02)]),
      put(COBRA, [SHADOW, body(0.02)]),
    ],
    finish: { tone: 'soft', exposure: 1, vignette: 0.25, bloom: { strength: 0.1 } },
  },
})
