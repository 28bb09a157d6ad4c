import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { drawFern } from '../../plants/fern.ts'
import { drawLeaf } from '../../plants/leaf.ts'
import { canvasOf } from '../../plants/sprites.ts'
import { randomFrom } from '../../random.ts'
import type { Part } from '../../sprite.ts'
import { layOver, type Overlay, sceneryOf, shadeUnder } from './overlay.ts'
import type { Print } from '../photo.ts'
import { placePicture } from './place-picture.ts'

/** A row of ferns: how far from the lens, from the trees (-1) over who stands among them (0) to before the lens (1). */
interface Row {
  near: number
  /** Least and greatest length, as shares of the shorter side. */
  length: readonly [number, number]
  /** Gap between two, likewise. */
  gap: readonly [number, number]
  /** How much shorter they are in the middle. */
  dip: number
  lift: number
}

const BEHIND: readonly Row[] = [
  { near: -1, length: [0.14, 0.26], gap: [0.03, 0.07], dip: 0, lift: 0.16 },
  { near: -0.6, length: [0.24, 0.4], gap: [0.05, 0.1], dip: 0.2, lift: 0.04 },
]
const AMONG: readonly Row[] = [
  { near: 0, length: [0.1, 0.36], gap: [0.012, 0.06], dip: 0.15, lift: 0.02 },
  { near: 0, length: [0.12, 0.66], gap: [0.02, 0.13], dip: 0.58, lift: -0.01 },
]
/** Nearer than who stands there: a little soft. */
const NEARER: readonly Row[] = [{ near: 0.4, length: [0.16, 0.36], gap: [0.04, 0.11], dip: 0.55, lift: -0.04 }]
const BEFORE: readonly Row[] = [
  { near: 1, length: [0.26, 0.36], gap: [0.16, 0.34], dip: 0.3, lift: -0.16 },
  { near: 1, length: [0.34, 0.5], gap: [0.14, 0.3], dip: 0.9, lift: -0.16 },
]

interface Bed {
  rows: readonly Row[]
  /** How far out of focus, as a share of the shorter side. */
  soft: number
  /** How high they reach, as a share of the height. */
  high: number
  seed: number
}

/** How far the shade of ferns falls aside, as a share of the shorter side. */
const SHADE = 0.03

/** Out of focus, in the haze behind who stands there. */
export function growBehind(far: Print, seed: number): void {
  layOver(far, bedOf(far, { rows: BEHIND, soft: 0.006, high: 0.56, seed }))
}

/** Around who stands there, sharp: dark below, the sun through their tips. */
export function growFerns(print: Print, open: Float32Array, seed: number): void {
  const shorter = Math.min(print.width, print.height)
  darken(print, 0.26 * shorter)
  const grown = bedOf(print, { rows: AMONG, soft: 0.0015, high: 0.6, seed })
  shadeUnder(print, grown, { dx: -0.01 * shorter, dy: 0.012 * shorter, strength: 0.5 })
  shadeUnder(print, grown, { dx: -SHADE * shorter, dy: 0.004 * shorter, strength: 0.4, shown: open })
  layOver(print, grown, { light: [1.62, 1.3, 1.1], shown: open })
  const nearer = bedOf(print, { rows: NEARER, soft: 0.0034, high: 0.48, seed })
  shadeUnder(print, nearer, { dx: -0.012 * shorter, dy: 0.014 * shorter, strength: 0.55, shown: open })
  layOver(print, nearer, { light: [1.75, 1.42, 1.15], shown: open })
}

/** A few right before the lens, in the lower corners. */
export function growBefore(print: Print, open: Float32Array, seed: number): void {
  layOver(print, bedOf(print, { rows: BEFORE, soft: 0.0085, high: 0.6, seed }), {
    light: [2.05, 1.6, 1.2],
    shown: open,
  })
}

function bedOf(print: Print, { rows, soft, high, seed }: Bed): Overlay {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const nearest = rows[0]!.near
  // What reaches out of the picture is drawn too: at its edge the blur is to find more of the same, and shade falls in.
  const over = Math.ceil(Math.max(3 * soft, SHADE) * shorter)
  const part = { x: -over, y: (1 - high) * height, width: width + 2 * over, height: high * height + over }
  const random = randomFrom(seed * 919 + 7 + Math.round(31 * nearest))
  const draw = (context: SKRSContext2D) => {
    for (const row of rows) grow(context, print, row, random)
    if (nearest >= 0) shadeLow(context, print)
  }
  return sceneryOf(`ferns ${seed} ${nearest}`, part, draw, soft * shorter)
}

/** The ground lies in the shade of what grows on it. */
function darken({ width, height, r, g, b }: Print, reach: number): void {
  for (let y = Math.max(0, Math.floor(height - reach)), at = y * width; y < height; y++) {
    const light = 1 - 0.8 * smoothstep(height - reach, height - 0.4 * reach, y)
    for (let x = 0; x < width; x++, at++) {
      r[at]! *= light
      g[at]! *= light
      b[at]! *= light
    }
  }
}

