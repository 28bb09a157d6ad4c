import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'
import { asphalt, barrier, beacon, cone, post } from './road-props.ts'

const YELLOW = { colour: [0.66, 0.31, 0.006], metal: 0, rough: 0.42, coat: 0.7, coatRough: 0.14 } as const
const ZINC = { colour: [0.5, 0.51, 0.53], metal: 1, rough: 0.35 } as const
const SIGN = { margin: [0.13, 0.13], least: [0.74, 0.5], radius: 0.07 } as const

/** What a lamp above the sign throws down on it. @param x Where it hangs, as a share of the sign's width */
const lamplight = (x: number): Extract<Recipe['steps'][number], { do: 'fill' }> => ({
  do: 'fill',
  blend: 'add',
  paint: {
    kind: 'radial',
    at: [x, -0.05],
    radius: 0.95,
    colours: [
      [2.4, 1, 0.12],
      [0.7, 0.25, 0.02],
      [0.1, 0.03, 0],
      [0, 0, 0],
    ],
  },
  gain: 1.9,
})

/** The same on the letters' black, which mirrors a little of it. */
const lampGloss = (x: number): ReturnType<typeof lamplight> => ({
  do: 'fill',
  blend: 'add',
  emoji: false,
  paint: {
    kind: 'radial',
    at: [x, -0.35],
    radius: 1,
    colours: [
      [0.5, 0.22, 0.05],
      [0.16, 0.06, 0.012],
      [0.02, 0.006, 0],
      [0, 0, 0],
    ],
  },
  gain: 0.6,
})

export default defineTextArt({
  category: 'textart',
  name: 'roadWarning',
  summary: 'A weathered warning sign beside a road at dusk',
  samples: ['Slow', 'Road\nwork'],
  recipe: {
    seed: 9,
    lettering: {
      font: 'poster',
      weight: 900,
      case: 'upper',
      spacing: 0.04,
      width: 0.74,
      height: 0.46,
      centre: [0.5, 0.49],
    },
    light: {
      sky: [0.3, 0.33, 0.42],
      horizon: [0.36, 0.24, 0.17],
      ground: [0.05, 0.05, 0.05],
      key: [-0.5, -0.62, 0.6],
      boxes: [
        { at: [-0.5, -0.65, 0.6], width: 0.5, height: 0.4, power: 4.4, colour: [1, 0.9, 0.8] },
        { at: [0.9, 0.3, 0.5], width: 0.3, height: 0.1, power: 5, colour: [1, 0.9, 0.75] },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          { do: 'backdrop', colours: ['#101a30', '#27385a', '#6d5a66', '#d08a50', '#2a2220'], clouds: 0.04 },
          { do: 'clouds', horizon: 0.66, cover: 0.42, size: 0.9, lit: [0.5, 0.27, 0.16], shade: [0.07, 0.085, 0.13] },
          {
            do: 'firs',
            count: 26,
            foot: 0.69,
            size: [0.06, 0.2],
            clear: 0,
            covered: 0,
            colours: [
              [0.02, 0.022, 0.026],
              [0.008, 0.01, 0.011],
            ],
          },
          {
            do: 'ground',
            horizon: 0.68,
            hills: 0,
            soft: 0.01,
            colour: [0.05, 0.05, 0.052],
            shade: [0.3, 0.32, 0.4],
            haze: [0.16, 0.1, 0.07],
            fog: 0.7,
            swell: 0.25,
            grain: 3,
          },
          {
            do: 'shape',
            path: ['M49.4 0H50.6L58 100H42Z'],
            at: [0.5, 0.86],
            height: 0.36,
            steps: [{ do: 'fill', colour: [0.3, 0.22, 0.08], opacity: 0.8 }],
          },
          {
            do: 'bokeh',
            colours: ['#ff3a22', '#ffb45a', '#ffe2b0', '#ff8a2a'],
            count: 34,
            size: [0.01, 0.03],
            strength: 1,
            band: [0.6, 0.72],
          },
          { do: 'defocus', blur: 0.008 },
          ...post({ at: [0.25, 0.6], height: 1.1 }),
          ...post({ at: [0.75, 0.6], height: 1.1 }),
          ...asphalt(0.885),
          ...barrier({ at: [0.5, 0.845], height: 0.09 }),
          ...cone({ at: [0.085, 0.765], height: 0.35, turn: 12 }),
          ...cone({ at: [0.915, 0.765], height: 0.35, turn: -20 }),
          ...beacon({ at: [0.25, 0.058], height: 0.105 }),
          ...beacon({ at: [0.75, 0.058], height: 0.105 }),
        ],
      },
      {
        do: 'board',
        ...SIGN,
        steps: [
          { do: 'shadow', layers: [{ blur: 0.12, lift: 0.12, strength: 0.6 }] },
          { do: 'extrude', to: [0.012, 0.02], material: ZINC, fade: 0.5 },
          {
            do: 'surface',
            profile: { kind: 'round', width: 0.03, height: 0.02 },
            bumps: [
              { kind: 'hobnail', amount: 0.0022, scale: 0.016 },
              { kind: 'waves', amount: 0.045, scale: 0.7 },
              { kind: 'pits', amount: 0.05, scale: 1.1, reach: 0.05 },
              { kind: 'pits', amount: 0.034, scale: 1.3, reach: 0.016 },
            ],
            material: YELLOW,
          },
          // The lamps above throw their light down on it.
          lamplight(0.2),
          lamplight(0.8),
        ],
      },
      {
        do: 'board',
        ...SIGN,
        inset: 0.022,
        line: 0.02,
        steps: [{ do: 'fill', colour: [0.016, 0.015, 0.014] }],
      },
      {
        do: 'board',
        ...SIGN,
        inset: 0.14,
        steps: [{ do: 'fill', colour: [1, 0.62, 0.2], blur: 0.16, blend: 'add', opacity: 0.16 }],
      },
      // Printed on the sheet: its cells, its dents and the lamps' light show through.
      {
        do: 'fill',
        blend: 'multiply',
        paint: {
          kind: 'vertical',
          colours: [
            [0.1, 0.1, 0.3],
            [0.045, 0.05, 0.3],
            [0.035, 0.04, 0.3],
          ],
        },
      },
      { do: 'fill', colour: [0.008, 0.008, 0.009], opacity: 0.3 },
      // Its gloss in the lamps above, grains of glass in it, and the yellow below where it has come off.
      lampGloss(0.22),
      lampGloss(0.78),
      { do: 'grit', amount: 0.5, scale: 0.014 },
      { do: 'wear', dirt: 0, chips: 0.07, below: [0.42, 0.2, 0.01], scratches: 34, scale: 0.5 },
      { do: 'board', ...SIGN, steps: [{ do: 'wear', dirt: 0.6, chips: 0.16, scratches: 40 }] },
      {
        do: 'board',
        ...SIGN,
        inset: 0.072,
        bolts: 0.019,
        steps: [
          { do: 'shadow', grow: 0, layers: [{ blur: 0.012, lift: 0.02, strength: 0.8 }] },
          { do: 'surface', profile: { kind: 'round', width: 0.03, height: 0.03 }, material: ZINC },
        ],
      },
    ],
    finish: { exposure: 1.05, vignette: 0.5, bloom: { strength: 0.3 } },
  },
})
