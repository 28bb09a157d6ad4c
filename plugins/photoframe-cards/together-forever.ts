import { definePhotoFrame, shade } from '@gateway/sdk-plugin/photo-frame'
import {
  banner,
  heart,
  heartGleams,
  on,
  type Place,
  pressed,
  type Shape,
  type SheetStep,
  type Step,
  type Things,
  foil,
  words,
  SUNNY,
} from './kit.ts'

const LEFT: Place = { at: [0.285, 0.42], height: 0.68, view: [1000, 940], turn: -7 }
const RIGHT: Place = { at: [0.715, 0.42], height: 0.68, view: [1000, 940], turn: 7 }
const WINDOW = [70, 66, 860, 800] as const
const GOLD = [1, 0.66, 0.26] as const

const shell: Shape['steps'] = [
  {
    do: 'shadow',
    grow: 0,
    layers: [
      { blur: 0.005, lift: 0.008, strength: 0.8 },
      { blur: 0.02, lift: 0.03, strength: 0.6 },
      { blur: 0.06, lift: 0.075, strength: 0.5 },
    ],
  },
  {
    do: 'surface',
    profile: { kind: 'round', width: 0.05, height: 0.05 },
    soft: 0.004,
    material: { colour: GOLD, metal: 1, rough: 0.14 },
  },
]

/** Lies in a locket until there is a photo: a rose on satin. */
const keepsake: SheetStep = {
  do: 'scene',
  steps: [
    { do: 'plate', kind: 'satin', scale: 1.6, colours: [[0.5, 0.2, 0.22]], spot: { rest: 0.7, power: 0.5 } },
    {
      do: 'solids',
      things: [
        { kind: 'leaf', at: [0.46, 0.47], size: 0.3, turn: 150, wide: 0.34 },
        { kind: 'leaf', at: [0.54, 0.47], size: 0.3, turn: 40, wide: 0.34 },
        { kind: 'leaf', at: [0.5, 0.36], size: 0.28, turn: -80, wide: 0.34 },
        { kind: 'rose', at: [0.5, 0.44], size: 0.24, tilt: 14, colours: ['#d98a92', '#f6c9c2'] },
      ],
    },
  ],
}

/** Both are printed alike: one warm light from the upper left, whatever light they were taken in. */
const WARM: NonNullable<Extract<SheetStep, { do: 'photo' }>['treat']> = [
  {
    kind: 'grade',
    saturation: 0.62,
    contrast: 0.08,
    darks: [1.16, 0.92, 0.78],
    lights: [1.08, 0.99, 0.86],
    corners: 0.8,
  },
  { kind: 'lamplight', at: [0.3, 0.1], reach: 1, rest: 0.84, gain: 1.24, light: [1, 0.95, 0.86] },
  { kind: 'bowed', bend: 0.2, corner: 0 },
]

/** A locket without its photo. */
const locket = (place: Place): Shape[] => [
  pressed(place, heart(10, 8, 980, 920), shell),
  pressed(place, heart(...WINDOW), [
    { do: 'fill', colour: '#1c0c06', grow: 0.008, blur: 0.004, opacity: 0.7, blend: 'multiply' },
    { do: 'fill', colour: '#5a1326' },
  ]),
]

const photo = (place: Place, input: 'url' | 'url2'): Step => {
  return {
    do: 'sheet',
    ...on(place, WINDOW),
    outline: { path: heart(0, 0, WINDOW[2], WINDOW[3]), view: [WINDOW[2], WINDOW[3]] },
    steps: [keepsake, { do: 'photo', input, headroom: 0.13, beyond: 0.4, treat: WARM }],
  }
}

/** The glass over both, and the bezel that holds it and keeps the lamp from its upper side. */
const bezel = (place: Place): Shape[] => [
  pressed(place, heart(...WINDOW), [
    { do: 'fill', colour: '#140806', line: 0.01, blur: 0.01, opacity: 0.6, blend: 'multiply' },
    { do: 'fill', colour: '#140806', line: 0.05, blur: 0.04, opacity: 0.5, blend: 'multiply' },
  ]),
  pressed(place, heartGleams(...WINDOW), [{ do: 'fill', colour: '#fff4e6', blur: 0.018, opacity: 0.24, blend: 'add' }]),
  pressed(place, heart(52, 49, 896, 834) + heart(76, 72, 848, 788), foil(GOLD, 0.12)),
]

