import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'texteffect',
  name: 'gradientText3d',
  summary: 'Deep, clean letters whose colour runs from violet over pink to amber',
  recipe: {
    lettering: { font: 'geometric', weight: 900, spacing: 0.02, width: 0.9, height: 0.6, centre: [0.5, 0.46] },
    light: {
      sky: [0.95, 0.92, 0.98],
      horizon: [0.6, 0.56, 0.68],
      ground: [0.35, 0.28, 0.42],
      boxes: [
        { at: [-0.5, -0.75, 0.6], width: 0.6, height: 0.4, power: 3.5, soft: 0.3 },
        { at: [0.95, -0.2, 0.4], width: 0.2, height: 0.9, power: 1.6, soft: 0.2, colour: [1, 0.9, 0.85] },
      ],
    },
    steps: [
      {
        do: 'backdrop',
        colours: ['#efe9ff', '#e3dcfb', '#d3caf2'],
        pools: [
          { at: [0.15, 0.2], size: 0.7, colour: '#ffffff', strength: 0.7 },
          { at: [0.95, 0.9], size: 0.7, colour: '#ffcfe0', strength: 0.7 },
        ],
        clouds: 0,
      },
      {
        do: 'extrude',
        to: [0.05, 0.2],
        shrink: 0.03,
        material: { colour: [0.16, 0.03, 0.5], metal: 0, rough: 0.5 },
        fade: 0.35,
      },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.03, height: 0.03 },
        paint: { kind: 'horizontal', colours: ['#5b2bff', '#b92be6', '#ff3d8b', '#ff8a3d', '#ffc23d'] },
        material: { colour: [0.5, 0.1, 0.8], metal: 0, rough: 0.4, coat: 0.6, coatRough: 0.12 },
      },
    ],
    finish: { tone: 'soft', bloom: { strength: 0 }, vignette: 0.08 },
  },
})
