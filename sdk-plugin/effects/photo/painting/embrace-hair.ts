import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb } from '../../colour.ts'
import { drawLeaf } from '../../plants/leaf.ts'
import { css } from '../../sprite.ts'

/** Where his hair parts, from the middle of his head as it would be upright, facing right. */
const CROWN = [-0.4, -0.44] as const
const LOCKS = 230
const STRANDS = 11
/** How many of them are on top, where the light is. */
const TOP = 0.4

/** Locks that swirl from the crown and curl, on the mass of the hair. */
export function drawLocks(context: SKRSContext2D, random: () => number): void {
  const roots = Array.from({ length: LOCKS }, () => rootIn(random))
  // What grows nearer to the crown lies over what grows further down.
  roots.sort((one, other) => farOf(other) - farOf(one))
  for (const root of roots) lock(context, root, random)
}

function farOf([x, y]: readonly [number, number]): number {
  return Math.hypot(x - CROWN[0], y - CROWN[1])
}

/** Somewhere in the hair: over the skull or at the nape, behind the line from the brow to the ear. */
function rootIn(random: () => number): readonly [number, number] {
  const isOnTop = random() < TOP
  for (;;) {
    const x = mix(isOnTop ? -0.4 : -0.68, 0.44, random())
    const y = mix(-0.8, isOnTop ? -0.5 : 0.36, random())
    const onSkull = ((x + 0.1) / 0.56) ** 2 + ((y + 0.27) / 0.51) ** 2 < 1
    const atNape = ((x + 0.24) / 0.36) ** 2 + ((y - 0.02) / 0.24) ** 2 < 1
    const onEar = ((x + 0.09) / 0.12) ** 2 + ((y - 0.05) / 0.17) ** 2 < 1
    const line = y < -0.42 ? 0.42 : mix(0.3, -0.06, Math.min(1, (y + 0.42) / 0.36))
    if (!onEar && (onSkull || atNape) && x < line) return [x, y]
  }
}

/** From the temple over the crown to the nape. */
export function massOfHair(context: SKRSContext2D): void {
  context.beginPath()
  context.moveTo(0.45, -0.42)
  context.bezierCurveTo(0.44, -0.64, 0.24, -0.8, -0.08, -0.8)
  context.bezierCurveTo(-0.42, -0.8, -0.71, -0.54, -0.66, -0.14)
  context.bezierCurveTo(-0.63, 0.04, -0.54, 0.16, -0.42, 0.22)
  context.bezierCurveTo(-0.34, 0.27, -0.2, 0.26, -0.1, 0.2)
  context.bezierCurveTo(-0.02, 0.2, 0.02, 0.1, 0.02, -0.02)
  context.bezierCurveTo(0.04, -0.12, 0.1, -0.2, 0.2, -0.26)
  context.bezierCurveTo(0.26, -0.34, 0.36, -0.42, 0.45, -0.42)
  context.closePath()
  const shade = context.createRadialGradient(-0.14, -0.56, 0.05, -0.12, -0.22, 0.8)
  for (const [at, ink] of ['#3a2415', '#22140b', '#0f0805'].entries()) shade.addColorStop(at / 2, ink)
  context.fillStyle = shade
  context.fill()
}

/** Hair is darkest between two locks and lightest where a lock bends towards the lamp. */
const DARK: Rgb = [0.009, 0.005, 0.003]
const LIT: Rgb = [0.36, 0.19, 0.09]

/** A bent line: where it begins, its two handles, where it ends. */
type Bend = readonly [x: number, y: number, ax: number, ay: number, bx: number, by: number, ex: number, ey: number]

/** From a root, that way, curling in at the end. */
function bend(x: number, y: number, way: number, curl: number, reach: number): Bend {
  const turned = way + 0.45 * curl
  const end = way + curl
  const [bx, by] = [x + 0.72 * reach * Math.cos(turned), y + 0.72 * reach * Math.sin(turned)]
  const [ax, ay] = [x + 0.36 * reach * Math.cos(way), y + 0.36 * reach * Math.sin(way)]
  return [x, y, ax, ay, bx, by, bx + 0.3 * reach * Math.cos(end), by + 0.3 * reach * Math.sin(end)]
}

function strokeAlong(context: SKRSContext2D, [x, y, ax, ay, bx, by, ex, ey]: Bend): void {
  context.beginPath()
  context.moveTo(x, y)
  context.bezierCurveTo(ax, ay, bx, by, ex, ey)
  context.stroke()
}

/** Over the top of the head hair lies along it: how far it turns to that, in radians. */
function crownwards(x: number, y: number): number {
  return 0.5 * Math.min(1, Math.max(0, (-0.5 - y) / 0.16)) * (x > CROWN[0] ? 1 : -0.4)
}

