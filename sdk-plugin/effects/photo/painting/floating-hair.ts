import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb } from '../../colour.ts'
import { randomFrom } from '../../random.ts'
import { css } from '../../sprite.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { type Afloat, steadied } from './afloat.ts'
import { drawCheekLocks, rimOf } from './cheek-locks.ts'
import { bendOf, crownAt, type Head, type Place, strandOf } from './drifting-lock.ts'
import { besideSkin, darkenCrown, lap, nestle } from './lapped-hair.ts'
import { layOver, overlayOf } from './overlay.ts'
import type { Box } from './silhouette.ts'
import { hypot } from '../../hypot.ts'

/** Below this skin and hair are alike, as squares of roots of light. */
const ALIKE = 0.03

/** The light that hair is drawn with before it is dyed: its lightest strands are twice as light. */
const BASE = 0.45
/** How many locks a head has, and how many strands a lock. */
const LOCKS = 46
const STRANDS = 30

/** Long hair of people who lie in the water: locks that leave the head on all sides, bend into the
 * stream and wave along it. */
export function floatHair(
  print: Print,
  { faces, mask, lean, worn }: Afloat & { worn?: Float32Array },
  seed: number,
): void {
  // It floats behind shoulders and gowns.
  for (const [index, face] of faces.entries()) {
    const hair = hairAt(print, mask, face, lean)
    if (!hair) continue
    const shown = besideSkin(print, face, lean, worn)
    nestle(print, face, lean, shown)
    darkenCrown(print, { face, lean, hair, mask })
    lap(print, shown, { faces, lean }, seed)
    fan(print, { face: steadied(face), lean, hair, shown }, seed * 389 + index)
    if (lean !== 0) lockCheeks(print, { face, lean, hair, shown }, seed * 151 + index)
  }
}

/** Locks over the rim of a face, at the sides where hair hangs: beside a scarf, or hair that ends above the ears, none does. */
function lockCheeks(
  print: Print,
  { face: own, lean, hair, shown }: Lock & { shown: Float32Array },
  seed: number,
): void {
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  const shownAt = (u: number, v: number) => {
    const [across, down] = [u * own.width, v * own.height]
    const x = Math.round(own.x + own.width / 2 + across * cos - down * sin)
    const y = Math.round(own.y + own.height / 2 + across * sin + down * cos)
    return x >= 0 && y >= 0 && x < print.width && y < print.height ? shown[y * print.width + x]! : 0
  }
  const hangsAt = (side: -1 | 1) => [0, 0.1, 0.2, 0.3].reduce((sum, v) => sum + shownAt(0.53 * side, v), 0) > 2
  const sides = ([-1, 1] as const).filter(hangsAt).map((side) => ({ side, rim: rimOf(shownAt, side) }))
  if (sides.length === 0) return
  const { x, y, width: w, height: h } = steadied(own)
  const [cx, cy] = [x + w / 2, y + h / 2]
  const [left, top] = [Math.max(0, cx - 1.6 * w), Math.max(0, cy - 1.6 * w)]
  const [right, foot] = [Math.min(print.width, cx + 1.6 * w), Math.min(print.height, cy + 1.6 * w)]
  const part = { x: left, y: top, width: right - left, height: foot - top }
  const locks = overlayOf(
    `cheek locks ${seed} ${JSON.stringify(sides)} ${lean} ${w} ${h} ${cx} ${cy}`,
    part,
    (context) => {
      drawCheekLocks(context, { cx, cy, w, h, lean, phase: 0 }, { sides, random: randomFrom(seed), draw: ribbon })
    },
  )
  layOver(print, locks, { light: [hair[0] / BASE, hair[1] / BASE, hair[2] / BASE] })
}

