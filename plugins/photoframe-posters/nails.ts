import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Step = FrameRecipe['steps'][number]

const HEAD = ornaments.circle(50, 50, 36)

/** An old nail's head that presses paper to a wall; its place in shares of the frame. */
export function nail(x: number, y: number, height = 0.021): Step[] {
  const shape = { do: 'shape', path: HEAD, at: [x, y], height } as const
  return [
    {
      ...shape,
      steps: [
        { do: 'fill', colour: '#2a1608', grow: 0.12, blur: 0.14, opacity: 0.5, blend: 'multiply' },
        {
          do: 'shadow',
          tint: '#0c0603',
          layers: [
            { blur: 0.06, lift: 0.1, strength: 0.8 },
            { blur: 0.2, lift: 0.35, strength: 0.5 },
          ],
        },
        {
          do: 'surface',
          profile: { kind: 'round', width: 0.3, height: 0.2 },
          bumps: [{ kind: 'hammered', amount: 0.03, scale: 0.25 }],
          material: { like: 'darkSteel', colour: [0.2, 0.165, 0.14], rough: 0.42 },
        },
      ],
    },
  ]
}
