import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { PLANT } from './lamps.ts'

const SLIME = { metal: 0, rough: 0.3, coat: 1.5, coatRough: 0.05, scatter: 1 } as const
/** What it lies on shows through where it is thin. */
const SHEER = { colour: [0.3, 0.8, 0.03], depth: 0.045, base: 0.025, bend: 1.4, focus: 2 } as const
const DEPTH = ['#c0ee26', '#86cc0c', '#4f9c04', '#2a7002'] as const

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
      spacing: 0.05,
      width: 0.92,
      height: 0.56,
      heighten: 1.4,
      centre: [0.5, 0.52],
    },
    light: PLANT,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'panels',
            colours: ['#6a726c', '#5a3416'],
            spot: { at: [0.5, 0.4], size: 0.75, rest: 0.12, power: 0.55 },
          },
          {
            do: 'shape',
            path: 'M-10 -20H210V7C190 9 170 5 150 8C128 11 110 4 88 7C62 10 40 5 18 8C8 9 0 7 -10 8Z',
            view: [200, 100],
            height: 1,
            steps: [
              {
                do: 'drips',
                every: 0.12,
                length: 0.2,
                radius: 0.022,
                falling: 0.07,
                steps: [
                  { do: 'fill', colour: [1.3, 2.6, 0.8], grow: 0.05, blur: 0.13, blend: 'multiply' },
                  { do: 'shadow', tint: '#0a1402', grow: 0 },
                  {
                    do: 'surface',
                    profile: { kind: 'round', width: 0.1, height: 0.06 },
                    soft: 0.012,
                    bumps: [
                      { kind: 'waves', amount: 0.03, scale: 0.3 },
                      { kind: 'waves', amount: 0.008, scale: 0.1 },
                    ],
                    paint: { kind: 'mottled', colours: [...DEPTH], width: 0.12, scale: 0.3, spread: 0.35 },
                    sheer: SHEER,
                    material: { colour: '#86ea06', ...SLIME },
                  },
                ],
              },
            ],
          },
          {
            do: 'shape',
            view: [200, 100],
            path: 'M-10 91C4 87 22 93 44 90C66 86 82 92 104 90C128 87 142 93 164 89C182 86 196 91 210 88V130H-10Z',
            height: 1,
            steps: [
              { do: 'fill', colour: [1.5, 3.6, 0.8], grow: 0.08, blur: 0.14, blend: 'multiply' },
              {
                do: 'surface',
                profile: { kind: 'round', width: 0.09, height: 0.05 },
                soft: 0.014,
                bumps: [
                  { kind: 'waves', amount: 0.05, scale: 0.4 },
                  { kind: 'waves', amount: 0.012, scale: 0.13 },
                ],
                paint: { kind: 'mottled', colours: [...DEPTH], width: 0.16, scale: 0.3, spread: 0.4 },
                sheer: { ...SHEER, base: 0.06 },
                material: { colour: '#86ea06', ...SLIME, coat: 0.8, coatRough: 0.12 },
              },
              {
                do: 'sprinkles',
                shape: 'pearl',
                colours: ['#8fc41a', '#6aa80c', '#b4dc4a'],
                every: 0.045,
                share: 0.3,
                radius: 0.012,
                vary: 1,
                inset: -0.004,
                rough: 0.2,
                coat: 2.4,
                scatter: 1,
                shadow: 0.3,
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
        to: [0.01, 0.055],
        grow: 0.014,
        material: { colour: [0.12, 0.14, 0.12], metal: 0.8, rough: 0.35 },
        fade: 0.4,
      },
      {
        do: 'surface',
        grow: 0.014,
        profile: { kind: 'inflate', height: 0.6 },
        bumps: [
          { kind: 'waves', amount: 0.008, scale: 0.2 },
          { kind: 'brushed', amount: 0.0006, scale: 0.04 },
        ],
        paint: {
          kind: 'mottled',
          colours: ['#4a2410', '#86644a', '#a2a8a4', '#b6beb8', '#a4aaa6'],
          width: 0.08,
          scale: 0.12,
          spread: 0.7,
        },
        material: { colour: [0.3, 0.3, 0.3], metal: 1, rough: 0.22 },
        bounce: 0.3,
        gain: 1.9,
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
            [0, 0.01, 0],
            [0, 0.01, 0],
            [0.03, 0.14, 0.004],
          ],
        },
      },
      { do: 'wear', dirt: 0.5, chips: 0.14, scratches: 20, below: '#6a3a1c', dirtColour: '#2a1a0c' },
      {
        do: 'cap',
        depth: 0.3,
        lumps: 0.5,
        rise: 0.015,
        over: 0.036,
        soft: 0.055,
        runs: { every: 0.13, length: 0.6, radius: 0.026, drop: 1.3, hang: 0.5 },
        steps: [
          // It glows: the steel beside it is green, most of all below each run, and etched where runs have been.
          { do: 'fill', colour: [0.2, 0.9, 0.03], grow: 0.02, blur: 0.09, shift: [0, 0.1], blend: 'add', gain: 0.3 },
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
            profile: { kind: 'inflate', height: 0.7 },
            bumps: [{ kind: 'waves', amount: 0.014, scale: 0.2 }],
            paint: { kind: 'edge', width: 0.1, colours: ['#e8ff6a', '#b8f024', '#7ccc0e', '#4aa208'] },
            sheer: { ...SHEER, depth: 0.07, base: 0.012 },
            material: { colour: '#86ea06', ...SLIME },
          },
          {
            do: 'sprinkles',
            shape: 'pearl',
            colours: ['#8fc41a', '#6aa80c', '#b4dc4a'],
            every: 0.055,
            share: 0.25,
            radius: 0.012,
            vary: 1,
            inset: 0.02,
            rough: 0.2,
            coat: 2.4,
            scatter: 1,
            shadow: 0.25,
          },
        ],
      },
    ],
    finish: { vignette: 0.4, bloom: { strength: 0.25, from: 1.1 } },
  },
})
