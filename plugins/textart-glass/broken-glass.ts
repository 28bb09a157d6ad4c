import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { UPRIGHT } from './lettering.ts'

/** One blow broke the pane and the letters. */
const BLOW = { at: [0.66, 0.07], rays: 19, rings: 8 } as const

export default defineTextArt({
  category: 'texteffect',
  name: 'brokenGlass',
  summary: 'Thick glass letters in a pane that was struck',
  recipe: {
    lettering: { ...UPRIGHT, font: 'poster', weight: 400, spacing: 0.05, centre: [0.5, 0.57] },
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          { do: 'vista', kind: 'street', blur: 0.03, gain: 0.5 },
          { do: 'shatter', ...BLOW, hole: 0.03, light: 0.6, tilt: 0.5 },
        ],
      },
      {
        do: 'shards',
        ...BLOW,
        gap: 0.026,
        shift: 0.02,
        steps: [
          { do: 'shadow', tint: '#010305', grow: 0.03, layers: [{ blur: 0.05, lift: 0.05, strength: 0.4 }] },
          // Light that the cut edges let in: it fills the body and parts it from the dark behind.
          {
            do: 'fill',
            paint: { kind: 'vertical', colours: ['#c4f0f0', '#5aa6b4', '#2a6478'] },
            gain: 0.03,
            blend: 'add',
          },
          {
            do: 'glass',
            profile: { kind: 'bevel', width: 0.04, height: 0.03 },
            soft: 0.012,
            colour: [0.42, 0.96, 0.84],
            depth: 0.34,
            through: 1.45,
            base: 0.05,
            back: 0,
            side: 1.6,
            walls: 0.4,
            reach: 0.5,
            dispersion: 0.03,
            scatter: 0,
            mirror: 1.7,
            inner: 0.8,
            focus: 2.4,
            gain: 1.5,
          },
        ],
      },
      {
        do: 'strew',
        kind: 'shards',
        count: 50,
        size: [0.003, 0.045],
        around: BLOW.at,
        reach: 0.75,
        clear: 0,
        steps: [
          { do: 'shadow', tint: '#02060a' },
          {
            do: 'glass',
            profile: { kind: 'bevel', width: 0.02, height: 0.02 },
            colour: [0.6, 0.88, 0.95],
            reach: 0.3,
            mirror: 2,
            inner: 2,
            focus: 2,
          },
        ],
      },
      { do: 'glints', count: 5 },
    ],
    finish: { bloom: { strength: 0.35 } },
  },
})