/** One lock from its root, in the shade that it throws: strands side by side that swing alike and meet in a curl. */
function lock(context: SKRSContext2D, [x, y]: readonly [number, number], random: () => number): void {
  const away = Math.atan2(y - CROWN[1], x - CROWN[0])
  const far = farOf([x, y])
  const way = away + mix(0.7, 1.45, Math.min(1, far / 0.45)) + crownwards(x, y) + 0.3 * (random() - 0.5)
  // Short where they would stand off the head.
  const long =
    mix(0.3, 0.1, Math.min(1, Math.max(0, Math.hypot(x + 0.13, y + 0.3) / 0.4 - 0.25))) * mix(0.8, 1.25, random())
  // Locks beside each other curl the same way, those of the next wave back.
  const curl = (Math.sin(13 * far + 2.2 * away) > -0.3 ? 1 : -1) * mix(0.9, 1.7, random())
  const half = mix(0.026, 0.044, random()) * (y > 0.02 ? 0.6 : 1)
  context.lineCap = 'round'
  // Not over what is beside the head: on skin and on gold locks run out in points.
  const isWithin = ((x + 0.12) / 0.5) ** 2 + ((y + 0.28) / 0.44) ** 2 < 0.72
  if (isWithin) {
    context.strokeStyle = css(DARK, 0.5)
    context.lineWidth = 2.5 * half
    strokeAlong(context, bend(x + 0.012, y + 0.018, way, curl, 0.9 * long))
  }
  // The lamp is on the upper left, where his head has been bowed to.
  const lamp = Math.max(0, 0.62 - 0.9 * Math.hypot(x + 0.26, y + 0.52)) + mix(0.05, 0.16, random())
  for (let strand = 0; strand < STRANDS; strand++) {
    const v = (2 * strand) / (STRANDS - 1) - 1
    const light = (1 - v * v) ** 1.6 * lamp * mix(0.5, 1.5, random())
    const tone = DARK.map((part, c) => mix(part, LIT[c]!, Math.min(1, light))) as unknown as Rgb
    context.strokeStyle = css(tone, mix(0.45, 0.85, random()))
    context.lineWidth = mix(0.004, 0.009, random())
    const sx = x - v * half * Math.sin(way)
    const sy = y + v * half * Math.cos(way)
    strokeAlong(context, bend(sx, sy, way + 0.14 * v, curl - 0.3 * v, long * mix(0.88, 1.1, random())))
  }
}

/** Greens of ivy at the stalk and at the tip, and leaves that were gilded. */
const IVY: readonly (readonly [Rgb, Rgb])[] = [
  [
    [0.05, 0.1, 0.025],
    [0.09, 0.17, 0.035],
  ],
  [
    [0.12, 0.18, 0.045],
    [0.05, 0.11, 0.03],
  ],
  [
    [0.2, 0.22, 0.06],
    [0.11, 0.14, 0.03],
  ],
  [
    [0.62, 0.4, 0.1],
    [0.36, 0.2, 0.04],
  ],
]
const LEAVES = 30

/** A wreath of ivy from the brow round the back of the head: a twig, and leaves to both sides that lie over one another. */
export function wreath(context: SKRSContext2D, random: () => number): void {
  const at = (t: number) => {
    return [mix(0.47, -0.66, t), -0.42 - 0.22 * Math.sin(Math.PI * (0.12 + 0.88 * t)) + 0.3 * t * t] as const
  }
  const { a, b } = context.getTransform()
  const unit = Math.hypot(a, b)
  context.save()
  context.shadowColor = 'rgba(8,4,0,0.6)'
  context.shadowBlur = 0.025 * unit
  context.shadowOffsetX = 0.01 * unit
  context.shadowOffsetY = 0.02 * unit
  context.beginPath()
  for (let step = 0; step <= 24; step++) context.lineTo(...at(step / 24))
  context.strokeStyle = '#3a2a12'
  context.lineWidth = 0.016
  context.stroke()
  for (let each = 0; each < LEAVES; each++) {
    const t = (each + 0.6 * random()) / LEAVES
    const [x, y] = at(t)
    const [nx, ny] = at(t + 0.02)
    const side = each % 2 === 0 ? 1 : -1
    const angle = Math.atan2(ny - y, nx - x) + side * mix(0.5, 1.25, random())
    drawLeaf(
      context,
      {
        kind: 'ivy',
        x: x + 0.014 * Math.cos(angle),
        y: y + 0.014 * Math.sin(angle),
        length: mix(0.1, 0.15, random()),
        angle,
        open: mix(0.62, 1, random()),
        colours: IVY[random() < 0.16 ? 3 : Math.floor(3 * random())]!,
        light: mix(0.8, 1.35, random()),
      },
      random,
    )
  }
  context.restore()
}
