import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>

/** Points of a jagged cloud, in turn far and near, as shares of its half sides. */
const SPIKES = [
  1.0, 0.72, 0.93, 0.7, 1.06, 0.74, 0.9, 0.69, 1.02, 0.73, 0.97, 0.7, 1.08, 0.72, 0.92, 0.7, 1.0, 0.73, 0.95, 0.69,
  1.05, 0.72, 0.9, 0.7, 1.03, 0.74, 0.94, 0.71,
]

function spiked(scale: number): string {
  const points = SPIKES.map((far, index) => {
    const angle = ((index + 0.3) / SPIKES.length) * 2 * Math.PI
    const x = 100 + 98 * far * scale * Math.cos(angle)
    const y = 50 + 49 * far * scale * Math.sin(angle)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** The cloud of an explosion behind the letters: ink, red and white, with dots. */
export function bang(ink: string): Step[] {
  const layer = (scale: number, steps: Step['steps']): Step => ({
    do: 'shape',
    path: spiked(scale),
    view: [200, 100],
    width: 0.92,
    turn: -6,
    steps,
  })
  return [
    {
      do: 'shape',
      path: 'M0 0H200V100H0Z',
      view: [200, 100],
      width: 1,
      steps: [{ do: 'halftone', colour: '#0b2f8f', cell: 0.026, along: 'out', span: [0.72, 1.2], tones: [0, 0.7] }],
    },
    layer(1, [
      { do: 'fill', colour: ink, grow: 0.012, shift: [0.022, 0.03] },
      { do: 'fill', colour: ink, grow: 0.012 },
      { do: 'fill', colour: '#e5202b' },
      { do: 'halftone', colour: '#8f0d1c', cell: 0.022, along: 'down', span: [0.3, 1], tones: [0, 0.6] },
    ]),
    layer(0.84, [
      { do: 'fill', colour: ink, grow: 0.009 },
      { do: 'fill', colour: '#fffdf2' },
      { do: 'halftone', colour: '#ffd84a', cell: 0.024, along: 'out', span: [0.3, 0.95], tones: [0, 0.8] },
    ]),
  ]
}
