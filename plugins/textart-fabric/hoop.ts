import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>

/** An oval ring in a view of 200 × 100. */
function ring(out: number, within: number): string {
  return oval(out) + oval(within)
}

function oval(by: number): string {
  const [rx, ry] = [98.5 - by, 48.8 - by]
  return `M${100 - rx} 50A${rx} ${ry} 0 1 1 ${100 + rx} 50A${rx} ${ry} 0 1 1 ${100 - rx} 50Z`
}

const WOOD = { colour: [0.56, 0.33, 0.14], metal: 0, rough: 0.42, coat: 0.5, coatRough: 0.2 } as const

/** The two rings of an embroidery hoop around the frame, and the screw that tightens them. */
export function hoop(): Step[] {
  return [
    {
      do: 'shape',
      path: oval(2),
      view: [200, 100],
      height: 1,
      steps: [
        { do: 'shadow', tint: '#0a0503', layers: [{ blur: 0.02, lift: 0.04, strength: 0.8 }] },
        { do: 'clad', kind: 'linen', colours: ['#f0e7d6'], scale: 0.4, gain: 1.15 },
        { do: 'fill', colour: '#7a6a52', line: 0.07, blur: 0.03, opacity: 0.55, blend: 'multiply' },
      ],
    },
    {
      do: 'shape',
      path: ring(0, 4.6),
      view: [200, 100],
      height: 1,
      steps: [
        {
          do: 'shadow',
          tint: '#2c2015',
          layers: [
            { blur: 0.006, lift: 0.01, strength: 0.85 },
            { blur: 0.025, lift: 0.035, strength: 0.6 },
          ],
        },
        {
          do: 'surface',
          profile: { kind: 'round', width: 0.016, height: 0.016 },
          bumps: [{ kind: 'brushed', amount: 0.0012, scale: 0.05 }],
          material: WOOD,
        },
      ],
    },
    {
      do: 'shape',
      path: ring(2.4, 2.9),
      view: [200, 100],
      height: 1,
      steps: [{ do: 'fill', colour: '#1c0f06', opacity: 0.85, blur: 0.0012, blend: 'multiply' }],
    },
  ]
}
