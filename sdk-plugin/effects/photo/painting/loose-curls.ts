import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, smoothstep } from '../../colour.ts'
import { medianOf } from '../../median.ts'
import { css } from '../../sprite.ts'
import type { Path } from './hair-paths.ts'
import type { Root } from './loose-hair.ts'

/** Curls round a whole head, how deep within its edge they begin and how far without, in face widths. */
const [CURLS, DEEP, OUT] = [24000, 0.085, 0.05]
/** Half the width of a coil, and how far round it a curl goes, in radians. */
const [TIGHT, LARGE] = [0.0024, 0.0062]
const [LEAST, MOST] = [0.8, 3.6]
/** What has more red in it than they have by this share of its light is an ear or a cheek: no curl grows there. */
const SKIN = 0.1
/** How much lighter than the middle of them a root may be. */
const BRIGHT = 2.2

/**
 * The outer curls of a head, each a coil of its own: dense where the hair is, fewer further out, where light comes
 * through. Locks that lie along an edge would be rings round such a head.
 */
export function drawCurls(context: SKRSContext2D, all: readonly Root[], shorter: number, random: () => number): void {
  const [red, green, blue] = ([0, 1, 2] as const).map((c) => medianOf(all.map(({ colour }) => colour[c]))) as [
    number,
    number,
    number,
  ]
  const middle = red + green + blue
  const roots = all.filter(({ colour: [r, g, b] }) => r / (r + g + b + 1e-4) < SKIN + red / (middle + 1e-4))
  for (let each = 0; each < (CURLS * roots.length) / 180; each++) {
    const root = roots[Math.floor(random() * roots.length)]!
    // Beside ears and cheeks only the outermost are hair.
    const high = smoothstep(0.16, -0.2, root.out[1])
    const off = random() < 0.45 ? -DEEP * random() * high : OUT * random() ** 2.6
    const out = Math.max(0, off) / OUT
    // Of one hue: next to an ear there is skin in what was seen of them.
    const light = Math.min(BRIGHT, (root.colour[0] + root.colour[1] + root.colour[2]) / middle)
    const tone = light * mix(0.3, 1.4, random() ** 1.3) * mix(1, 0.6, out)
    const own = [red * tone, green * tone, blue * tone] as const
    context.strokeStyle = css(own, mix(0.55, 0.16, out) * mix(0.4, 1, random()))
    context.lineWidth = Math.max(0.5, shorter * mix(0.0005, 0.00085, random()))
    context.beginPath()
    for (const [step, [x, y]] of coilAt(root, off, random).entries()) {
      if (step === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    }
    context.stroke()
  }
}

/** A coil about a place that lies so far off the edge, a little drawn out as springs are. */
function coilAt({ x, y, out: [right, down], size }: Root, off: number, random: () => number): Path {
  // Between roots too, and where a lamp behind was too bright for one.
  const along = size * mix(-0.06, 0.06, random())
  let px = x + right * off * size - down * along
  let py = y + down * off * size + right * along
  let angle = random() * 2 * Math.PI
  const radius = size * mix(TIGHT, LARGE, random())
  const turn = (random() < 0.45 ? -1 : 1) * mix(LEAST, MOST, random())
  const steps = 4 + Math.ceil(Math.abs(turn) * 1.6)
  const path: Path = []
  for (let step = 0; step <= steps; step++) {
    path.push([px, py])
    const wide = radius * mix(0.7, 1.3, step / steps)
    px += (Math.cos(angle) * wide * Math.abs(turn)) / steps
    py += (Math.sin(angle) * wide * Math.abs(turn)) / steps
    angle += turn / steps
  }
  return path
}
