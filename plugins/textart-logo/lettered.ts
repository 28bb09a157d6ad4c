import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Recipe['steps'][number]
/** A colour as recipes write it. */
type Hue = `#${string}`
export type Inner = Extract<Step, { do: 'cleave' }>['steps'][number]
type Paint = Extract<Inner, { do: 'fill' }>['paint']

/** What tells the letters of one emblem from those of another; lengths in em. */
export interface Blades {
  /** Where the back of the letters lies, and its colour. */
  to: [number, number]
  back: Hue
  /** Contours from the outermost inwards: how far out each begins, and its colour. */
  contours: readonly { grow: number; colour?: Hue; paint?: Paint }[]
  /** The blades' own outline. */
  grow: number
  /** Width of the ground edge around the flat face. */
  edge: number
  /** What the steel mirrors straight on, from the top of the letters down. */
  steel: readonly Hue[]
  gain: number
}

/** Letters ground to an edge as blades are, in the contours of the emblem beside them. */
export function blades({ to, back, contours, grow, edge, steel, gain }: Blades): Inner[] {
  return [
    {
      do: 'extrude',
      to,
      grow: contours[0]!.grow,
      material: { colour: back, metal: 0.6, rough: 0.4 },
      fade: 0.6,
    },
    ...contours.map((contour): Inner => ({ do: 'fill', ...contour })),
    {
      do: 'surface',
      grow,
      profile: { kind: 'bevel', width: edge, height: 0.9 * edge },
      soft: 0.004,
      bumps: [{ kind: 'brushed', amount: 0.0004, scale: 0.012 }],
      paint: { kind: 'vertical', colours: [...steel] },
      material: { like: 'steel', rough: 0.16 },
      bounce: 0.15,
      gain,
    },
  ]
}

/** A stroke of a blade through the word, and the light of what it has struck. */
export interface Stroke {
  rise: number
  /** Where it goes through the middle of the word, as a share of its height. Default 0.5. */
  at?: number
  hot: Hue
  glow: Hue
  /** How far its glow reaches, in heights of the view. Default 0.05. */
  halo?: number
  /** Its width in the middle as a share of the usual one. */
  width?: number
  sparks?: number
}

/** The line that a blade has left in the air, thin at both ends, and sparks that fly from where it met the steel. */
export function trail({
  rise,
  at: through = 0.5,
  hot,
  glow,
  halo = 0.05,
  width = 1,
  sparks: count = 46,
}: Stroke): Step[] {
  const [ax, bx] = [-14, 316]
  const y = (x: number) => 50 - rise * (x - 150)
  const at = (t: number, off: number) => {
    const x = ax + (bx - ax) * t
    return `${x.toFixed(1)} ${(y(x) + off).toFixed(1)}`
  }
  const hash = (index: number, by: number) => Math.abs(Math.sin((index + 1) * by) * 4371.7) % 1
  const sparks = Array.from({ length: count }, (_, index) => {
    const t = 0.04 + 0.92 * hash(index, 12.99)
    const far = 2 + 20 * hash(index, 78.23) ** 2
    const turn = (hash(index, 3.3) - 0.62) * 2.4
    const cos = Math.cos(turn)
    const sin = Math.sin(turn)
    const from = ax + (bx - ax) * t
    const px = from + cos * far
    const py = y(from) + sin * far
    const long = 0.8 + 3.4 * hash(index, 5.7)
    return `M${px.toFixed(1)} ${py.toFixed(1)}L${(px + cos * long).toFixed(1)} ${(py + sin * long).toFixed(1)}`
  })
  const drawn = { do: 'shape', by: 'letters', view: [300, 100], at: [0.5, through], width: 1 } as const
  return [
    {
      ...drawn,
      path: `M${at(0, 0)}L${at(0.5, -1.5 * width)}L${at(1, 0)}L${at(0.5, 1.5 * width)}Z`,
      steps: [
        { do: 'fill', colour: glow, blur: halo, gain: 0.9, blend: 'add' },
        { do: 'fill', colour: hot, gain: 1.6 },
        { do: 'fill', colour: '#ffffff', grow: -0.004 * width, gain: 1.8 },
      ],
    },
    {
      ...drawn,
      path: sparks,
      stroke: 0.55,
      steps: [
        { do: 'fill', colour: glow, blur: 0.4 * halo, gain: 0.8, blend: 'add' },
        { do: 'fill', colour: hot, gain: 2, blend: 'add' },
      ],
    },
  ]
}
