import * as z from 'zod'
import { colour, mix } from '../colour.ts'
import { hypot } from '../hypot.ts'
import { operation, type Stage } from '../stage.ts'
import { describedMaterial } from '../surface/material.ts'
import { layAt, lightPile, type Pile, pileOver, shadowOf, spot } from '../surface/pile.ts'
import { type End, swimmersOf } from '../surface/swimming.ts'

/** A forked tail of a fish at one free end of each letter: rays in a thin skin, half clear towards its rim. Lengths in em. */
export const fins = operation({
  name: 'fins',
  schema: z.strictObject({
    do: z.literal('fins'),
    /** At the root and at the rim; letters take the pairs in turn. */
    colours: z
      .array(z.tuple([colour, colour]).readonly())
      .min(1)
      .max(6),
    long: z.number().positive().max(0.32).default(0.19),
    /** Degrees from side to side. */
    spread: z.number().min(20).max(180).default(76),
    /** Length of the fins at both sides behind a head, at the other end of each letter; 0 leaves it without. */
    sides: z.number().min(0).max(0.3).default(0),
    /** Darkness of what it keeps from the ground below. */
    shadow: z.number().min(0).max(1).default(0.4),
  }),
  apply(stage, options) {
    const { letters } = stage
    const pile = pileOver(stage)
    for (const { owner, head, tail, isSmall } of swimmersOf(stage)) {
      const hasHead = options.sides > 0 && !isSmall
      // A letter with one free end and a head has that there.
      if (!hasHead || head !== tail) layTail(stage, pile, tail, owner, options)
      if (!hasHead) continue
      for (const side of sidesOf(head))
        layTail(stage, pile, side, owner, { ...options, long: options.sides, spread: 84 })
    }
    const lift = 0.06 * letters.em
    if (options.shadow > 0) shadowOf(stage, pile, { lift, soft: lift / 2, strength: options.shadow })
    lightPile(stage, pile, describedMaterial({ colour: [1, 1, 1], metal: 0, rough: 0.5 }), 1, 0)
  },
})

type Options = z.output<(typeof fins)['schema']>

/** At both sides behind the head: a fan each, that points out and back. */
function sidesOf({ half, x, y, dx, dy }: End): End[] {
  return [-1, 1].map((side) => {
    const bx = x - dx * 2.1 * half + side * dy * 0.95 * half
    const by = y - dy * 2.1 * half - side * dx * 0.95 * half
    const wx = side * dy * 0.8 - dx * 0.6
    const wy = -side * dx * 0.8 - dy * 0.6
    return { x: bx, y: by, dx: wx, dy: wy, half: 0.42 * half }
  })
}

function layTail({ letters }: Stage, pile: Pile, end: End, owner: number, { colours, long, spread }: Options): void {
  const reach = long * letters.em
  const [root, rim] = colours[owner % colours.length]!
  const slope = Math.tan((spread * Math.PI) / 360)
  // It begins within the letter, as narrow as a fish is there, and sways a little.
  const sway = owner % 2 === 0 ? 0.22 : -0.22
  const [x, y] = [end.x + letters.x - end.dx * end.half * 0.9, end.y + letters.y - end.dy * end.half * 0.9]
  const whole = reach + end.half * 0.9
  const top = Math.max(0, Math.floor(y - whole - pile.y))
  const left = Math.max(0, Math.floor(x - whole - pile.x))
  for (let py = top; py <= Math.min(pile.height - 1, y + whole - pile.y); py++) {
    for (let px = left; px <= Math.min(pile.width - 1, x + whole - pile.x); px++) {
      const vx = px + pile.x - x
      const vy = py + pile.y - y
      const far = hypot(vx, vy)
      if (far < 1 || far > whole) continue
      const along = vx * end.dx + vy * end.dy
      if (along <= 0) continue
      // As wide as the body is at its root, then wider and wider.
      const wide = 0.34 * end.half + along * slope
      const a = (vy * end.dx - vx * end.dy - sway * along * (along / whole)) / wide
      if (a < -1 || a > 1) continue
      // Forked: long at both sides, short between them, its rim frayed by the rays.
      const limit = whole * (0.58 + 0.42 * Math.abs(a) ** 1.4 - 0.03 * Math.sin(a * 26 + owner))
      const inside = Math.min(limit - far, (1 - Math.abs(a)) * wide)
      if (inside <= 0) continue
      const ray = Math.sin(a * 30 + 0.3 * Math.sin(far * 0.2))
      const t = far / whole
      spot.nx = 0.3 * ray * -end.dy - 0.25 * a * end.dy
      spot.ny = 0.3 * ray * end.dx + 0.25 * a * end.dx
      spot.nz = Math.sqrt(Math.max(0.1, 1 - spot.nx * spot.nx - spot.ny * spot.ny))
      const tone = 0.88 + 0.14 * ray
      spot.r = mix(root[0], rim[0], t) * tone
      spot.g = mix(root[1], rim[1], t) * tone
      spot.b = mix(root[2], rim[2], t) * tone
      spot.open = 1
      const solid = Math.max(0.3, 1.05 - 0.75 * t + 0.16 * ray)
      layAt(pile, py * pile.width + px, Math.min(1, inside / 1.5) * Math.min(1, solid))
    }
  }
}
