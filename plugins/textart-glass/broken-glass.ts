import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { STANDING, UPRIGHT } from './lettering.ts'

/** One blow broke the pane and the letters. */
const BLOW = { at: [0.53, 0.33], rays: 12, rings: 5 } as const

export default defineTextArt({
  category: 'texteffect',
  name: 'brokenGlass',
  summary: 'Thick glass letters in a pane that was struck',
  recipe: {
    lettering: { ...UPRIGHT, font: 'sans', weight: 900, heighten: 1.75, spacing: 0.05, centre: [0.5, 0.57] },
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          { do: 'vista', kind: 'street', blur: 0.022, gain: 0.3, keep: false },
          { do: 'shatter', ...BLOW, hole: 0.03, light: 0.35, tilt: 0.4 },
        ],
      },
      {
        do: 'shards',
        ...BLOW,
        gap: 0.03,
        shift: 0.034,
        lost: 0.05,
        steps: [
          { do: 'shadow', tint: '#010305', grow: 0.02, layers: [{ blur: 0.1, lift: 0.05, strength: 0.8 }] },
          {
            ...STANDING,
            profile: { kind: 'round', width: 0.05, height: 0.05 },
            soft: 0.01,
            colour: [0.16, 0.9, 0.5],
            side: 1.3,
            depth: 0.36,
            through: 6,
            scatter: 0.02,
            focus: 2.2,
            mirror: 1.2,
            gain: 1.3,
          },
        ],
      },
      {
        do: 'strew',
        kind: 'shards',
        count: 50,
        size: [0.003, 0.045],
        around: [0.53, 0.5],
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
