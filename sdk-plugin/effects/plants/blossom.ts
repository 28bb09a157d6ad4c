import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../colour.ts'
import { type Brush, css, heart, type Ink, lightAt, petal, round } from './petals.ts'

export const BLOSSOMS = ['daisy', 'poppy', 'rose', 'violet', 'forgetMeNot'] as const

export type BlossomKind = (typeof BLOSSOMS)[number]

/** A flower seen from above. Lengths in pixels. */
export interface Blossom {
  kind: BlossomKind
  x: number
  y: number
  /** Half its width. */
  size: number
  /** Radians. */
  turn: number
  /** Its height to its width, as it lies away from the viewer. */
  tilt: number
}

/** The light falls from the upper left. */
const LAMP = -2.3

/** Paints a flower in strokes of a loaded brush: darker where petals go in and on the side away from the light. */
export function drawBlossom(context: SKRSContext2D, { kind, x, y, size, turn, tilt }: Blossom, random: () => number) {
  context.save()
  context.translate(x, y)
  context.scale(size, size * tilt)
  context.rotate(turn)
  context.lineCap = 'round'
  const brush = { random, lamp: LAMP - turn, light: mix(0.72, 1.04, random()), warm: 2 * random() - 1 }
  DRAWN[kind](context, brush)
  context.restore()
}

type Draw = (context: SKRSContext2D, brush: Brush) => void

/** Within a circle of radius one. */
const DRAWN: Record<BlossomKind, Draw> = { daisy, poppy, rose, violet, forgetMeNot }

function daisy(context: SKRSContext2D, brush: Brush): void {
  const { random } = brush
  const inks: readonly Ink[] = [
    [128, 128, 112],
    [214, 210, 194],
    [246, 243, 230],
  ]
  const count = 12 + Math.floor(random() * 6)
  for (let each = 0; each < count; each++) {
    if (random() < 0.07) continue
    const angle = (each / count) * 2 * Math.PI + (random() - 0.5) * 0.26
    petal(context, brush, { angle, from: 0.16, to: mix(0.72, 1.02, random()), wide: mix(0.1, 0.15, random()), inks })
  }
  heart(context, brush, 0.25, [
    [242, 190, 58],
    [206, 132, 24],
    [112, 66, 12],
  ])
}

function poppy(context: SKRSContext2D, brush: Brush): void {
  const { random } = brush
  const inks: readonly Ink[] = [
    [46, 8, 8],
    [158, 22, 14],
    [222, 70, 44],
  ]
  for (let each = 0; each < 5; each++) {
    const angle = (each / 5) * 2 * Math.PI + (random() - 0.5) * 0.4
    petal(context, brush, { angle, from: 0.02, to: mix(0.84, 1.02, random()), wide: mix(0.46, 0.6, random()), inks })
  }
  heart(context, brush, 0.16, [
    [140, 150, 96],
    [72, 82, 42],
    [28, 34, 16],
  ])
  for (let each = 0; each < 16; each++) {
    const angle = random() * 6.28
    const far = mix(0.18, 0.32, random())
    context.fillStyle = `rgba(16,8,14,${mix(0.5, 0.9, random())})`
    round(context, Math.cos(angle) * far, Math.sin(angle) * far, 0.026)
  }
}

/** From deep to pale: one bush bears them all. */
const ROSES: readonly (readonly [Ink, Ink, Ink])[] = [
  [
    [112, 34, 58],
    [196, 96, 122],
    [240, 188, 196],
  ],
  [
    [136, 70, 60],
    [216, 150, 128],
    [246, 216, 194],
  ],
  [
    [92, 16, 38],
    [160, 44, 70],
    [216, 112, 130],
  ],
]

/** A full rose: petals lie round its middle as crescents, those outside broad and loose, those within rolled up. */
function rose(context: SKRSContext2D, brush: Brush): void {
  const { random } = brush
  const inks = ROSES[Math.floor(3 * random() ** 1.4)]!
  for (let each = 0; each < 6; each++) {
    const angle = (each / 6) * 2 * Math.PI + (random() - 0.5) * 0.5
    petal(context, brush, { angle, from: 0, to: mix(0.84, 1.02, random()), wide: mix(0.5, 0.66, random()), inks })
  }
  context.fillStyle = css(inks[0], brush, brush.light, 0.55)
  round(context, 0, 0, 0.56)
  for (let ring = 0; ring < 4; ring++) {
    const far = [0.58, 0.43, 0.28, 0.13][ring]!
    const count = 5 - ring
    const first = random() * 6.28
    for (let each = 0; each < count; each++) {
      const middle = first + (each / count) * 2 * Math.PI
      const half = mix(0.75, 1.1, random()) * (Math.PI / count)
      const light = lightAt(brush, middle)
      const lean = middle + 1.6 * (random() - 0.5)
      const off = mix(0.02, 0.13, random())
      const lit = 0.28 + 0.5 * Math.max(0, Math.cos(middle - brush.lamp))
      for (const [out, width, ink, alpha] of [
        [-0.07, 0.15, inks[0], 0.5],
        [0, 0.14, inks[1], 0.95],
        [0.045, 0.08, inks[2], lit],
      ] as const) {
        context.strokeStyle = css(ink, brush, light, alpha)
        context.lineWidth = width * mix(0.8, 1.15, random())
        context.beginPath()
        const [cx, cy] = [off * Math.cos(lean), off * Math.sin(lean)]
        context.ellipse(cx, cy, far + out, (far + out) * mix(0.88, 1, random()), middle, -half, half)
        context.stroke()
      }
    }
  }
}

function violet(context: SKRSContext2D, brush: Brush): void {
  const { random } = brush
  const inks: readonly Ink[] = [
    [36, 18, 62],
    [78, 50, 126],
    [140, 114, 186],
  ]
  for (const [angle, to, wide] of [
    [-2.1, 0.95, 0.36],
    [-1.05, 0.95, 0.36],
    [-2.9, 0.85, 0.3],
    [-0.25, 0.85, 0.3],
    [Math.PI / 2, 1, 0.42],
  ] as const) {
    const own = { to: to * mix(0.85, 1.05, random()), wide: wide * mix(0.85, 1.1, random()) }
    petal(context, brush, { angle: angle + (random() - 0.5) * 0.3, from: 0, ...own, inks })
  }
  heart(context, brush, 0.12, [
    [240, 210, 120],
    [214, 160, 50],
    [120, 78, 22],
  ])
}

function forgetMeNot(context: SKRSContext2D, brush: Brush): void {
  const { random } = brush
  const inks: readonly Ink[] = [
    [58, 84, 142],
    [104, 138, 190],
    [172, 196, 224],
  ]
  for (let flower = 0; flower < 7; flower++) {
    const angle = flower * 2.4 + random()
    const far = flower === 0 ? 0 : mix(0.4, 0.76, random())
    const size = mix(0.24, 0.36, random())
    context.save()
    context.translate(Math.cos(angle) * far, Math.sin(angle) * far)
    context.scale(size, size * mix(0.7, 1, random()))
    const own = { ...brush, light: brush.light * mix(0.72, 1.1, random()) }
    for (let each = 0; each < 5; each++) {
      const turn = each * 1.257 + far + 0.3 * random()
      petal(context, own, { angle: turn, from: 0, to: mix(0.85, 1.05, random()), wide: 0.5, inks })
    }
    heart(context, own, 0.2, [
      [250, 236, 170],
      [226, 184, 60],
      [150, 110, 30],
    ])
    context.restore()
  }
}
