import { join } from 'node:path'
import { defineTextArt } from '@gateway/sdk-plugin/text-art'

/** As shares of the frame. */
const FLOODS = [
  { at: [0.06, -0.1], colour: '#ffffff', gain: 1.7 },
  { at: [0.94, 0], colour: '#a8d0ff', gain: 1.5 },
] as const

export default defineTextArt({
  category: 'texteffect',
  name: 'footballLogo',
  summary: 'The crest of a football club: a leather ball, laurel, and the name on a ribbon',
  samples: ['Rovers', 'United 1924'],
  recipe: {
    lettering: {
      font: 'geometric',
      weight: 900,
      case: 'upper',
      spacing: 0.05,
      width: 0.71,
      height: 0.225,
      centre: [0.5, 0.792],
      arc: -15,
      widen: 1.35,
    },
    // Two banks of floodlights high up on both sides; the pitch below.
    light: {
      sky: [0.2, 0.26, 0.34],
      horizon: [0.14, 0.17, 0.2],
      ground: [0.03, 0.034, 0.026],
      blend: 0.15,
      boxes: [
        { at: [-0.62, -0.7, 0.5], width: 0.22, height: 0.16, power: 16, colour: [0.95, 0.98, 1], soft: 0.05 },
        { at: [0.7, -0.66, 0.4], width: 0.18, height: 0.14, power: 13, colour: [0.95, 0.98, 1], soft: 0.05 },
        { at: [-1, -0.05, 0.2], width: 0.1, height: 0.7, power: 3, colour: [0.85, 0.93, 1] },
        { at: [1, -0.05, 0.2], width: 0.1, height: 0.7, power: 3, colour: [0.85, 0.93, 1] },
        { at: [0, -1, 0.5], width: 0.9, height: 0.1, power: 3, colour: [1, 0.97, 0.9] },
        { at: [0.1, 0.85, 0.4], width: 0.9, height: 0.1, power: 0.9, colour: [1, 0.9, 0.7] },
      ],
    },
    gain: 1.1,
    backplate: join(import.meta.dirname, 'backplates', 'club_crest.jpg'),
    steps: [
      {
        do: 'shadow',
        grow: 0.05,
        sweep: [0, 0.06],
        tint: [0.04, 0, 0],
        layers: [
          { blur: 0.016, lift: 0.02, strength: 0.85 },
          { blur: 0.05, lift: 0.13, strength: 0.85 },
        ],
      },
      // The crest's gold around white enamel with a ground edge.
      { do: 'extrude', to: [0, 0.07], grow: 0.07, material: { like: 'bronze', rough: 0.3 }, fade: 0.85 },
      {
        do: 'surface',
        grow: 0.07,
        profile: { kind: 'bevel', width: 0.03, height: 0.032 },
        soft: 0.006,
        material: { like: 'gold', rough: 0.2 },
        bounce: 0.2,
        gain: 1.6,
      },
      { do: 'fill', grow: 0.022, blur: 0.004, colour: '#1a0604' },
      // The leather of the ball, sewn down, scuffed by studs and marked by the grass.
      {
        do: 'surface',
        grow: 0.006,
        profile: { kind: 'inflate', height: 0.8 },
        soft: 0.008,
        bumps: [
          { kind: 'pebbles', amount: 0.0032, scale: 0.03 },
          { kind: 'waves', amount: 0.012, scale: 0.22 },
        ],
        paint: {
          kind: 'mottled',
          width: 0.05,
          scale: 0.12,
          spread: 0.5,
          colours: ['#b8b4a8', '#ecebe6', '#f8f8f6', '#ffffff', '#f6f6f4'],
        },
        material: { colour: '#f0f0ec', metal: 0, rough: 0.5, coat: 0.45, coatRough: 0.2 },
        hollows: 1.8,
        bounce: 0.3,
        gain: 1,
      },
      { do: 'wear', dirt: 0.09, dirtColour: '#2a2c18', chips: 0.06, below: '#6a6458', scratches: 0, scale: 0.3 },
      {
        do: 'stitch',
        kind: 'running',
        inset: 0.05,
        length: 0.044,
        gap: 0.04,
        radius: 0.0075,
        colours: ['#c01830'],
        shadow: 0.5,
      },
      // A bank of floodlights on each side: the one to the left is nearer and whiter.
      ...FLOODS.map(
        ({ at, colour, gain }) =>
          ({
            do: 'fill',
            grow: -0.01,
            line: 0.034,
            blur: 0.006,
            blend: 'add',
            emoji: false,
            facing: { at, reach: 0.9, wrap: 0 },
            colour,
            gain,
          }) as const,
      ),
      { do: 'glints', count: 6, colour: '#fff2dc' },
    ],
    finish: { exposure: 1.22, tone: 'soft', saturation: 1.2, vignette: 0.4, bloom: { strength: 0.14, from: 1.6 } },
  },
})