/** The hair's colour beside the face; nothing where there is none, or where it cannot be told from skin. */
export function hairAt(print: Print, mask: Float32Array, face: Face, lean: number): Rgb | undefined {
  const { width, height, r, g, b } = print
  const place = (across: number, down: number) => {
    const u = across * face.width
    const v = down * face.height
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
  shown: Float32Array | undefined
}

/** In locks: strands of one start side by side, swing in the same ripples as their neighbours and meet in a point. */
function fan(print: Print, { face, lean, hair, shown }: Lock, seed: number): void {
  const { width: w, height: h } = face
  const [cx, cy] = [face.x + w / 2, face.y + h / 2]
  const [left, top] = [Math.max(0, cx - 2.6 * w), Math.max(0, cy - 2.6 * h)]
  const [right, foot] = [Math.min(print.width, cx + 2.6 * w), Math.min(print.height, cy + 2.6 * h)]
  const part = { x: left, y: top, width: right - left, height: foot - top }
  const name = `floating hair ${seed} ${lean} ${w} ${h} ${cx} ${cy}`
  const strands = overlayOf(name, part, (context) => {
    const random = randomFrom(seed)
    const head = { cx, cy, w, h, lean, phase: 6 * random() }
    // The dark of the mass first, then the locks in it, the farther ones below the nearer.
    for (let lock = 0; lock < LOCKS; lock++) spread(context, head, { lock: lock / LOCKS, random, mass: true })
    for (let lock = 0; lock < 2 * LOCKS; lock++)
      spread(context, head, { lock: (lock * 0.618) % 1, random, mass: false })
  })
  layOver(print, strands, { light: [hair[0] / BASE, hair[1] / BASE, hair[2] / BASE], ...(shown && { shown }) })
}

/** One lock, or the dark below it; `lock` says where on the head, from one jaw over the crown to the other. */
function spread(
  context: SKRSContext2D,
  head: Head,
  { lock, random, mass }: { lock: number; random: () => number; mass: boolean },
): void {
  const { w, lean } = head
  const upright = lean === 0
  const way = lean + Math.PI * mix(-1.4, 0.34, lock + 0.02 * random())
  const reach = w * mix(0.7, upright ? 1.25 : 2.3, random() ** 1.2) * (mass ? 0.5 - 0.26 * crownAt(way - lean) : 1)
  const broad = w * mix(0.035, 0.085, random())
  const wave = { from: 6.3 * random(), size: mix(0.5, 0.95, random()), long: mix(0.55, 0.85, random()) * w }
  // What lies over the crown hides it.
  const bend = bendOf(way, upright, random) * (mass ? 1 - 0.85 * crownAt(way - lean) : 1)
  // Wet hair is dark; few locks shine.
  const tone = mass ? 0.26 : mix(0.3, 1.9, random() ** 2.6)
  for (let strand = 0; strand < (mass ? 4 : STRANDS / 2); strand++) {
    const stray = random() < 0.08 ? 1.5 : 1
    const side = (random() - 0.5) * stray
    const long = reach * mix(0.62, 1.06, random()) * (stray > 1 ? 0.8 : 1)
    const half = mass ? mix(0.03, 0.055, random()) : (upright ? 0.8 : 1) * mix(0.0018, 0.0105, random() ** 3)
    const places = strandOf(head, { way, long, side: side * broad, half: half * w, bend, wave })
    ribbon(context, places, {
      tone: tone * mix(0.62, 1.5, random() ** 2),
      share: mass ? 0.72 : mix(0.5, 0.95, random()),
    })
  }
}

/** One strand, which is lit where it bends over the head and which the water swallows on its way. */
function ribbon(
  context: SKRSContext2D,
  places: readonly Place[],
  { tone, share }: { tone: number; share: number },
): void {
  const [first, last] = [places[0]!, places.at(-1)!]
  const shades = context.createLinearGradient(first.x, first.y, last.x, last.y)
  const own: Rgb = [1.14 * BASE * tone, 0.86 * BASE * tone, 0.66 * BASE * tone]
  const lit: Rgb = [1.5 * own[0], 1.45 * own[1], 1.4 * own[2]]
  shades.addColorStop(0, css([0.6 * own[0], 0.6 * own[1], 0.6 * own[2]], 0))
  shades.addColorStop(0.08, css([0.7 * own[0], 0.7 * own[1], 0.7 * own[2]], share))
  shades.addColorStop(0.24, css(lit, share))
  shades.addColorStop(0.42, css(own, 0.95 * share))
  shades.addColorStop(0.7, css([0.8 * own[0], 0.9 * own[1], own[2]], 0.62 * share))
  shades.addColorStop(1, css([0.5 * own[0], 0.85 * own[1], own[2]], 0))
  context.fillStyle = shades
  context.beginPath()
  const edge = (at: number, way: number) => {
    const a = places[Math.max(0, at - 1)]!
    const b = places[Math.min(places.length - 1, at + 1)]!
    const long = hypot(b.x - a.x, b.y - a.y) || 1
    const { x, y, half } = places[at]!
    return [x - ((b.y - a.y) / long) * half * way, y + ((b.x - a.x) / long) * half * way] as const
  }
  // Through the middles of its stretches, so that it bends and does not break.
  const side = (order: readonly number[], way: number) => {
    for (const [index, at] of order.entries()) {
      const [x, y] = edge(at, way)
      const next = order[index + 1]
      if (next === undefined) context.lineTo(x, y)
      else {
        const [nx, ny] = edge(next, way)
        if (index === 0 && way > 0) context.moveTo(x, y)
        else context.quadraticCurveTo(x, y, (x + nx) / 2, (y + ny) / 2)
      }
    }
  }
  const order = [...places.keys()]
  side(order, 1)
  side(order.reverse(), -1)
  context.fill()
}
