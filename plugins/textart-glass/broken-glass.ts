import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { UPRIGHT } from './lettering.ts'

export default defineTextArt({
  category: 'texteffect',
  name: 'brokenGlass',
  summary: 'Thick glass letters in a pane that was struck',
  recipe: {
    lettering: { ...UPRIGHT, font: 'poster', weight: 400, spacing: 0.05, centre: [0.5, 0.5] },
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#04090e', '#081a26', '#03070b'],
            pools: [
              { at: [0.7, 0.3], size: 0.45, colour: '#5fb2d8', strength: 0.5 },
              { at: [0.12, 0.85], size: 0.5, colour: '#a8501c', strength: 0.4 },
            ],
          },
          { do: 'bokeh', count: 70, colours: ['#bfeaff', '#ffb36b', '#6fc7f0'], size: [0.01, 0.06], strength: 0.45 },
          { do: 'shatter', at: [0.7, 0.3], hole: 0.03, light: 0.9 },
        ],
      },
      { do: 'shadow', tint: '#010305' },
      {
        do: 'glass',
        profile: { kind: 'bevel', width: 0.055, height: 0.07 },
        colour: [0.72, 0.93, 0.98],
        depth: 0.3,
        base: 0.1,
        reach: 0.9,
        scatter: 0.12,
        mirror: 1.6,
        inner: 2,
        focus: 2.4,
        gain: 1.5,
      },
      {
        do: 'shatter',
        on: 'letters',
        at: [0.7, 0.3],
        rays: 37,
        rings: 10,
        shift: 0.03,
        tilt: 2.4,
        width: 0.0026,
        light: 1.6,
        hole: 0,
      },
      { do: 'fill', colour: '#dff6ff', line: 0.008, blend: 'add', gain: 0.8, emoji: false },
      {
        do: 'strew',
        kind: 'shards',
        count: 90,
        size: [0.003, 0.045],
        around: [0.7, 0.32],
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
