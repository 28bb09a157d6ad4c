import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { bang } from './bang.ts'

const INK = '#120c18'

export default defineTextArt({
  category: 'texteffect',
  name: 'comic3d',
  summary: 'A bang in a comic: blocks in ink and halftone on a burst',
  samples: ['Gateway', 'BOOM!'],
  recipe: {
    seed: 5,
    lettering: {
      font: 'poster',
      weight: 900,
      case: 'upper',
      spacing: 0.07,
      width: 0.95,
      arc: 30,
      taper: 0.24,
      jitter: { turn: 8, shift: 0.05, size: 0.2 },
      heighten: 1.3,
      height: 0.72,
      centre: [0.5, 0.48],
    },
    light: {
      sky: [0.9, 0.9, 0.9],
      horizon: [0.5, 0.5, 0.5],
      ground: [0.1, 0.1, 0.12],
      blend: 0.08,
      boxes: [],
    },
    steps: [
      {
        do: 'scene',
        steps: [{ do: 'burst', colours: ['#1d6fe0', '#3fa2f2'], rays: 36, glow: 0.15 }, ...bang(INK)],
      },
      {
        do: 'extrude',
        to: [0.075, 0.108],
        grow: 0.035,
        material: { colour: INK, metal: 0, rough: 1, reflect: 0 },
        gain: 0.1,
        fade: 1,
      },
      {
        do: 'extrude',
        to: [0.07, 0.1],
        grow: 0.012,
        material: { colour: [0.62, 0.03, 0.05], metal: 0, rough: 1, reflect: 0, glow: 0.35 },
        fade: 0.25,
      },
      { do: 'fill', colour: INK, grow: 0.035, emoji: false },
      // A hard light where they face the flash, orange where they turn away.
      {
        do: 'cel',
        profile: { kind: 'round', width: 0.06, height: 0.06 },
        colours: ['#ff7a0a', '#ffd81f', '#fffdf0'],
        levels: [-0.25, 0.3],
      },
      // The second ink was printed a little aside.
      { do: 'fill', colour: '#e2261a', line: 0.012, shift: [0.012, 0.008], blend: 'multiply', emoji: false },
      { do: 'halftone', colour: '#f0431a', cell: 0.045, span: [0.25, 0.95], tones: [0, 0.7] },
      // Hatched in ink where they turn away, and a hard light where they face the flash.
      {
        do: 'halftone',
        screen: 'lines',
        colour: INK,
        cell: 0.036,
        angle: -52,
        span: [0.55, 1.15],
        tones: [0, 0.5],
        grow: -0.016,
      },
    ],
    finish: { tone: 'soft', vignette: 0.12, bloom: { strength: 0 } },
  },
})
