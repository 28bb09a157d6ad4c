import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import { AUTUMN } from '../../plants/late-colours.ts'
import { drawLeaf } from '../../plants/leaf.ts'
import { randomFrom } from '../../random.ts'
import type { Print } from '../photo.ts'
import { KINDS } from './boughs.ts'
import { layOver, sceneryOf } from './overlay.ts'

/** The ground of a photo of nobody, under leaves. */
export function coverGround(print: Print, seed: number): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const bed = { x: 0, y: 0.58 * height, width, height: 0.42 * height }
  const heap = lie(print, randomFrom(seed * 311 + 3))
  layOver(print, sceneryOf(`autumn heap ${seed}`, bed, heap, 0.0012 * shorter), { light: [1.3, 1, 0.72] })
  const nearest = lieInFront(print, randomFrom(seed * 347 + 5))
  const front = sceneryOf(`autumn front ${seed}`, bed, nearest, 0.009 * shorter)
  layOver(print, front, { light: [1.1, 0.86, 0.6] })
}

/** A heap over the lower side, deep enough to stand in, in mounds, higher in its corners. */
function lie({ width, height }: Print, random: () => number): (context: SKRSContext2D) => void {
  const shorter = Math.min(width, height)
  return (context) => {
    const count = Math.round((330 * width) / shorter)
    const start = 6.28 * random()
    for (let each = 0; each < count; each++) {
      const depth = each / count
      const x = mix(-0.03, 1.03, random()) * width
      const u = Math.abs((2 * x) / width - 1)
      const mound = 0.02 * Math.sin((9 * x) / shorter + start) + 0.012 * Math.sin((23 * x) / shorter + 2 * start)
      const top = 0.085 + 1.6 * mound + 0.05 * u ** 2.2
      const y = height - shorter * top * (1 - depth) * mix(0.8, 1.06, random()) + shorter * 0.015 * depth
      const length = shorter * mix(0.06, 0.1, random()) * mix(0.8, 1.35, depth)
      shade(context, x, y + 0.2 * length, 1.15 * length)
      // The low sun reaches the uppermost; those in hollows lie in the shade of others.
      const light = mix(0.35, 1.2, 0.35 + 0.25 * depth + 0.4 * (random() - random()) + 6 * mound)
      lieDown(context, { x, y, length, open: mix(0.55, 1, random()), light: Math.max(0.3, light) }, random)
    }
  }
}

/** The nearest of them are out of focus. */
function lieInFront({ width, height }: Print, random: () => number): (context: SKRSContext2D) => void {
  const shorter = Math.min(width, height)
  return (context) => {
    for (let each = 0; each < Math.round((26 * width) / shorter); each++) {
      const x = random() * width
      const up = 0.03 * Math.abs((2 * x) / width - 1) ** 2 - 0.02 * random()
      const length = shorter * mix(0.09, 0.15, random())
      const [open, light] = [mix(0.4, 0.8, random()), mix(0.7, 1.2, random())]
      lieDown(context, { x, y: height - shorter * up, length, open, light }, random)
    }
  }
}

/** On the ground, which is seen at a slant; one in five still stands on its edge. */
function lieDown(context: SKRSContext2D, { x, y, ...leaf }: Place, random: () => number): void {
  context.save()
  context.translate(x, y)
  context.scale(1, random() < 0.2 ? 0.95 : mix(0.55, 0.8, random()))
  leafAt(context, { x: -0.4 * leaf.length, y: 0, ...leaf }, random)
  context.restore()
}

function shade(context: SKRSContext2D, x: number, y: number, length: number): void {
  const soft = context.createRadialGradient(x, y, 0, x, y, length * 0.75)
  soft.addColorStop(0, 'rgba(12,5,1,0.4)')
  soft.addColorStop(1, 'rgba(12,5,1,0)')
  context.fillStyle = soft
  context.fillRect(x - length, y - length, 2 * length, 2 * length)
}

interface Place {
  x: number
  y: number
  length: number
  open: number
  light: number
}

/** A leaf of a kind, a colour and a turn of its own. */
export function leafAt(context: SKRSContext2D, place: Place, random: () => number): void {
  const kind = KINDS[Math.floor(random() * KINDS.length)]!
  const colours = AUTUMN[Math.floor(random() * AUTUMN.length)]!
  drawLeaf(context, { ...place, kind, colours, angle: random() * 6.283 }, random)
}
