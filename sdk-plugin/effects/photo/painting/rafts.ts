import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import { type Blossom, type BlossomKind, drawBlossom } from '../../plants/blossom.ts'
import { randomFrom } from '../../random.ts'
import type { Box } from './silhouette.ts'
import { sprig } from './sprig.ts'

/** Flowers that drift together. Places in widths of the face from its middle, as the body lies. */
interface Raft {
  at: readonly [u: number, v: number]
  /** How far it stretches along the stream and across it. */
  reach: readonly [along: number, across: number]
  /** Its share of all flowers. */
  share: number
  /** Most of it first: what grew together drifts together. */
  kinds: readonly BlossomKind[]
}

/** Unlike one another: a posy that lies on the gown, what the stream carries off from it, and strays. */
const RAFTS: readonly Raft[] = [
  { at: [0, 1.72], reach: [0.44, 0.24], share: 0.4, kinds: ['daisy', 'poppy', 'violet', 'rose', 'daisy'] },
  // Those that slid off it.
  { at: [0.05, 2], reach: [0.5, 0.14], share: 0.14, kinds: ['daisy', 'violet', 'forgetMeNot', 'rose'] },
  { at: [-0.7, 2.3], reach: [0.42, 0.16], share: 0.1, kinds: ['forgetMeNot', 'daisy', 'forgetMeNot'] },
  { at: [-1.2, 0.5], reach: [0.3, 0.18], share: 0.1, kinds: ['rose', 'forgetMeNot', 'violet'] },
  { at: [1.22, -0.36], reach: [0.4, 0.13], share: 0.08, kinds: ['daisy', 'daisy', 'rose'] },
  { at: [0.34, -1.02], reach: [0.3, 0.07], share: 0.07, kinds: ['violet', 'forgetMeNot'] },
  { at: [1.6, 0.9], reach: [0.34, 0.12], share: 0.07, kinds: ['poppy', 'forgetMeNot'] },
  { at: [-1.1, 0.3], reach: [0.7, 1.3], share: 0.08, kinds: ['violet', 'daisy', 'forgetMeNot'] },
]

/** Half the width of each kind, in widths of a face. */
const SIZES: Record<BlossomKind, number> = { daisy: 0.082, poppy: 0.1, rose: 0.125, violet: 0.062, forgetMeNot: 0.075 }

/** Which way the stream goes, in radians. */
const STREAM = -0.2

export interface Rafts {
  face: Box
  /** How far who lies there leans, in radians. */
  lean: number
  /** How many flowers there are at most. */
  count: number
}

/** Draws flowers in rafts on water that is seen from above: turned, tipped over and half under it, leaves among them. */
export function drawRafts(context: SKRSContext2D, { face, lean, count }: Rafts, random: () => number): void {
  const { width } = face
  const [cx, cy] = [face.x + face.width / 2, face.y + face.height / 2]
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  for (const { at, reach, share, kinds } of RAFTS) {
    const place = () => {
      // Denser in the middle, thinned out along the stream.
      const far = random() ** 0.8
      const way = random() * 6.28
      const along = reach[0] * far * Math.cos(way)
      const across = reach[1] * far * Math.sin(way)
      const u = at[0] * cos - at[1] * sin + along * Math.cos(STREAM) - across * Math.sin(STREAM)
      const v = at[0] * sin + at[1] * cos + along * Math.sin(STREAM) + across * Math.cos(STREAM)
      return [cx + u * width, cy + v * width] as const
    }
    const many = Math.round(count * share)
    for (let leaf = 0; leaf < 2 * many; leaf++) {
      const [x, y] = place()
      context.globalAlpha = mix(0.35, 0.95, random())
      sprig(context, x, y, width * mix(0.08, 0.2, random()), random)
    }
    for (let each = 0; each < many; each++) {
      const kind = kinds[Math.floor(kinds.length * random() ** 1.5)]!
      const [x, y] = place()
      const size = width * SIZES[kind] * mix(0.5, 1.15, random())
      const blossom = { kind, x: 0, y: 0, size, turn: random() * 6.28, tilt: mix(0.36, 0.92, random()) }
      context.save()
      context.translate(x, y)
      context.rotate((random() - 0.5) * 1.8)
      drawAfloat(context, blossom, random)
      context.restore()
    }
  }
  context.globalAlpha = 1
}

/** A flower that lies in the water: what is under it is dim, and the water shines where it meets the petals. */
function drawAfloat(context: SKRSContext2D, blossom: Blossom, random: () => number): void {
  const { size, tilt } = blossom
  const own = Math.floor(random() * 1e6)
  const dip = mix(-0.3, 0.75, random() ** 0.9) * size * tilt
  context.globalAlpha = 0.26
  drawBlossom(context, blossom, randomFrom(own))
  context.save()
  const waterline = () => {
    context.moveTo(-1.4 * size, 0.7 * dip)
    context.bezierCurveTo(-0.5 * size, dip + 0.16 * size, 0.4 * size, dip - 0.14 * size, 1.4 * size, dip)
  }
  context.beginPath()
  waterline()
  context.lineTo(1.4 * size, -1.4 * size)
  context.lineTo(-1.4 * size, -1.4 * size)
  context.clip()
  context.globalAlpha = mix(0.8, 1, random())
  drawBlossom(context, blossom, randomFrom(own))
  context.restore()
  if (dip > 0.8 * size * tilt) return
  context.globalAlpha = 0.3
  context.strokeStyle = '#cbd8c8'
  context.lineWidth = 0.05 * size
  context.beginPath()
  context.moveTo(-0.9 * size, 0.8 * dip)
  context.bezierCurveTo(-0.4 * size, dip + 0.14 * size, 0.3 * size, dip - 0.1 * size, 0.85 * size, dip)
  context.stroke()
}
