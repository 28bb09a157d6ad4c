import { SHADOW, type ShapeStep } from './needlework.ts'

/** The hoop's middle in the frame, and its size: it is drawn in thousandths of its outer width. */
export const AT = [0.5, 0.515] as const
const HEIGHT = 0.95

export const hoop = (path: string | string[], steps: ShapeStep['steps'], stroke?: number): ShapeStep => {
  return { do: 'shape', path, view: [1000, 1000], at: AT, height: HEIGHT, steps, ...(stroke ? { stroke } : {}) }
}

export const circle = (radius: number): string => {
  return `M${500 - radius} 500a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`
}

/** Fibres of bent beech between two radii: arcs that run along the hoop and drift a little across it. */
function grain(inner: number, outer: number, count: number, seed: number): string[] {
  const chance = (at: number) => {
    const mixed = Math.imul(at + 1 + 977 * seed, 0x9e37_79b1)
    return (Math.imul(mixed ^ (mixed >>> 15), 0x85eb_ca6b) >>> 8) / 2 ** 24
  }
  const at = (radius: number, way: number) => {
    return `${(500 + radius * Math.cos(way)).toFixed(1)} ${(500 + radius * Math.sin(way)).toFixed(1)}`
  }
  return Array.from({ length: count }, (_, each) => {
    const from = 2 * Math.PI * chance(3 * each)
    const long = 0.12 + 0.5 * chance(3 * each + 1) ** 2
    const radius = inner + (outer - inner) * chance(3 * each + 2)
    const drift = 5 * (chance(5 * each + 4) - 0.5)
    const bend = at((radius + 0.5 * drift) / Math.cos(long / 2), from + long / 2)
    return `M${at(radius, from)}Q${bend} ${at(radius + drift, from + long)}`
  })
}

export const fibres = (inner: number, outer: number, count: number): ShapeStep[] => [
  hoop(grain(inner, outer, count, 1), [{ do: 'fill', colour: '#6b3f17', opacity: 0.42, blur: 0.0003 }], 1.1),
  hoop(grain(inner, outer, count, 2), [{ do: 'fill', colour: '#4a2a0e', opacity: 0.3, blur: 0.0006 }], 2),
  hoop(grain(inner, outer, count, 5), [{ do: 'fill', colour: '#ffe6bd', opacity: 0.22, blur: 0.0004 }], 1.6),
]

const BRASS = { colour: [0.76, 0.55, 0.24] as [number, number, number], metal: 1, rough: 0.24 }

/** Stamped from sheet, or turned: flat with a broken edge, or round all over. */
const brass = (path: string, kind: 'bevel' | 'round' = 'bevel', width = 0.0022): ShapeStep => {
  return hoop(path, [SHADOW, { do: 'surface', profile: { kind, width, height: width }, material: BRASS }])
}

/** Lines that are cut into metal, from left to right, at even distances. */
const cuts = (left: number, right: number, count: number, top: number, foot: number, lean = 0): string[] => {
  return Array.from({ length: count }, (_, each) => {
    const x = left + ((right - left) * (each + 0.5)) / count
    return `M${x.toFixed(1)} ${top}L${(x + lean).toFixed(1)} ${foot}`
  })
}

const dark = (path: string | string[], stroke: number, opacity = 0.6) => {
  return hoop(path, [{ do: 'fill', colour: '#2a1704', opacity, blur: 0.0003 }], stroke)
}

const dot = (x: number, y: number, radius: number): string => {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`
}

/** Cast in a mould and rubbed by hands: never quite flat, dull in its hollows. */
const cast = (path: string, width = 0.009): ShapeStep => {
  const bumps = [{ kind: 'grain' as const, amount: 0.00008, scale: 0.005 }]
  const material = { ...BRASS, rough: 0.36 }
  return hoop(path, [SHADOW, { do: 'surface', profile: { kind: 'round', width, height: width }, bumps, material }])
}

/** A lug on an end of the hoop: a foot that is riveted to it, an eye around the screw. */
const lug = (x: number): ShapeStep[] => [
  cast(
    `M${x - 17} 68C${x - 20} 50 ${x - 15} 34 ${x - 15} 18C${x - 16} -4 ${x + 16} -4 ${x + 15} 18` +
      `C${x + 15} 34 ${x + 20} 50 ${x + 17} 68Z`,
  ),
  dark(`M${x - 13} 24C${x - 9} 29 ${x + 9} 29 ${x + 13} 24`, 2.2, 0.4),
  brass(dot(x, 51, 6.5), 'round', 0.005),
  dark(`M${x - 4} 53L${x + 4} 49`, 1.3, 0.55),
]

/** What tightens the hoop where it is open: a lug on each of its ends, a screw with a thread through both, a milled nut. */
export const CLASP: ShapeStep[] = [
  dark('M500 20V66', 3.4, 0.85),
  brass('M426 5H600V16H426Z', 'round', 0.0055),
  dark(cuts(428, 600, 58, 4.6, 16.4, 1.4), 1, 0.62),
  ...lug(462),
  ...lug(538),
  brass('M418 -1C412 2 412 19 418 22H429V-1Z', 'round', 0.009),
  dark('M421 4L424 17', 2, 0.7),
  cast('M572 -8C570 -15 612 -15 613 -7C616 2 616 19 613 28C612 36 570 36 572 29C569 20 569 2 572 -8Z', 0.014),
  dark(cuts(573, 612, 13, -12, 33), 1.5, 0.5),
  brass('M613 1C622 1 622 20 613 20Z', 'round', 0.006),
]
