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
          {
            do: 'backdrop',
            colours: ['#04090e', '#081a26', '#03070b'],
            pools: [
              { at: [0.66, 0.07], size: 0.45, colour: '#5fb2d8', strength: 0.5 },
              { at: [0.52, 0.62], size: 0.4, colour: '#2c6e98', strength: 0.45 },
              { at: [0.12, 0.85], size: 0.5, colour: '#a8501c', strength: 0.2 },
            ],
          },
          { do: 'bokeh', count: 60, colours: ['#bfeaff', '#ffb36b', '#6fc7f0'], size: [0.012, 0.1], strength: 0.7 },
          { do: 'defocus', blur: 0.012 },
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
            gain: 0.05,
            blend: 'add',
          },
          {
            do: 'glass',
            profile: { kind: 'bevel', width: 0.04, height: 0.03 },
            soft: 0.012,
            colour: [0.42, 0.96, 0.84],
            depth: 0.34,
            through: 1.7,
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
