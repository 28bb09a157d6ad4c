import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb } from '../../colour.ts'
import { randomFrom } from '../../random.ts'
import { css } from '../../sprite.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { type Afloat, steadied } from './afloat.ts'
import { layOver, overlayOf } from './overlay.ts'
import type { Box } from './silhouette.ts'
import { hypot } from '../../hypot.ts'

/** Below this skin and hair are alike, as squares of roots of light. */
const ALIKE = 0.03

/** The light that hair is drawn with before it is dyed: its lightest strands are twice as light. */
const BASE = 0.45
/** How many locks a head has, and how many strands a lock. */
const LOCKS = 46
const STRANDS = 11

/** Long hair of people who lie in the water: strands that fan out from the head, wave and drift with the stream. */
export function floatHair(print: Print, { faces, mask, lean }: Afloat, seed: number): void {
  for (const [index, face] of faces.entries()) {
    const hair = hairAt(print, mask, face, lean)
    if (hair) fan(print, { face: steadied(face), lean, hair }, seed * 389 + index)
  }
}

/** The hair's colour beside the face; nothing where there is none, or where it cannot be told from skin. */
function hairAt(print: Print, mask: Float32Array, face: Face, lean: number): Rgb | undefined {
  const { width, height, r, g, b } = print
  const place = (across: number, down: number) => {
    const [u, v] = [across * face.width, down * face.height]
    const column = Math.round(face.x + face.width / 2 + u * Math.cos(lean) - v * Math.sin(lean))
    const row = Math.round(face.y + face.height / 2 + u * Math.sin(lean) + v * Math.cos(lean))
    return column < 0 || row < 0 || column >= width || row >= height ? -1 : row * width + column
  }
  const cheek = place(0, 0.1)
  for (const at of [place(-0.56, 0.2), place(0.56, 0.2), place(-0.56, -0.1), place(0.56, -0.1)]) {
    if (at < 0 || cheek < 0 || mask[at]! < 0.7) continue
    const apart = [r, g, b].reduce((sum, of) => sum + (Math.sqrt(of[at]!) - Math.sqrt(of[cheek]!)) ** 2, 0)
    if (apart >= ALIKE) return [r[at]!, g[at]!, b[at]!]
  }
  return undefined
}

interface Lock {
  face: Box
  lean: number
  hair: Rgb
}

/** In locks: strands of one start side by side, swing to and fro in the stream and part towards their ends. */
function fan(print: Print, { face, lean, hair }: Lock, seed: number): void {
  const { width: w, height: h } = face
  const [cx, cy] = [face.x + w / 2, face.y + h / 2]
  const [left, top] = [Math.max(0, cx - 2.6 * w), Math.max(0, cy - 2.6 * h)]
  const [right, foot] = [Math.min(print.width, cx + 2.6 * w), Math.min(print.height, cy + 2.6 * h)]
  const part = { x: left, y: top, width: right - left, height: foot - top }
  const name = `floating hair ${seed} ${lean} ${w} ${h} ${cx} ${cy}`
  const strands = overlayOf(name, part, (context) => {
    const random = randomFrom(seed)
    const broad = lean === 0 ? 1 : 1.7
    for (let lock = 0; lock < LOCKS; lock++) {
      // From one jaw over the crown to the other.
      const way = lean + Math.PI * mix(-1.24, 0.24, (lock + random()) / LOCKS)
      const reach = w * mix(0.4, lean === 0 ? 1.15 : 1.5, random() ** 1.2)
      const swing = (lean === 0 ? 0.16 : 0.62) * w * (random() - 0.5) * 2
      const turns = mix(2.5, 5.5, random())
      // All drift the way the stream goes, away from the body.
      const drift = [(lean === 0 ? -0.4 : -0.6) * reach, (lean === 0 ? 0.16 : 0.5) * reach * (random() - 0.3)] as const
      for (let strand = 0; strand < STRANDS; strand++) {
        const side = random() - 0.5
        const long = reach * mix(0.6, 1.1, random())
        const [cos, sin] = [Math.cos(way + 0.16 * side), Math.sin(way + 0.16 * side)]
        // The box of a face ends at the brow: a crown is higher.
        const up = Math.max(0, -Math.sin(way - lean)) ** 2
        const root = 0.56 * w + 0.3 * h * up
        const places = Array.from({ length: 10 }, (_, step): Place => {
          const t = step / 9
          const out = mix(-(0.11 + 0.2 * up) * w, long, t)
          const aside = 0.13 * w * side * (0.5 + t) + swing * t * Math.sin(turns * t + 0.6 * side)
          return {
            x: cx + cos * (root + out) - sin * aside + drift[0] * t * t,
            y: cy + sin * (root + out) + cos * aside + drift[1] * t * t,
            half: broad * w * mix(0.005, 0.017, random() ** 2) * Math.sqrt(Math.max(0.02, 1 - t)),
          }
        })
        ribbon(context, places, random)
      }
    }
  })
  layOver(print, strands, { light: [hair[0] / BASE, hair[1] / BASE, hair[2] / BASE] })
}

interface Place {
  x: number
  y: number
  half: number
}

/** One strand, which the water swallows on its way. */
function ribbon(context: SKRSContext2D, places: readonly Place[], random: () => number): void {
  const tone = mix(0.5, 1.9, random() ** 1.4)
  const [first, last] = [places[0]!, places.at(-1)!]
  const shades = context.createLinearGradient(first.x, first.y, last.x, last.y)
  const own: Rgb = [1.05 * BASE * tone, 0.84 * BASE * tone, 0.74 * BASE * tone]
  const share = mix(0.45, 0.95, random())
  shades.addColorStop(0, css(own, 0))
  shades.addColorStop(0.08, css(own, share))
  shades.addColorStop(0.6, css([0.9 * own[0], 0.95 * own[1], own[2]], 0.75 * share))
  shades.addColorStop(1, css([0.6 * own[0], 0.9 * own[1], own[2]], 0))
  context.fillStyle = shades
  context.beginPath()
  const ahead = (at: number) => {
    const [a, b] = [places[Math.max(0, at - 1)]!, places[Math.min(places.length - 1, at + 1)]!]
    const long = hypot(b.x - a.x, b.y - a.y) || 1
    return [(b.x - a.x) / long, (b.y - a.y) / long] as const
  }
  for (const [at, { x, y, half }] of places.entries()) {
    const [dx, dy] = ahead(at)
    context.lineTo(x - dy * half, y + dx * half)
  }
  for (let at = places.length - 1; at >= 0; at--) {
    const { x, y, half } = places[at]!
    const [dx, dy] = ahead(at)
    context.lineTo(x + dy * half, y - dx * half)
  }
  context.fill()
}
