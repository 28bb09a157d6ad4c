import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb } from '../colour.ts'
import { plantSprite, tonedSprite } from './sprites.ts'

export interface Sprig {
  /** Foot, in pixels. */
  x: number
  y: number
  tall: number
  /** How far its tip leans aside, as a share of its height. */
  lean: number
}

/** Spikes that were rendered (`art/sprites/lavender.py`): their foot from the left, and the pixels of a height of one. */
const SPIKES = [
  { name: 'lavender-1', foot: 48 },
  { name: 'lavender-2', foot: 73 },
  { name: 'lavender-3', foot: 52 },
  { name: 'lavender-4', foot: 61 },
  { name: 'lavender-5', foot: 124 },
] as const
const TALL = 520

/** From blue-violet over violet to what has faded, against what was rendered. */
const HUES: readonly Rgb[] = [
  [1, 1, 1],
  [0.86, 0.95, 1],
  [1, 0.9, 0.92],
  [1, 1, 0.86],
  [0.95, 0.88, 1],
]

/** A sprig of lavender on its thin stalk: one has opened, one is in bud, one has gone grey. */
export function drawLavender(context: SKRSContext2D, { x, y, tall, lean }: Sprig, random: () => number): void {
  const { name, foot } = SPIKES[Math.floor(SPIKES.length * random())]!
  const hue = HUES[Math.floor(HUES.length * random())]!
  const light = mix(0.5, 1, random())
  const sprite = plantSprite(name)
  const dim = hue.map((tone) => 0.45 * light * tone) as unknown as Rgb
  const toned = tonedSprite(sprite, { tones: [dim, hue.map((tone) => light * tone) as unknown as Rgb] })
  const scale = tall / TALL
  const side = random() < 0.5 ? -1 : 1
  context.save()
  context.translate(x, y)
  context.rotate(Math.atan(lean))
  context.scale(side * scale * mix(0.9, 1.25, random()), scale * mix(0.9, 1.06, random()))
  context.drawImage(toned, -foot, -sprite.height)
  context.restore()
}
