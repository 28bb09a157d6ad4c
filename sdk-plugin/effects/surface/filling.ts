import type { Letters } from '../lettering.ts'
import { type Channelled, type ChannelOptions, fitted, fullness } from './channel.ts'
import { depthIn } from './convex.ts'

/** How far a stone for a gap may reach, in radii of the largest disc there. */
const REACH = 1.35
/** Of the disc that has room there, how deep the stone is at least: less would be a splinter. */
const FULL = 0.72
/** And, where only whole ones are wanted, of the box around it. */
const BOXED = 0.74

/**
 * Stones for the larger places that those along the strokes leave free, where these meet.
 *
 * @param least Radius of a disc that has room in the least of them, in pixels
 */
export function filling(letters: Letters, options: ChannelOptions, taken: Channelled[], least: number): Channelled[] {
  const { width, height, emoji } = letters
  const room = roomBeside(letters, taken, options.distance)
  const stones: Channelled[] = []
  const roomy = roomyIn(room, least, emoji)
  for (;;) {
    let most = least
    let at = -1
    for (let index = 0; index < roomy.length; index++) {
      const place = roomy[index]!
      if (room[place]! > most) [most, at] = [room[place]!, place]
    }
    if (at < 0) return stones
    const x = at % width
    const y = Math.floor(at / width)
    const near = nearestTo(x, y, taken)
    const cos = Math.cos(near?.turn ?? 0) * REACH * most
    const sin = Math.sin(near?.turn ?? 0) * REACH * most
    const box = [1, 1, -1, -1].map((a, index) => {
      const b = index === 0 || index === 3 ? 1 : -1
      return { x: x + a * cos - b * sin, y: y + a * sin + b * cos }
    })
    const stone = fitted(box, near?.turn ?? 0, letters, options, taken.concat(stones))
    if (stone && stone.depth > FULL * least && (!options.whole || fullness(stone) > BOXED)) {
      stones.push(stone)
      takeRoom(room, letters, stone)
    }
    // Its middle is never looked at again, whatever became of it.
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++) room[Math.min(height - 1, y + dy) * width + x + dx] = 0
  }
}

/** Places with so much room. Room is only taken, never given: no other one needs to be looked at again. */
function roomyIn(room: Float32Array, least: number, emoji: Letters['emoji']): number[] {
  const places: number[] = []
  for (let at = 0; at < room.length; at++) {
    if (room[at]! > least && !(emoji && emoji.share[at]! > 0.2)) places.push(at)
  }
  return places
}

function nearestTo(x: number, y: number, stones: readonly Channelled[]): Channelled | undefined {
  const far = ({ middle }: Channelled) => (middle.x - x) ** 2 + (middle.y - y) ** 2
  return stones.reduce<Channelled | undefined>(
    (best, stone) => (best && far(best) <= far(stone) ? best : stone),
    undefined,
  )
}

/** Signed distance to what the stones leave free. */
export function roomBeside(letters: Letters, stones: readonly Channelled[], distance: Float32Array): Float32Array {
  const room = Float32Array.from(distance)
  for (const stone of stones) takeRoom(room, letters, stone)
  return room
}

function takeRoom(room: Float32Array, { width, height }: Letters, { corners, sides, middle }: Channelled): void {
  const reach = Math.sqrt(Math.max(...corners.map(({ x, y }) => (x - middle.x) ** 2 + (y - middle.y) ** 2))) * 1.8
  const [left, top] = [Math.max(0, Math.floor(middle.x - reach)), Math.max(0, Math.floor(middle.y - reach))]
  for (let y = top; y <= Math.min(height - 1, middle.y + reach); y++) {
    for (let x = left; x <= Math.min(width - 1, middle.x + reach); x++) {
      const at = y * width + x
      if (room[at]! > 0) room[at] = Math.min(room[at]!, -depthIn(sides, x, y))
    }
  }
}
