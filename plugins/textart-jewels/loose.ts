import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Shape = Extract<Recipe['steps'][number], { do: 'shape' }>
type Gems = Omit<Extract<Recipe['steps'][number], { do: 'gems' }>, 'do' | 'sizes'>

/** Stones that lie about: their places and radii in a view of 200 × 100. */
export type Places = readonly (readonly [x: number, y: number, r: number])[]

/**
 * Loose stones on the ground, each with its shadow and the coloured light that comes through it.
 *
 * @param shadow Colour of the ground in shade
 * @param glow What a stone throws into its shadow
 */
export function loose(places: Places, shadow: string, glow: string, gems: Gems): Shape[] {
  return places.map(([x, y, r]) => ({
    do: 'shape',
    path: `M${x} ${y - r}A${r} ${r} 0 1 1 ${x - 0.01} ${y - r}Z`,
    view: [200, 100],
    width: 1,
    steps: [
      {
        do: 'shadow',
        tint: shadow,
        grow: 0,
        layers: [
          { blur: 0.0016 * r, lift: 0.002 * r, strength: 0.9 },
          { blur: 0.0035 * r, lift: 0.009 * r, strength: 0.75 },
        ],
      },
      {
        do: 'fill',
        colour: glow,
        grow: -0.0035 * r,
        blur: 0.0028 * r,
        shift: [0.006 * r, 0.0075 * r],
        opacity: 0.6,
        blend: 'add',
      },
      { do: 'gems', sizes: [0.018 * r], tilt: 0.5, dome: 0, ...gems },
    ],
  }))
}
