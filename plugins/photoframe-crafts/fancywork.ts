import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { needle, SHADOW, type ShapeStep } from './needlework.ts'

/** The hoop's middle in the frame, and its size: it is drawn in thousandths of its outer width. */
const AT = [0.5, 0.515] as const
const HEIGHT = 0.95

const hoop = (path: string | string[], steps: ShapeStep['steps'], stroke?: number): ShapeStep => {
  return { do: 'shape', path, view: [1000, 1000], at: AT, height: HEIGHT, steps, ...(stroke ? { stroke } : {}) }
}

const circle = (radius: number): string => {
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

const fibres = (inner: number, outer: number, count: number): ShapeStep[] => [
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
    `M${x - 17} 68C${x - 20} 50 ${x - 15} 34 ${x - 15} 18C${x - 16} -4 ${x + 16} -4 ${x + 15} 18C${x + 15} 34 ${x + 20} 50 ${x + 17} 68Z`,
  ),
  dark(`M${x - 13} 24C${x - 9} 29 ${x + 9} 29 ${x + 13} 24`, 2.2, 0.4),
  brass(dot(x, 51, 6.5), 'round', 0.005),
  dark(`M${x - 4} 53L${x + 4} 49`, 1.3, 0.55),
]

/** What tightens the hoop where it is open: a lug on each of its ends, a screw with a thread through both, a milled nut. */
const CLASP: ShapeStep[] = [
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

/** Numbers from 0 to 1 that look like chance: the same each time. */
const chanceOf = (at: number): number => {
  const value = Math.sin(at * 127.1 + 11.7) * 43758.5453
  return value - Math.floor(value)
}

/** Places along each side of it. */
const EDGE = 220

/** A place on one of its sides, so far along it and so far out, in the view's thousandths. */
const onSide = (side: number, along: number, out: number): string => {
  const inset = 15 + 4 * Math.sin(along / 97 + side) + 1.4 * Math.sin(along / 23 + 2 * side) - out
  const places = [
    [along, inset],
    [1000 - inset, along],
    [1000 - along, 1000 - inset],
    [inset, 1000 - along],
  ] as const
  return places[side]!.map((value) => value.toFixed(1)).join(' ')
}

/** A square of linen that was cut by hand: its sides wander. */
const CLOTH = `M${[0, 1, 2, 3]
  .flatMap((side) => {
    return Array.from({ length: EDGE }, (_, at) =>
      onSide(side, 12 + (976 * at) / EDGE, 0.6 * chanceOf(EDGE * side + at)),
    )
  })
  .join('L')}Z`

/** Threads that have come out of its sides: short ones in tufts, a long one here and there that curls. */
const fringe = (count: number, longest: number, seed: number): string[] => {
  return [0, 1, 2, 3].flatMap((side) =>
    Array.from({ length: count }, (_, at) => {
      const chance = (of: number) => chanceOf(seed + 7.3 * (count * side + at) + 0.37 * of)
      const along = 14 + 972 * ((at + chance(1)) / count)
      const tuft = 0.35 + 0.65 * Math.abs(Math.sin(along / 41 + seed + 2 * side))
      const long = longest * tuft * (0.3 + 0.7 * chance(2) ** 2)
      const lean = 0.9 * long * (chance(3) - 0.5)
      const curl = 0.8 * long * (chance(4) - 0.5)
      const [from, bend, to] = [
        onSide(side, along, -3),
        onSide(side, along + curl, 0.55 * long),
        onSide(side, along + lean, long),
      ]
      return `M${from}Q${bend} ${to}`
    }),
  )
}

/** And those that lie along its sides, drawn half out of the weave. */
const DRAWN = [0, 1, 2, 3].flatMap((side) =>
  Array.from({ length: 16 }, (_, at) => {
    const chance = (of: number) => chanceOf(91 + 3.1 * (16 * side + at) + 0.41 * of)
    const [along, long, out] = [30 + 900 * chance(1), 40 + 120 * chance(2), 0.5 + 4 * chance(3)]
    const bend = onSide(side, along + long / 2, out + 5 * (chance(4) - 0.3))
    return `M${onSide(side, along, -1)}Q${bend} ${onSide(side, along + long, out * chance(5) - 1)}`
  }),
)

const onCloth = (path: string | string[], steps: ShapeStep['steps'], stroke?: number): ShapeStep => {
  return { ...hoop(path, steps, stroke), height: 1, turn: -5 }
}

const frayed = (path: string[], stroke: number, colour: string): ShapeStep[] => [
  onCloth(path, [{ do: 'fill', colour: '#140b05', opacity: 0.3, blur: 0.0016 }], stroke + 1.6),
  onCloth(path, [{ do: 'fill', colour }], stroke),
]

/** Its frayed sides: threads in the shade of others, and those that the lamp meets. */
const FRAYED: ShapeStep[] = [
  ...frayed(fringe(230, 13, 3), 1.15, '#8d8069'),
  ...frayed([...fringe(200, 11, 21), ...DRAWN], 1.05, '#b9ab90'),
  ...frayed(fringe(14, 34, 55), 1, '#c9bca2'),
]

/** Folds that run out from the hoop, where the cloth was pulled through it: a shade each, and a light beside it. */
const PULLED = (['#4a3a26', '#fff6e2'] as const).map((colour, side) =>
  hoop(
    Array.from({ length: 46 }, (_, at) => {
      const way = ((at + 0.7 * chanceOf(at)) / 46) * 2 * Math.PI + side * 0.017
      const bent = way + 0.12 * (chanceOf(at + 60) - 0.5)
      const far = 500 + 110 * chanceOf(at + 30)
      const on = (angle: number, radius: number) =>
        `${(500 + radius * Math.cos(angle)).toFixed(1)} ${(500 + radius * Math.sin(angle)).toFixed(1)}`
      return `M${on(way - 0.012, 462)}Q${on(way, 490)} ${on(bent, far)}Q${on(way + 0.006, 490)} ${on(way + 0.014, 462)}Z`
    }),
    [{ do: 'fill', colour, opacity: side === 0 ? 0.5 : 0.4, blur: 0.005 }],
  ),
)

/** A needle laid down beside it, the silk still in its eye. */
const SILK = 'M22 893C8 868 -10 862 -18 884C-28 916 34 930 22 962C12 986 -16 970 -44 984'
const NEEDLE = needle(hoop, SILK)

export default definePhotoFrame({
  name: 'fancywork',
  summary: 'Needlework on linen, taut in a wooden hoop',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1152, 1152],
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'wood',
            scale: 1.6,
            relief: 0.5,
            colours: [
              [0.2, 0.115, 0.06],
              [0.155, 0.085, 0.045],
            ],
            spot: { at: [0.25, 0.15], size: 1.2, rest: 0.45, power: 0.7 },
          },
          onCloth(CLOTH, [
            SHADOW,
            { do: 'clad', kind: 'linen', scale: 0.27, relief: 0.55, colours: ['#cfc3ad'], soft: 0.001 },
          ]),
          ...FRAYED,
          ...PULLED,
        ],
      },
      {
        do: 'photo',
        at: AT,
        size: [0.8, 0.8],
        headroom: 0.12,
        treat: [{ kind: 'embroidery', shape: 'oval', margin: 0.02 }],
      },
      {
        do: 'foreground',
        steps: [
          hoop(circle(478) + circle(436), [
            SHADOW,
            {
              do: 'surface',
              profile: { kind: 'round', width: 0.016, height: 0.016 },
              bumps: [{ kind: 'grain', amount: 0.00025, scale: 0.006 }],
              material: { colour: [0.72, 0.47, 0.24], metal: 0, rough: 0.42, coat: 0.3, coatRough: 0.3 },
            },
          ]),
          hoop(circle(446) + circle(424), [
            {
              do: 'surface',
              profile: { kind: 'round', width: 0.01, height: 0.012 },
              bumps: [{ kind: 'grain', amount: 0.0002, scale: 0.006 }],
              material: { colour: [0.62, 0.38, 0.18], metal: 0, rough: 0.45 },
            },
          ]),
          ...fibres(440, 476, 260),
          ...fibres(426, 437, 90),
          ...CLASP,
          ...NEEDLE,
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.2, bloom: { strength: 0 } },
  },
})
