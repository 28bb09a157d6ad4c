import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'neonTextAlt',
  summary: 'Channel letters of sheet metal with bulbs and a neon rim above a town at night',
  samples: ['Gateway', 'OPEN\nLATE'],
  recipe: {
    lettering: { font: 'poster', weight: 400, case: 'upper', spacing: 0.05, width: 0.88, height: 0.7, centre: [0.49, 0.48] },
    light: 'night',
    gain: 0.55,
    steps: [
      { do: 'city' },
      { do: 'shadow', grow: 0.03, sweep: [0.03, 0.1] },
      { do: 'extrude', to: [0.03, 0.1], grow: 0.03, material: { like: 'darkSteel', colour: '#7a1220', rough: 0.4 }, fade: 0.75 },
      { do: 'surface', grow: 0.03, profile: { kind: 'round', width: 0.014, height: 0.016 }, material: 'brass' },
      {
        do: 'surface',
        grow: 0.016,
        profile: { kind: 'round', width: 0.03, height: -0.03 },
        bumps: [{ kind: 'grain', amount: 0.0012, scale: 0.03 }],
        material: { colour: '#3a0a14', metal: 0.1, rough: 0.5, coat: 0.4, coatRough: 0.3 },
      },
      {
        do: 'neon',
        along: 'outline',
        inset: 0.022,
        radius: 0.0125,
        soft: 0.012,
        colours: ['#ff2a6d'],
        power: 3.4,
        core: 0.6,
        fittings: 'none',
        onto: 'letters',
        lift: 0.03,
        wash: 4,
        gloss: 0.2,
        ground: '#5a1020',
      },
      { do: 'bulbs', apart: 0.105, size: 0.027, wash: 5, ground: '#5a1020' },
    ],
    finish: { bloom: { strength: 0.4, from: 1 } },
  },
})
