import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { balloons, ROUND_LETTERS } from './balloons.ts'

export default defineTextArt({
  category: 'textart',
  name: 'purpleFoilBalloon',
  summary: 'Purple foil balloons on a night of lights',
  recipe: {
    seed: 5,
    lettering: ROUND_LETTERS,
    light: 'party',
    steps: [
      {
        do: 'backdrop',
        colours: ['#120624', '#2a0f52', '#401a68'],
        pools: [{ at: [0.5, 0.45], size: 0.75, colour: '#6a2bb0', strength: 0.5 }],
      },
      { do: 'bokeh', count: 60, colours: ['#ffb066', '#d58aff', '#ff8ad0'], size: [0.015, 0.075], strength: 0.4 },
      { do: 'confetti', shape: 'star', count: 40, colours: ['#f2dcff', '#ffd27a'], size: [0.007, 0.018], clear: 0.6 },
      ...balloons({
        strings: ['#c79bff'],
        shadow: '#05010c',
        seam: [0.2, 0.03, 0.5],
        foil: [0.42, 0.07, 0.9],
        gain: 1.35,
      }),
    ],
    finish: { vignette: 0.2, bloom: { strength: 0.22, from: 1.4 } },
  },
})
