import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]
/** A storey of setbacks of a far tower: its left and right side, its top and foot in pixels, how many bays it has. */
type Tier = readonly [left: number, right: number, top: number, foot: number, bays: number]

const TALLEST: readonly Tier[] = [
  [866.8, 897.5, 127, 153, 6],
  [858.3, 905.9, 153, 184.8, 10],
  [849.3, 916.1, 184.8, 226.3, 14],
  [838.5, 927.5, 226.3, 295.5, 18],
  [825.3, 942.6, 295.5, 362, 24],
]
const BRICK: readonly Tier[] = [
  [303.8, 332.6, 136, 184.2, 6],
  [294.1, 338.6, 187, 237.7, 9],
  [283.9, 347.1, 240, 500, 13],
  [502.9, 526.9, 219, 241, 5],
]

const bars = (tiers: readonly Tier[], wide: number, off: number): string => {
  return tiers
    .flatMap(([left, right, top, foot, bays]) => {
      return Array.from({ length: bays + 1 }, (_, at) => {
        const half = at === 0 || at === bays ? 0.9 * wide : 0.5 * wide
        const x = left + ((right - left) * at) / bays + off
        return `M${(x - half).toFixed(1)} ${top}H${(x + half).toFixed(1)}V${foot}H${(x - half).toFixed(1)}Z`
      })
    })
    .join('')
}
/** Each tier's right half is further from the sun. */
const shades = (tiers: readonly Tier[]): Mark[] => {
  return tiers.map(([left, right, top, foot]): Mark => {
    const fill = { from: [left, 0], to: [right, 0], inks: ['#fff0d430', '#8088a018', '#5c668878'] } as const
    return { draw: 'path', path: `M${left} ${top}H${right}V${foot}H${left}Z`, fill }
  })
}

/** Piers from setback to setback, lit from the left, their own shade beside them: without them far storeys are stripes. */
export const piers: Mark[] = [
  { draw: 'path', path: bars(TALLEST, 1.5, 1.1), rule: 'nonzero', fill: '#7d828e70' },
  { draw: 'path', path: bars(TALLEST, 1.7, 0), rule: 'nonzero', fill: '#d6d2cad8' },
  { draw: 'path', path: bars(BRICK, 1.5, 1.1), rule: 'nonzero', fill: '#75707880' },
  { draw: 'path', path: bars(BRICK, 1.7, 0), rule: 'nonzero', fill: '#b8a49ad8' },
  ...shades([...TALLEST, ...BRICK]),
]
