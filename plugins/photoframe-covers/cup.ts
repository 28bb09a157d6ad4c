import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Step = FrameRecipe['steps'][number]

const CHINA = { colour: [0.86, 0.85, 0.82], metal: 0, rough: 0.3, coat: 1, coatRough: 0.08 } as const

/** Coffee in a white cup on its saucer, seen from above; middle and height in shares of the frame. */
export function cup(at: readonly [number, number], height: number): Step {
  const part = (path: string, steps: Extract<Step, { do: 'shape' }>['steps']) => {
    return { do: 'shape' as const, path, view: [100, 100] as const, at, height, steps }
  }
  const lifted = (lift: number) => {
    return {
      do: 'shadow' as const,
      tint: '#0d0806',
      layers: [
        { blur: 0.01, lift: lift * 0.3, strength: 0.7 },
        { blur: 0.04, lift, strength: 0.55 },
      ],
    }
  }
  return {
    do: 'foreground',
    steps: [
      part(ornaments.circle(50, 50, 47), [
        lifted(0.05),
        { do: 'surface', profile: { kind: 'dish', width: 0.2, height: 0.06 }, material: CHINA, bounce: 0 },
      ]),
      part('M69 67L86 80Q92 84 88 88Q84 92 80 86L63 71Z', [
        lifted(0.05),
        { do: 'surface', profile: { kind: 'round', width: 0.05, height: 0.05 }, material: CHINA, bounce: 0 },
      ]),
      part(ornaments.circle(50, 50, 29), [
        lifted(0.11),
        { do: 'surface', profile: { kind: 'round', width: 0.05, height: 0.05 }, material: CHINA, bounce: 0 },
      ]),
      part(ornaments.circle(50, 50, 25.5), [
        {
          do: 'fill',
          paint: {
            kind: 'radial',
            colours: ['#6b3a17', '#4a230c', '#2a1206', '#1a0b04'],
            at: [0.5, 0.5],
            radius: 0.26,
          },
        },
        { do: 'fill', colour: '#c08a4c', line: 0.012, blur: 0.006, opacity: 0.7 },
        {
          do: 'fill',
          paint: { kind: 'vertical', colours: ['#40342a', '#0c0806', '#000000', '#000000'] },
          blend: 'add',
          opacity: 0.5,
        },
      ]),
    ],
  }
}