function grow(context: SKRSContext2D, { width, height }: Print, row: Row, random: () => number): void {
  const shorter = Math.min(width, height)
  for (let x = -0.1 * shorter; x < width + 0.1 * shorter; x += shorter * mix(...row.gap, random())) {
    const u = Math.abs((2 * x) / width - 1)
    const length = shorter * mix(...row.length, random()) * (1 - row.dip + row.dip * 1.35 * u * u)
    const sunny = mix(0.45, 1.5, random() ** 1.7)
    const deep = mix(1, 0.6, Math.max(0, row.near))
    const haze = Math.max(0, -row.near)
    // Young ones are yellowish, those in the shade of others bluish; last year's are brown.
    const kind = random()
    const [red, green] = kind < 0.1 ? [1.9, 0.62] : kind < 0.45 ? [1.35, 1.05] : [mix(0.5, 1, random()), 0.95]
    const colours: [Rgb, Rgb] = [
      [mix(0.03 * deep, 0.09, haze), mix(0.06 * deep, 0.16, haze), mix(0.012 * deep, 0.04, haze)],
      [
        mix(0.17 * deep * red, 0.4, haze) * sunny,
        mix(0.3 * deep * green, 0.52, haze) * sunny,
        mix(0.05 * deep, 0.12, haze) * sunny,
      ],
    ]
    // Outer ones bow outwards: a gap stays for whoever stands there.
    const lean = Math.sign(x / width - 0.5) * mix(-1.5, 2.3, random())
    const open = mix(0.22, 1.1, random())
    drawFern(context, { x, y: height - row.lift * shorter, length, lean, open, colours, air: 0.55 * haze }, random)
  }
}

/** What is near the ground gets little light. */
function shadeLow(context: SKRSContext2D, { width, height }: { width: number; height: number }): void {
  const shade = context.createLinearGradient(0, height, 0, 0.78 * height)
  shade.addColorStop(0, 'rgba(4,14,3,0.34)')
  shade.addColorStop(1, 'rgba(4,14,3,0)')
  context.globalCompositeOperation = 'source-atop'
  context.fillStyle = shade
  context.fillRect(-0.05 * width, 0.3 * height, 1.1 * width, 0.8 * height)
}

/**
 * An old trunk on each side, nearly as near as whoever stands there.
 *
 * @param shown Where they are not hidden. Default everywhere
 */
export function frameByTrees(print: Print, seed: number, shown?: Float32Array): void {
  const random = randomFrom(seed * 919 + 7)
  const trunks = (context: SKRSContext2D) => {
    for (const side of [0, 1] as const) drawTrunk(context, print, side, random)
  }
  const soft = 0.0014 * Math.min(print.width, print.height)
  layOver(print, sceneryOf(`trunks ${seed}`, wholeOf(print), trunks, soft), shown ? { shown } : {})
}

/** Twigs of beech overhead. */
export function hangTwigs(print: Print, open: Float32Array, seed: number): void {
  const twigs = (context: SKRSContext2D) => drawTwigs(context, print, randomFrom(seed * 919 + 8))
  const part = { ...wholeOf(print), height: 0.3 * print.height }
  layOver(print, sceneryOf(`twigs ${seed}`, part, twigs, 0.0062 * Math.min(print.width, print.height)), { shown: open })
}

/** What reaches out of the picture is drawn too: at its edge the blur is to find more of the same. */
function wholeOf({ width, height }: Print): Part {
  const over = Math.ceil(0.03 * Math.min(width, height))
  return { x: -over, y: -over, width: width + 2 * over, height: height + 2 * over }
}

/** The oak's trunk without the air beside it, as shares of its picture. */
const TRUNK = { left: 0.14, right: 0.87 } as const
let oak: Canvas | undefined

function drawTrunk(context: SKRSContext2D, { width, height }: Print, side: 0 | 1, random: () => number): void {
  oak ??= canvasOf(placePicture('oak-1'))
  const high = 1.06 * height * (side === 0 ? 1 : 1.15)
  const wide = (high * oak.width) / oak.height
  const within = (TRUNK.right - TRUNK.left) * wide
  // Half of it is out of the picture: on the left its side in the sun is seen, on the right the other one.
  const edge = side === 0 ? within * mix(0.5, 0.6, random()) : width - within * mix(0.4, 0.48, random())
  const x = side === 0 ? edge - TRUNK.right * wide : edge - TRUNK.left * wide
  context.imageSmoothingQuality = 'high'
  context.drawImage(oak, x, height - high + 0.03 * height, wide, high)
}

function drawTwigs(context: SKRSContext2D, { width, height }: Print, random: () => number): void {
  const shorter = Math.min(width, height)
  for (let leaf = 0; leaf < 90; leaf++) {
    const left = leaf % 2 === 0
    const u = random() ** 1.6 * 0.42
    const x = (left ? u : 1 - u) * width
    const y = (0.17 * (1 - u / 0.45) * mix(0.1, 1, random()) - 0.02) * height
    const length = shorter * mix(0.04, 0.085, random())
    const fresh = random()
    const colours: [Rgb, Rgb] = [
      [0.02, 0.06, 0.01],
      [mix(0.05, 0.34, fresh), mix(0.14, 0.44, fresh), 0.03],
    ]
    const angle = mix(0.4, 2.7, random())
    drawLeaf(context, { kind: 'beech', x, y, length, angle, open: mix(0.5, 1, random()), colours, light: 1 }, random)
  }
}
