import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>

/** An oval ring in a view of 200 × 100. */
function ring(out: number, within: number): string {
  return oval(out) + oval(within)
}

function oval(by: number): string {
  const rx = 97 - by
  const ry = 45 - by
  return `M${100 - rx} 53A${rx} ${ry} 0 1 1 ${100 + rx} 53A${rx} ${ry} 0 1 1 ${100 - rx} 53Z`
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
          layers: [{ blur: 0.016, lift: 0.022, strength: 0.9 }],
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
    ...clamp(),
  ]
}

/** The split of the outer ring at the top: two ears of brass, and the screw that draws them together. */
function clamp(): Step[] {
  const part = (path: string | string[], steps: Step['steps']): Step => ({
    do: 'shape',
    path,
    // A smaller em has less free space around small parts.
    view: [200, 20],
    at: [0.5, 0.168],
    height: 0.2,
    steps,
  })
  const drop: Step['steps'][number] = {
    do: 'shadow',
    tint: '#140b04',
    layers: [{ blur: 0.04, lift: 0.08, strength: 0.8 }],
  }
  const brass = { like: 'brass', rough: 0.3 } as const
  const ridges = (from: number, to: number, every: number, top: number, bottom: number, lean: number) =>
    Array.from({ length: Math.floor((to - from) / every) }, (_, at) => {
      const x = from + (at + 0.5) * every
      return `M${(x + lean).toFixed(2)} ${top}L${(x - lean).toFixed(2)} ${bottom}`
    })
  const ears = ['M93.4 0H98.6V8.4H93.4Z', 'M101.4 0H106.6V8.4H101.4Z']
  return [
    part('M98.4 -1H101.6V6H98.4Z', [{ do: 'fill', colour: '#120904', opacity: 0.9 }]),
    part(ears, [drop, { do: 'surface', profile: { kind: 'round', width: 0.06, height: 0.06 }, material: brass }]),
    part('M88 2.7H112V5.3H88Z', [
      drop,
      { do: 'surface', profile: { kind: 'inflate', height: 1 }, material: { like: 'steel', rough: 0.25 } },
    ]),
    part('M110.4 1.2H117.6C118.6 1.2 118.6 6.8 117.6 6.8H110.4Z', [
      drop,
      {
        do: 'surface',
        profile: { kind: 'inflate', height: 0.8 },
        bumps: [{ kind: 'brushed', amount: 0.008, scale: 0.15 }],
        material: brass,
      },
    ]),
    // The thread of the screw, and the knurls that fingers turn it by.
    {
      ...part(ridges(88.4, 110.2, 0.62, 2.9, 5.1, 0.14), [
        { do: 'fill', colour: '#20242a', blur: 0.004, opacity: 0.6, blend: 'multiply' },
      ]),
      stroke: 0.24,
    },
    {
      ...part(ridges(111, 117.4, 0.8, 1.5, 6.5, 0), [
        { do: 'fill', colour: '#3a2608', blur: 0.006, opacity: 0.7, blend: 'multiply' },
      ]),
      stroke: 0.3,
    },
  ]
}
