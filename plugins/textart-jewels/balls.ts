import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Scene = Extract<Recipe['steps'][number], { do: 'scene' }>

/** A polished ball at a place, its size in frame heights, its colours from above to below. */
export function ball(at: [number, number], size: number, colours: string[]): Scene['steps'][number] {
  return {
    do: 'shape',
    path: 'M50 2a48 48 0 1 0 0.01 0z',
    at,
    height: size,
    steps: [
      {
        do: 'shadow',
        tint: '#7a4fb8',
        grow: -0.08,
        layers: [
          { blur: 0.03, lift: 0.14, strength: 0.6 },
          { blur: 0.12, lift: 0.3, strength: 0.5 },
        ],
      },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.48, height: 0.48 },
        soft: 0.01,
        paint: { kind: 'vertical', colours },
        material: { colour: [0.5, 0.5, 0.5], metal: 0, rough: 0.4, coat: 0.6, coatRough: 0.08, scatter: 0.4 },
      },
    ],
  }
}

/** A matt body of plaster that stands behind, its view in a square; colours from above to below. */
export function block(path: string, at: [number, number], size: number, colours: string[]): Scene['steps'][number] {
  return {
    do: 'shape',
    path,
    at,
    height: size,
    steps: [
      { do: 'shadow', tint: '#8a68bc', layers: [{ blur: 0.08, lift: 0.1, strength: 0.5 }] },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.03, height: 0.03 },
        soft: 0.006,
        paint: { kind: 'vertical', colours },
        material: { colour: [0.5, 0.5, 0.5], metal: 0, rough: 0.7, scatter: 0.5 },
      },
    ],
  }
}
