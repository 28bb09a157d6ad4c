import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'

type Shape = Extract<Recipe['steps'][number], { do: 'shape' }>

const VIEW = [200, 100] as const
const BOLTS = [
  [10, 10],
  [190, 10],
  [10, 90],
  [190, 90],
  [100, 10],
  [100, 90],
] as const

function disc(x: number, y: number, r: number): string {
  return `M${x} ${y - r}A${r} ${r} 0 1 1 ${x - 0.01} ${y - r}Z`
}

function hexagon(x: number, y: number, r: number): string {
  const points = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3 + x
    return `${(x + r * Math.cos(angle)).toFixed(2)} ${(y + r * Math.sin(angle)).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}

/** What holds the plate: a milled groove around it, and bolts with sockets whose heat has tinted the metal. */
const fastenings: Shape[] = [
  {
    do: 'shape',
    path: 'M17 7H183V14H193V86H183V93H17V86H7V14H17Z',
    view: VIEW,
    height: 1,
    stroke: 0.9,
    steps: [
      { do: 'fill', colour: '#c8ccd6', shift: [0.002, 0.004], opacity: 0.25 },
      { do: 'fill', colour: '#050608', opacity: 0.85 },
    ],
  },
  {
    do: 'shape',
    path: BOLTS.map(([x, y]) => disc(x, y, 2.5)),
    view: VIEW,
    height: 1,
    steps: [
      { do: 'fill', grow: 0.03, blur: 0.02, colour: [0.75, 0.55, 0.95], opacity: 0.7, blend: 'multiply' },
      { do: 'shadow', layers: [{ blur: 0.012, lift: 0.014, strength: 0.9 }] },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.009, height: 0.012 },
        material: { like: 'titanium', rough: 0.22 },
        gain: 1.6,
      },
    ],
  },
  {
    do: 'shape',
    path: BOLTS.map(([x, y]) => hexagon(x, y, 1.15)),
    view: VIEW,
    height: 1,
    steps: [
      { do: 'fill', colour: '#b8bcc6', shift: [0.001, 0.003], opacity: 0.5 },
      { do: 'fill', colour: '#040506' },
    ],
  },
]

export default defineTextArt({
  category: 'texteffect',
  name: 'titanium',
  summary: 'Titanium in the colours of the flame, on a bolted plate of brushed steel',
  recipe: {
    lettering: { font: 'sans', weight: 900, case: 'upper', spacing: 0.04, width: 0.92, height: 0.66, heighten: 1.4 },
    // A studio, with a wide cloth in front that sweeps over the flat faces.
    light: {
      sky: [0.42, 0.44, 0.48],
      horizon: [0.16, 0.165, 0.18],
      ground: [0.045, 0.043, 0.042],
      boxes: [
        { at: [-0.5, -0.75, 0.6], width: 0.55, height: 0.3, power: 7, colour: [1, 0.98, 0.95] },
        {
          at: [-0.12, -0.3, 0.95],
          width: 0.34,
          height: 1.4,
          turn: 0.5,
          power: 0.85,
          soft: 0.2,
          colour: [1, 0.98, 0.96],
        },
        { at: [0.95, -0.25, 0.35], width: 0.14, height: 0.9, power: 4, colour: [0.85, 0.93, 1] },
        { at: [-1, 0.1, 0.15], width: 0.12, height: 0.8, power: 3, colour: [1, 0.94, 0.88] },
        { at: [0.25, 0.85, 0.4], width: 0.9, height: 0.1, power: 1.1, colour: [1, 0.93, 0.85] },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          { do: 'backdrop', colours: ['#0b0c0f', '#15171b', '#0a0b0d'] },
          // One large plate of brushed metal, its edges turned down, on a dark bench.
          {
            do: 'shape',
            path: 'M6 3H194Q197 3 197 6V94Q197 97 194 97H6Q3 97 3 94V6Q3 3 6 3Z',
            view: [200, 100],
            height: 1,
            steps: [
              {
                do: 'surface',
                profile: { kind: 'round', width: 0.02, height: 0.012 },
                bumps: [{ kind: 'brushed', amount: 0.0002, scale: 0.005 }],
                material: { colour: [0.2, 0.205, 0.22], metal: 1, rough: 0.42 },
                gain: 0.72,
              },
              {
                do: 'fill',
                paint: {
                  kind: 'radial',
                  at: [0.3, 0.1],
                  radius: 3,
                  colours: [
                    [1.9, 1.85, 1.8],
                    [0.95, 0.95, 1],
                    [0.42, 0.44, 0.52],
                  ],
                },
                blend: 'multiply',
              },
            ],
          },
          ...fastenings,
        ],
      },
      { do: 'shadow', grow: 0.05, sweep: [0.02, 0.05] },
      { do: 'extrude', to: [0.02, 0.05], grow: 0.035, material: 'titanium', fade: 0.6 },
      {
        do: 'surface',
        grow: 0.035,
        profile: { kind: 'bevel', width: 0.03, height: 0.012 },
        material: { like: 'titanium', rough: 0.32 },
      },
      {
        do: 'surface',
        grow: -0.004,
        profile: { kind: 'bevel', width: 0.05, height: 0.05 },
        soft: 0.008,
        bumps: [{ kind: 'brushed', amount: 0.0008, scale: 0.009 }],
        paint: {
          kind: 'mottled',
          width: 0.15,
          scale: 0.9,
          spread: 0.8,
          colours: ['#2f8fe6', '#5560d0', '#a854b0', '#e0864a', '#f0c468', '#ecdcb0', '#dadada'],
        },
        material: { like: 'titanium', rough: 0.3 },
        gain: 1.7,
      },
      // Each was in the flame for another time.
      {
        do: 'fill',
        grow: -0.006,
        blur: 0.012,
        blend: 'multiply',
        emoji: false,
        paint: {
          kind: 'letters',
          colours: [
            [1.04, 1, 0.93],
            [0.95, 0.99, 1.04],
            [1.02, 0.97, 1],
            [0.96, 1.01, 1.02],
            [1.03, 1, 0.96],
          ],
        },
      },
      { do: 'glints', count: 3, from: 1.8 },
    ],
  },
})
