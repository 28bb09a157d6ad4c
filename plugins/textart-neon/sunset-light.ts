import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'texteffect',
  name: 'sunsetLight',
  summary: 'Amber letters in the sea before the setting sun, which shines through them',
  recipe: {
    lettering: { font: 'geometric', weight: 800, case: 'upper', spacing: 0.03, width: 0.86, height: 0.5, centre: [0.5, 0.5] },
    light: {
      sky: [0.5, 0.22, 0.3],
      horizon: [0.9, 0.4, 0.16],
      ground: [0.12, 0.05, 0.1],
      key: [0, 0.5, -0.8],
      boxes: [
        { at: [0, -0.9, 0.2], width: 1.2, height: 0.12, power: 3, colour: [1, 0.62, 0.35] },
        { at: [1, 0, 0.1], width: 0.12, height: 0.9, power: 2.5, colour: [1, 0.5, 0.3] },
        { at: [-1, 0, 0.1], width: 0.12, height: 0.9, power: 2.5, colour: [1, 0.5, 0.3] },
      ],
    },
    steps: [
      { do: 'sunset', sky: ['#10163e', '#38225f', '#8a2c62', '#e05a3c', '#ffb052'], sun: [0.5, 0.52], size: 0.17, waves: 1.6 },
      { do: 'extrude', to: [0, -0.05], shrink: 0.05, vanish: [0.5, 0.55], material: { colour: '#ff8a2a', metal: 0, rough: 0.3, glow: 0.5 }, fade: 0.5 },
      {
        do: 'surface',
        profile: { kind: 'inflate', height: 0.6 },
        material: { colour: '#7a1f10', metal: 0, rough: 0.22, coat: 1.2, scatter: 0.8 },
        gain: 0.5,
      },
      {
        do: 'fill',
        paint: { kind: 'edge', width: 0.12, colours: ['#ffb04a', '#d8541a', '#7a1f10', '#33090c'] },
        blend: 'add',
        gain: 1.2,
      },
      { do: 'reflection' },
      { do: 'rays', from: 'behind', at: [0.5, 0.5], colour: '#ff9a4a', strength: 0.5, length: 0.85, size: 0.4 },
    ],
    finish: { bloom: { strength: 0.4, from: 1 }, vignette: 0.35 },
  },
})
