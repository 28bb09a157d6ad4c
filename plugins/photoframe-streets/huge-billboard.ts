import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { lived, soot } from './house-fronts.ts'
import { car, people, WINDOWS } from './huge-street.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]
type Point = readonly [x: number, y: number]

/** The canvas as the camera sees it, and the tubes that it is laced to: top left, top right, bottom right, bottom left. */
const CANVAS: readonly Point[] = [
  [367.5, 97.5],
  [885.5, 140.5],
  [885, 702],
  [367.5, 694.5],
]
const TUBES: readonly Point[] = [
  [359, 89],
  [893, 132],
  [893, 710],
  [359, 705],
]
/** In the shade of the cornice, away from the sun, over the shops, and where the sun falls on it. */
const HEMS = ['#7d776b', '#8f8577', '#6f685d', '#b9ac97'] as const

const along = (from: Point, to: Point, share: number): Point => {
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
}
const between = (side: number, share: number, out: number): Point => {
  const next = (side + 1) % 4
  const inner = along(CANVAS[side]!, CANVAS[next]!, share)
  return along(inner, along(TUBES[side]!, TUBES[next]!, share), out)
}

/** A doubled hem with brass eyelets all round: it is what the lacing pulls at, so between two of them it draws in a little. */
const hem: Mark[] = HEMS.flatMap((fill, side): Mark[] => {
  const count = side % 2 === 0 ? 22 : 24
  const outer = Array.from({ length: 4 * count + 1 }, (_, at) => {
    const slack = 0.16 * Math.sin((Math.PI * at) / 4) ** 2
    return between(side, at / (4 * count), 0.96 - slack)
  })
  const points = [...outer, between(side, 1, 0), between(side, 0, 0)]
  const path = `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
  const eyelets = Array.from({ length: count - 1 }, (_, at) => between(side, (at + 1) / count, 0.55))
  const seam = `M${between(side, 0, 0.08).join(' ')}L${between(side, 1, 0.08).join(' ')}`
  return [
    { draw: 'path', path, fill },
    { draw: 'path', path: seam, line: { paint: '#00000059', width: 1.1 } },
    { draw: 'path', path: eyelets.map(([x, y]) => ornaments.circle(x, y, 1.7)).join(''), fill: '#5a4a30' },
    { draw: 'path', path: eyelets.map(([x, y]) => ornaments.circle(x, y, 0.9)).join(''), fill: '#16130f' },
  ]
})

/** Folds where the lacing pulls: short ones at each eyelet, long ones out of the corners; wedges that run dry. */
const fold = ([x, y]: Point, angle: number, long: number, half: number): string => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const wedge = [
    [x - half * s, y + half * c],
    [x + long * c, y + long * s],
    [x + half * s, y - half * c],
  ]
  return `M${wedge.map(([px, py]) => `${px!.toFixed(1)} ${py!.toFixed(1)}`).join('L')}Z`
}
const folds = (off: number): string => {
  const inward = [Math.PI / 2, Math.PI, -Math.PI / 2, 0] as const
  return inward
    .flatMap((angle, side) => {
      const count = side % 2 === 0 ? 22 : 24
      const short = Array.from({ length: count - 1 }, (_, at) => {
        const [x, y] = between(side, (at + 1) / count, 0)
        const lean = 0.5 * Math.sin(7.3 * at + 2 * side)
        return fold([x + off, y + off], angle + lean, 22 + 16 * Math.abs(Math.sin(3.1 * at + side)), 2.6)
      })
      const [x, y] = CANVAS[side]!
      // The corner where this side begins: halfway between this side's inward way and the one before it.
      const long = [-0.42, -0.12, 0.2, 0.48].map((by, at) => {
        return fold([x + off, y + off], angle - Math.PI / 4 + by, 120 + 70 * Math.abs(Math.sin(5 * at + side)), 4.4)
      })
      return [...short, ...long]
    })
    .join('')
}

/**
 * Where so much cloth hangs from its upper corners it sags between them: shallow creases that begin at a side and run dry
 * before the middle, so that none crosses a face; each is a thin shade with a thinner light along it.
 */
const sags = (off: number, half: number): string => {
  const [topLeft, topRight, lowRight, lowLeft] = CANVAS as readonly [Point, Point, Point, Point]
  const share = (seed: number) => 0.5 + 0.5 * Math.sin(seed)
  return Array.from({ length: 18 }, (_, at) => {
    const isLeft = at % 2 === 0
    const down = (at + 0.6 * share(5.1 * at)) / 18
    const [x, y] = isLeft ? along(topLeft, lowLeft, down) : along(topRight, lowRight, down)
    const long = (isLeft ? 1 : -1) * (70 + 95 * share(2.7 * at + 1))
    const sag = (10 + 22 * share(3.3 * at)) * (down < 0.8 ? 1 : -0.6)
    const thick = half * (0.6 + 0.8 * share(7.7 * at))
    const [endX, endY] = [x + long, y + sag + off]
    return (
      `M${x} ${y + off - thick}Q${x + 0.45 * long} ${y + 0.9 * sag + off - thick} ${endX} ${endY}` +
      `Q${x + 0.45 * long} ${y + 0.9 * sag + off + thick} ${x} ${y + off + thick}Z`
    )
  }).join('')
}
const OUTLINE = `M${CANVAS.map((corner) => corner.join(' ')).join('L')}Z`

/** Gilt names on the green board over the shops. */
const names: Mark[] = (
  [
    ['Couture', 374, 739.5],
    ['Robes', 532, 740.5],
    ['Antiques', 730, 742],
    ['Modes', 912, 743.5],
  ] as const
).map(([text, x, y]): Mark => {
  const box = [x - 70, y - 8, 140, 15] as const
  return {
    draw: 'text',
    text,
    box,
    font: 'roman',
    weight: 700,
    case: 'upper',
    spacing: 0.2,
    size: 13,
    turn: 0.5,
    fill: '#c9ab6a',
  }
})

/** The house across the street, whose shade climbs the front as the sun sinks. */
const SHADE = 'M0 960V596L208 612L366 628V604L404 610V632L560 664L706 688V672L738 678V696L1010 776L1280 850V960Z'

const surface = { kind: 'surface', of: 'vinyl', sheets: [1, 1], strength: 1.9 } as const
/** The sun stands high at the left; the cornice keeps the upper edge darker than the middle. */
const sunny = {
  kind: 'lamplight',
  at: [-0.05, 0.4],
  reach: 1.15,
  rest: 0.58,
  gain: 1.2,
  light: [1, 0.97, 0.9],
} as const

export default definePhotoFrame({
  name: 'huge_billboard',
  summary: 'On a canvas of many storeys before a stone house, in the evening sun',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'huge_billboard'),
        slots: [{ input: 'url', treat: [surface, sunny] }],
      },
      {
        do: 'artwork',
        view: [1280, 960],
        marks: [{ draw: 'path', path: sags(3, 6), fill: '#000000' }],
        clip: OUTLINE,
        opacity: 0.42,
        soft: 0.0042,
      },
      {
        do: 'artwork',
        view: [1280, 960],
        marks: [{ draw: 'path', path: sags(-4, 3.4), fill: '#4a4336' }],
        clip: OUTLINE,
        blend: 'light',
        opacity: 0.5,
        soft: 0.0028,
      },
      {
        do: 'artwork',
        view: [1280, 960],
        marks: [{ draw: 'path', path: folds(1.6), fill: '#000000' }],
        opacity: 0.34,
        soft: 0.002,
      },
      {
        do: 'artwork',
        view: [1280, 960],
        marks: [{ draw: 'path', path: folds(-1.6), fill: '#3a352c' }],
        blend: 'light',
        opacity: 0.42,
        soft: 0.002,
      },
      { do: 'artwork', view: [1280, 960], marks: [...hem, ...names], blend: 'over', worn: 0.06 },
      { do: 'artwork', view: [1280, 960], marks: lived(WINDOWS), blend: 'over', opacity: 0.8, soft: 0.0006 },
      { do: 'artwork', view: [1280, 960], marks: soot(WINDOWS), soft: 0.0018 },
      {
        do: 'artwork',
        view: [1280, 960],
        marks: [{ draw: 'path', path: SHADE, fill: '#5c5c78' }],
        opacity: 0.5,
        soft: 0.006,
      },
      { do: 'artwork', view: [1280, 960], marks: people, blend: 'over', soft: 0.0006 },
      { do: 'artwork', view: [1280, 960], marks: car, blend: 'over', soft: 0.0009 },
    ],
    finish: {
      tone: 'film',
      exposure: 1.14,
      tint: [1.03, 1, 0.95],
      vignette: 0.24,
      bloom: { strength: 0.08, from: 0.92 },
    },
  },
})
