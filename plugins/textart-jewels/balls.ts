import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Scene = Extract<Recipe['steps'][number], { do: 'scene' }>
type Things = Scene['steps']

/** What a body of some width in frame heights keeps from the light of the floor that it rests on. */
function resting([x, y]: [number, number], size: number, foot: number): Things[number] {
  return {
    do: 'shape',
    path: 'M50 0a50 9 0 1 0 0.01 0z',
    view: [100, 18],
    at: [x + 0.06 * size, y + foot * size],
    height: 0.22 * size,
    // Wide and faint, and narrow and dark where it touches the floor.
    steps: [
      { do: 'fill', colour: '#b093dc', blend: 'multiply', blur: 0.14, opacity: 0.8 },
      { do: 'fill', grow: -0.1, colour: '#8a66b8', blend: 'multiply', blur: 0.09, opacity: 0.8 },
    ],
  }
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
        material: { colour: [0.5, 0.5, 0.5], metal: 0, rough: 0.4, coat: 0.6, coatRough: 0.08, scatter: 0.4 },
      },
    ],
  }
  return [resting(at, size, 0.46), body]
}

/** A matt body of plaster that stands behind, its view in a square; colours from above to below. */
export function block(path: string, at: [number, number], size: number, colours: string[]): Things {
  const body: Things[number] = {
    do: 'shape',
    path,
    at,
    height: size,
    steps: [
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.03, height: 0.03 },
        soft: 0.006,
        paint: { kind: 'vertical', colours },
        material: { colour: [0.5, 0.5, 0.5], metal: 0, rough: 0.7, scatter: 0.5 },
      },
    ],
  }
  return [resting(at, 1.2 * size, 0.42), body]
}