const leaf = (x: number, y: number, turn: number) => ({
  kind: 'leaf' as const,
  at: [x, y] as const,
  size: 0.13,
  turn,
  wide: 0.34,
})
const RED = ['#96162f', '#d8506a'] as const
const CREAM = ['#e4d2b4', '#f9f2e2'] as const

/** Two rings on the cloth, one leant on the other. */
const rings: Things = [
  { kind: 'ring', at: [0.47, 0.715], size: 0.088, tilt: 16, turn: -20, colour: GOLD },
  { kind: 'ring', at: [0.532, 0.725], size: 0.08, tilt: -24, turn: 36, lift: 0.01, colour: [1, 0.7, 0.34] },
]

const things: Things = [
  leaf(0.455, 0.09, -168),
  leaf(0.545, 0.09, -12),
  leaf(0.47, 0.14, 128),
  leaf(0.53, 0.14, 50),
  leaf(0.5, 0.16, 92),
  { kind: 'rose', at: [0.425, 0.075], size: 0.052, tilt: 40, turn: -60, open: 0.6, colours: CREAM },
  { kind: 'rose', at: [0.577, 0.08], size: 0.05, tilt: 40, turn: 64, open: 0.5, colours: RED },
  { kind: 'rose', at: [0.462, 0.135], size: 0.058, tilt: 34, turn: -140, open: 0.8, colours: RED },
  { kind: 'rose', at: [0.543, 0.125], size: 0.066, tilt: 26, turn: 110, open: 0.9, colours: CREAM },
  { kind: 'rose', at: [0.5, 0.085], size: 0.095, tilt: 12, turn: 20, colours: RED },
  { kind: 'petal', at: [0.5, 0.87], size: 0.05, turn: 30, colours: RED },
  { kind: 'petal', at: [0.64, 0.79], size: 0.05, turn: -100, colours: RED },
]

/** A name on a satin ribbon. */
const name = (input: 'text1' | 'text2', x: number, turn: number): Step[] => {
  const description = input === 'text1' ? 'Name below the first photo' : 'Name below the second photo'
  const type = { font: 'script', size: 172, lines: 1, weight: 700, fill: '#7c1230' } as const
  const text = words([1000, 200], { input, description }, [70, 5, 860, 150], type)
  return banner({ at: [x, 0.9], height: 0.1, turn }, '#f6e6cc', '#c79a63', text)
}

export default definePhotoFrame({
  name: 'together_forever',
  summary: 'Two photos in golden hearts, with a name below each',
  samples: [
    { url: '{samples}/portrait.jpg', url2: '{samples}/friend.jpg', text1: 'Anna', text2: 'Peter' },
    { url: '{samples}/portrait.jpg', text1: 'Maria Magdalena', text2: 'Jonathan' },
  ],
  recipe: {
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'satin',
            scale: 0.85,
            colours: [[0.24, 0.008, 0.032]],
            spot: { at: [0.4, 0.45], size: 1.2, rest: 0.55, power: 0.65 },
          },
          ...locket(LEFT),
        ],
      },
      photo(LEFT, 'url'),
      // The one is closed before the other is laid on it.
      { do: 'foreground', steps: [...bezel(LEFT), ...locket(RIGHT)] },
      photo(RIGHT, 'url2'),
      {
        do: 'foreground',
        steps: [...bezel(RIGHT), { do: 'solids', things: rings, shadow: 0.8 }, { do: 'solids', things, shadow: 0.8 }],
      },
      ...name('text1', 0.25, -2),
      ...name('text2', 0.75, 2),
      shade.throughPanes({ left: [40, 50], strength: 0.45 }),
    ],
    finish: SUNNY,
  },
})
