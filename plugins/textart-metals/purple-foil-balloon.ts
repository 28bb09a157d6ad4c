import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'purpleFoilBalloon',
  summary: 'Purple foil balloons on a night of lights',
  recipe: {
    seed: 5,
    lettering: { font: 'round', weight: 900, spacing: 0.06, width: 0.91, height: 0.56, centre: [0.5, 0.46] },
    light: 'party',
    steps: [
      {
        do: 'backdrop',
        colours: ['#120624', '#2a0f52', '#401a68'],
        pools: [{ at: [0.5, 0.45], size: 0.75, colour: '#6a2bb0', strength: 0.5 }],
      },
      { do: 'bokeh', count: 60, colours: ['#ffb066', '#d58aff', '#ff8ad0'], size: [0.015, 0.075], strength: 0.4 },
      { do: 'confetti', shape: 'star', count: 40, colours: ['#f2dcff', '#ffd27a'], size: [0.007, 0.018], clear: 0.6 },
      { do: 'strings', colours: ['#c79bff'] },
      { do: 'shadow', tint: '#05010c', grow: 0.03 },
      {
        do: 'surface',
        grow: 0.045,
        profile: { kind: 'round', width: 0.02, height: 0.008 },
        bumps: [{ kind: 'wrinkles', amount: 0.012, scale: 0.07, reach: 0.08 }],
        material: { colour: [0.2, 0.03, 0.5], metal: 1, rough: 0.2 },
        bounce: 0.4,
        gain: 0.8,
      },
      {
        do: 'surface',
        grow: 0.022,
        profile: { kind: 'inflate', height: 1.15 },
        bumps: [
          { kind: 'wrinkles', amount: 0.03, scale: 0.11, reach: 0.15 },
          { kind: 'waves', amount: 0.01, scale: 0.7 },
        ],
        material: { colour: [0.42, 0.07, 0.9], metal: 1, rough: 0.07, coat: 0.35 },
        bounce: 0.25,
        gain: 1.35,
      },
      { do: 'glints', count: 4 },
    ],
    finish: { vignette: 0.2, bloom: { strength: 0.22, from: 1.4 } },
  },
})
