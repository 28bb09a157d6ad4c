import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { CELLAR } from './lamps.ts'

const WET = { metal: 0, rough: 0.32, coat: 2, coatRough: 0.06, scatter: 0.5 } as const
export default defineTextArt({
  category: 'textart',
  name: 'horrorBlood',
  summary: 'Blood that runs down the wall of a dungeon',
  samples: ['Horror', 'Gateway'],
  recipe: {
    seed: 13,
    lettering: {
      // As written with a hand.
      font: 'marker',
      case: 'upper',
      spacing: 0.05,
      heighten: 1.5,
      width: 0.9,
      height: 0.7,
      centre: [0.5, 0.46],
    },
    // The torch is far: a near one would draw a line along each edge.
    light: {
      ...CELLAR,
      boxes: [
        ...CELLAR.boxes.slice(0, 2),
        // A tall window, which draws one long line down whatever is wet.
        { at: [-0.72, -0.2, 0.62], width: 0.07, height: 0.55, power: 3.4, colour: [0.85, 0.92, 1] },
        { at: [0.95, -0.1, 0.5], width: 0.4, height: 0.7, power: 0.2, soft: 0.3, colour: [1, 0.62, 0.35] },
      ],
    },
    gain: 1.25,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'dungeon',
            relief: 0.42,
            // Mortar that is dirty, not black: the wall is lit into its joints.
            colours: [
              [0.16, 0.15, 0.145],
              [0.062, 0.056, 0.05],
              [0.06, 0.066, 0.036],
              [0.06, 0.052, 0.048],
            ],
            spot: { at: [0.42, 0.36], size: 0.72, rest: 0.15, power: 3.1 },
          },
          // Wiped off and thrown on before: thin films that dried, the stone is seen through them.
          {
            do: 'splatter',
            count: 9,
            size: [0.03, 0.085],
            droplets: 26,
            throw: 5,
            run: 0.6,
            salt: 3,
            steps: [
              { do: 'fill', colour: [0.62, 0.2, 0.18], blur: 0.008, blend: 'multiply', opacity: 0.75 },
              { do: 'fill', colour: [0.5, 0.12, 0.1], line: 0.02, blur: 0.006, blend: 'multiply', opacity: 0.6 },
            ],
          },
          {
            do: 'splatter',
            count: 20,
            size: [0.003, 0.026],
            droplets: 80,
            throw: 18,
            run: 0.3,
            steps: [
              { do: 'fill', colour: [0.5, 0.3, 0.3], grow: 0.008, blur: 0.012, blend: 'multiply' },
              {
                do: 'surface',
                profile: { kind: 'inflate', height: 0.35 },
                sheer: { colour: [0.7, 0.01, 0.012], depth: 0.03, base: 0.03, focus: 1.5 },
                material: { colour: [0.12, 0.001, 0.002], ...WET },
                lies: 0.7,
              },
            ],
          },
        ],
      },
      {
        do: 'drips',
        every: 0.085,
        length: 0.95,
        radius: 0.016,
        drop: 1.9,
        grow: 0.002,
        melt: 0.05,
        steps: [
          // What soaked into the stone below them, and the film that a hand wiped off beside them.
          {
            do: 'fill',
            colour: [0.5, 0.16, 0.15],
            grow: 0.004,
            shift: [0.012, 0.012],
            blur: 0.012,
            blend: 'multiply',
            opacity: 0.6,
          },
          { do: 'fill', colour: [0.4, 0.06, 0.06], shift: [0.004, 0.03], blur: 0.014, blend: 'multiply', opacity: 0.7 },
          {
            do: 'shadow',
            tint: '#080101',
            grow: 0.006,
            layers: [{ blur: 0.008, lift: 0.01, strength: 0.7 }],
          },
          {
            do: 'surface',
            profile: { kind: 'inflate', height: 0.12 },
            soft: 0.016,
            // Smeared on: thin above, where the stone is seen through it, in clots where it has gathered.
            bumps: [
              { kind: 'sag', amount: 0.02 },
              { kind: 'waves', amount: 0.018, scale: 0.17 },
            ],
            paint: {
              kind: 'mottled',
              colours: ['#560504', '#6e0706', '#640605', '#4a0404', '#380303', '#2c0202'],
              width: 0.13,
              scale: 0.22,
              spread: 0.8,
            },
            sheer: { colour: [0.5, 0.004, 0.005], depth: 0.02, base: 0.02, bend: 1, focus: 0.1 },
            material: { colour: [0.3, 0.002, 0.003], ...WET },
            lies: 0.5,
            gain: 1.9,
          },
        ],
      },
    ],
    finish: { vignette: 0.42, bloom: { strength: 0.22, from: 1.3 } },
  },
})
