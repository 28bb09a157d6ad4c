import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Scene = Extract<Recipe['steps'][number], { do: 'scene' }>
type Things = Scene['steps']

/** What a body of some width in frame heights keeps from the light of the floor that it rests on. */
function resting([x, y]: [number, number], size: number, foot: number): Things {
  const ellipse = { do: 'shape', path: 'M50 0a50 9 0 1 0 0.01 0z', view: [100, 18] } as const
  return [
    // Wide and faint, away from the lamps, as the letters' shadows fall.
    {
      ...ellipse,
      at: [x + 0.2 * size, y + (foot + 0.05) * size],
      height: 0.27 * size,
      steps: [{ do: 'fill', colour: '#8f6cc4', blend: 'multiply', blur: 0.2, opacity: 0.8 }],
    },
    // Narrow and dark where it touches the floor.
    {
      ...ellipse,
      at: [x + 0.012 * size, y + (foot - 0.004) * size],
      height: 0.12 * size,
      steps: [{ do: 'fill', colour: '#5c4086', blend: 'multiply', blur: 0.17, opacity: 1 }],
    },
  ]
}

/** A polished ball that rests on the floor at a place, its size in frame heights, its colours from above to below. */
export function ball(at: [number, number], size: number, colours: string[]): Things {
  const body: Things[number] = {
    do: 'shape',
    path: 'M50 2a48 48 0 1 0 0.01 0z',
    at,
    height: size,
    steps: [
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.48, height: 0.48 },
        soft: 0.01,
        paint: { kind: 'vertical', colours },
        material: {
          colour: [0.5, 0.5, 0.5],
          metal: 0,
          rough: 0.5,
          reflect: 0,
          coat: 0.34,
          coatRough: 0.05,
          scatter: 0.4,
        },
        // The pale room, mirrored along the outline, would be a fringe.
        bounce: 0,
      },
      // Deepest where it turns away from the lamp, and in the shade of its own lower half; the floor's light below that.
      {
        do: 'fill',
        paint: { kind: 'vertical', colours: colours.map(() => colours.at(-1)!) },
        line: 0.3,
        blur: 0.12,
        grow: 0.01,
        facing: { at: [at[0] + 1.4, at[1] + 2], reach: 10, wrap: 0.1 },
        blend: 'multiply',
      },
      { do: 'fill', colour: colours.at(-1)!, line: 0.05, blur: 0.025, grow: 0.01, blend: 'multiply', opacity: 0.9 },
    ],
  }
  return [...resting(at, size, 0.46), body]
}
