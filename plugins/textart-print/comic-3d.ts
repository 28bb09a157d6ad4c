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
      spacing: 0.085,
      width: 0.8,
      arc: 10,
      jitter: { turn: 5, shift: 0.03, size: 0.1 },
      heighten: 1.2,
      height: 0.58,
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
      { do: 'fill', paint: { kind: 'vertical', colours: ['#fff04a', '#ffd21f', '#ff9d12'] } },
      // The second ink was printed a little aside.
      { do: 'fill', colour: '#e2261a', line: 0.012, shift: [0.012, 0.008], blend: 'multiply', emoji: false },
      { do: 'halftone', colour: '#f0431a', cell: 0.04, span: [0.35, 1.1], tones: [0, 0.85] },
      {
        do: 'fill',
        colour: '#ffffff',
        grow: -0.022,
        line: 0.016,
        opacity: 0.95,
        emoji: false,
        shift: [-0.004, -0.006],
      },
    ],
    finish: { tone: 'soft', vignette: 0.12, bloom: { strength: 0 } },
  },
})
