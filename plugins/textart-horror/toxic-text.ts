import { join } from 'node:path'
import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { PLANT } from './lamps.ts'

const SLIME = { metal: 0, rough: 0.3, coat: 1.05, coatRough: 0.06, scatter: 1 } as const
/** What it lies on shows through where it is thin. */
const SHEER = { colour: [0.3, 0.8, 0.03], depth: 0.045, base: 0.025, bend: 1.4, focus: 2 } as const

export default defineTextArt({
  category: 'textart',
  name: 'toxicText',
  summary: 'Steel letters under glowing slime, in a plant that leaks',
  samples: ['Toxic', 'Gateway'],
  recipe: {
    seed: 6,
    lettering: {
      font: 'round',
      weight: 900,
      case: 'upper',
      spacing: 0.1,
      width: 0.82,
      height: 0.58,
      heighten: 1.52,
      centre: [0.5, 0.6],
      foot: 0.885,
    },
    light: PLANT,
    backplate: join(import.meta.dirname, 'backplates', 'leaking_plant.jpg'),
    steps: [
      // The pool lights the barrels beside it from below.
      {
        do: 'scene',
        steps: [
          {
            do: 'shape',
            path: ['M0 58L25.5 61.5L23 92H0Z', 'M174 67L200 61V92H180Z'],
            view: [200, 100],
            height: 1,
            steps: [
              {
                do: 'fill',
                blend: 'add',
                blur: 0.012,
                paint: {
                  kind: 'vertical',
                  colours: [
                    [0.004, 0.02, 0],
                    [0.012, 0.06, 0.001],
                    [0.04, 0.22, 0.004],
                  ],
                },
              },
            ],
          },
        ],
      },
      { do: 'fill', colour: [0.6, 0.72, 0.55], grow: 0.03, blur: 0.1, blend: 'multiply' },
      {
        do: 'shadow',
        tint: '#040a01',
        grow: 0.035,
        sweep: [0.01, 0.05],
        layers: [
          { blur: 0.03, lift: 0.02, strength: 0.85 },
          { blur: 0.1, lift: 0.05, strength: 0.6 },
        ],
      },
      {
        do: 'extrude',
        to: [0.02, 0.085],
        grow: 0.014,
        material: { colour: [0.12, 0.14, 0.12], metal: 0.8, rough: 0.35 },
        fade: 0.4,
      },
      {
        do: 'surface',
        grow: 0.014,
        profile: { kind: 'round', width: 0.085, height: 0.075 },
        bumps: [
          { kind: 'hammered', amount: 0.004, scale: 0.12 },
          { kind: 'grain', amount: 0.0009, scale: 0.02 },
        ],
        paint: {
          kind: 'mottled',
          colours: ['#4a2410', '#7a5238', '#8a8a86', '#b4b6b4', '#a4a6a4', '#bcbebc'],
          width: 0.1,
          scale: 0.1,
          spread: 1.2,
        },
        material: { colour: [0.3, 0.3, 0.3], metal: 1, rough: 0.26 },
        bounce: 0.12,
        gain: 2.4,
      },
      // The pool's light from below.
      {
        do: 'fill',
        grow: 0.014,
        blend: 'add',
        emoji: false,
        paint: {
          kind: 'vertical',
          colours: [
            [0.01, 0.05, 0.002],
            [0.002, 0.008, 0],
            [0.006, 0.026, 0.001],
            [0.035, 0.15, 0.004],
          ],
        },
      },
      { do: 'wear', dirt: 0.6, chips: 0.24, scratches: 34, below: '#6a3a1c', dirtColour: '#2a1a0c' },
      {
        do: 'cap',
        depth: 0.34,
        lumps: 0.45,
        rise: 0.035,
        over: 0.052,
        soft: 0.085,
        runs: { every: 0.11, length: 0.6, radius: 0.03, drop: 1.35, hang: 0.5 },
        steps: [
          // It glows: the steel beside it is green, most of all below each run, and etched where runs have been.
          { do: 'fill', colour: [0.2, 0.9, 0.03], grow: 0.02, blur: 0.09, shift: [0, 0.1], blend: 'add', gain: 0.18 },
          {
            do: 'fill',
            colour: [0.3, 0.2, 0.1],
            grow: 0.022,
            shift: [0.006, 0.05],
            blur: 0.012,
            blend: 'multiply',
            opacity: 0.62,
          },
          {
            do: 'shadow',
            tint: '#0c1c02',
            grow: 0,
            layers: [
              { blur: 0.012, lift: 0.014, strength: 0.75 },
              { blur: 0.05, lift: 0.035, strength: 0.5 },
            ],
          },
          {
            do: 'surface',
            profile: { kind: 'inflate', height: 0.62 },
            // Thick and sluggish: it hangs in folds.
            bumps: [
              { kind: 'sag', amount: 0.03 },
              { kind: 'waves', amount: 0.022, scale: 0.22 },
            ],
            paint: { kind: 'edge', width: 0.1, colours: ['#8cf010', '#80ea0a', '#6cdc06', '#5acc04'] },
            sheer: { ...SHEER, colour: [0.4, 0.95, 0.05], depth: 0.024, base: 0.08 },
            material: { colour: '#8cf606', ...SLIME, coat: 0.8 },
            gain: 1.25,
          },
        ],
      },
      // They stand in the pool, which mirrors them and has crept up their feet.
      { do: 'reflection', strength: 0.4, fade: 0.16, soft: 0.02, foot: 0, grow: 0.014, ripple: 0.04 },
      {
        do: 'drift',
        foot: 0.03,
        height: 0.07,
        gaps: 0.035,
        spread: 0.15,
        grain: 0,
        lumps: 0.8,
        gloss: 0.55,
        colour: [0.05, 0.5, 0.005],
        shade: [0.05, 0.12, 0.05],
      },
    ],
    finish: { vignette: 0.4, bloom: { strength: 0.25, from: 1.1 } },
  },
})
