import { definePhotoFrame, shade } from '@gateway/sdk-plugin/photo-frame'
import { banner, glossy, on, type Place, pressed, type Thing, type Things, words, SUNNY } from './kit.ts'
import { heart, heartPoints } from './heart.ts'
import { pearls } from './pearls.ts'

const HEART: Place = { at: [0.5, 0.428], height: 0.84, view: [1240, 1140], turn: 0 }
const WINDOW = [180, 170, 880, 800] as const

/** Each half of the heart has whole pearls, mirrored. */
const PEARLS = pearls(halves(heartPoints(...WINDOW)), 29, 1)

/** The two halves of a heart, each from the notch to the tip. */
function halves<Each>(line: readonly Each[]): Each[][] {
  const tip = line.length / 2
  return [line.slice(0, tip + 1), [line[0]!, ...line.slice(tip).reverse()]]
}

const PINK = ['#c04a70', '#f2a4b8'] as const
const CREAM = ['#e8b4b4', '#fae2dc'] as const
const leaf = (x: number, y: number, size: number, turn: number): Thing => {
  return { kind: 'leaf', at: [x, y], size, turn, wide: 0.32, colours: ['#2c4f2a', '#6f9a5a'] }
}

/** The satin that is gathered around the photo: two halves, sewn together at the notch and at the tip. */
const UNIT = HEART.height / HEART.view[1]
/** More than half the width of the pad: what is cut off at the seams. */
const OVER = 130
const RIMS = halves(heartPoints(98, 90, 1044, 962)).map((half): Thing => {
  return {
    kind: 'ruche',
    at: [HEART.at[0] - (HEART.view[0] / 2) * UNIT * 0.75, HEART.at[1] - (HEART.view[1] / 2) * UNIT],
    size: HEART.height,
    colour: [0.8, 0.26, 0.36],
    width: 0.155,
    folds: 66,
    of: 'silk',
    points: longer(half).map(([x, y]) => [x / HEART.view[1], y / HEART.view[1]] as const),
    mitre: HEART.view[0] / 2 / HEART.view[1],
  }
})

/** A line that goes on straight at both ends, over the seams. */
function longer(line: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const beyond = (end: readonly [number, number], next: readonly [number, number]) => {
    const far = OVER / Math.hypot(end[0] - next[0], end[1] - next[1])
    return [end[0] + (end[0] - next[0]) * far, end[1] + (end[1] - next[1]) * far] as const
  }
  return [beyond(line[0]!, line[1]!), ...line, beyond(line.at(-1)!, line.at(-2)!)]
}

const things: Things = [
  { ...leaf(0.11, 0.19, 0.16, 62), soft: 0.0014 },
  { ...leaf(0.07, 0.2, 0.15, 112), soft: 0.0014 },
  { ...leaf(0.17, 0.07, 0.14, -2), soft: 0.0014 },
  leaf(0.15, 0.13, 0.11, 30),
  { kind: 'rose', at: [0.115, 0.235], size: 0.045, tilt: 64, turn: 150, open: 0.1, colours: PINK },
  { kind: 'rose', at: [0.055, 0.245], size: 0.066, tilt: 48, turn: 190, open: 0.5, colours: CREAM },
  { kind: 'rose', at: [0.175, 0.07], size: 0.07, tilt: 42, turn: 60, open: 0.6, colours: CREAM },
  { kind: 'rose', at: [0.078, 0.115], size: 0.118, tilt: 16, turn: -30, colours: PINK },
  { ...leaf(0.88, 0.8, 0.16, -142), soft: 0.0014 },
  { ...leaf(0.93, 0.74, 0.15, -72), soft: 0.0014 },
  { ...leaf(0.87, 0.94, 0.13, 178), soft: 0.0014 },
  leaf(0.88, 0.86, 0.11, 210),
  { kind: 'rose', at: [0.885, 0.735], size: 0.042, tilt: 66, turn: -34, open: 0.1, colours: PINK },
  { kind: 'rose', at: [0.95, 0.71], size: 0.064, tilt: 46, turn: 4, open: 0.5, colours: CREAM },
  { kind: 'rose', at: [0.868, 0.915], size: 0.072, tilt: 42, turn: 230, open: 0.6, colours: CREAM },
  { kind: 'rose', at: [0.938, 0.848], size: 0.112, tilt: 18, turn: 40, colours: PINK },
  { kind: 'petal', at: [0.1, 0.76], size: 0.06, turn: 50, colours: PINK },
  { kind: 'petal', at: [0.135, 0.79], size: 0.05, turn: -60, colours: PINK },
  { kind: 'petal', at: [0.8, 0.955], size: 0.05, turn: 150, colours: PINK },
]

export default definePhotoFrame({
  name: 'pink_heart',
  summary: 'A heart of pink satin set with pearls, a ribbon with a greeting below',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Love you, Mum' },
    { url: '{samples}/landscape.jpg', text: 'Forever and always, my dearest friend' },
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
            scale: 1.25,
            colours: [[0.93, 0.72, 0.68]],
            spot: { at: [0.3, 0.2], size: 1.1, rest: 0.66, power: 0.6 },
          },
          pressed(HEART, heart(50, 50, 1140, 1040), [
            {
              do: 'shadow',
              grow: 0,
              tint: [0.1, 0.01, 0.03],
              layers: [
                { blur: 0.006, lift: 0.01, strength: 0.55 },
                { blur: 0.03, lift: 0.04, strength: 0.5 },
              ],
            },
            { do: 'fill', colour: '#94284c' },
          ]),
          { do: 'solids', things: RIMS, shadow: 0.3 },
        ],
      },
      {
        do: 'sheet',
        ...on(HEART, WINDOW),
        outline: { path: heart(0, 0, WINDOW[2], WINDOW[3]), view: [WINDOW[2], WINDOW[3]] },
        steps: [{ do: 'photo', headroom: 0.13, beyond: 0.4, gain: 0.94, treat: glossy() }],
      },
      {
        do: 'foreground',
        steps: [
          pressed(HEART, heart(...WINDOW), [
            { do: 'fill', colour: '#200810', line: 0.008, blur: 0.008, opacity: 0.5, blend: 'multiply' },
          ]),
          pressed(HEART, PEARLS, [
            {
              do: 'shadow',
              grow: 0,
              tint: [0.1, 0.01, 0.03],
              layers: [
                { blur: 0.003, lift: 0.004, strength: 0.6 },
                { blur: 0.01, lift: 0.012, strength: 0.4 },
              ],
            },
            {
              do: 'surface',
              profile: { kind: 'inflate', height: 1 },
              material: { colour: [0.84, 0.78, 0.74], metal: 0, rough: 0.24, coat: 0.7, coatRough: 0.08, scatter: 0.5 },
            },
          ]),
          { do: 'solids', things, shadow: 0.8 },
        ],
      },
      ...banner(
        { at: [0.5, 0.912], height: 0.13, turn: 0 },
        '#fdf3ee',
        '#d9929f',
        words([1000, 200], { input: 'text' }, [90, 36, 820, 120], {
          font: 'script',
          size: 118,
          lines: 2,
          lineHeight: 0.95,
          fill: '#a3244a',
        }),
      ),
      shade.throughPanes({ left: [330, 110], strength: 0.8 }),
    ],
    finish: SUNNY,
  },
})
