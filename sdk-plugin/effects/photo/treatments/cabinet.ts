import { mix, smoothstep } from '../../colour.ts'
import { noiseAt, type NoiseTile, noiseTile } from '../../kernels/noise.ts'

/**
 * The set around a tube: a walnut cabinet that stands in a dim room, a plate of brushed aluminium with two knobs, a
 * loudspeaker behind slots. Lengths are 1200ths of the frame's width and 900ths of its height; the lamp is above left.
 */
const BOX = { left: 22, top: 34, right: 1178, bottom: 846, radius: 34 } as const
const PANEL = { left: 984, top: 98, right: 1150, bottom: 776, radius: 9 } as const
const GRILLE = { left: 1004, top: 508, right: 1130, bottom: 752, radius: 8 } as const
const SLOT = 15.25
const KNOBS = [
  { x: 1067, y: 198, radius: 60, points: -0.9 },
  { x: 1067, y: 356, radius: 46, points: 0.5 },
] as const
const PILOT = { x: 1067, y: 452 } as const

/** The tube's middle, as -1 to 1 across the frame and down it, and its share of both. */
export const TUBE = { x: -0.157, y: -0.032, size: 0.76 } as const

const WALNUT = [0.3, 0.128, 0.05] as const
const ALUMINIUM = [0.27, 0.262, 0.245] as const

/** The set and the room beyond it, a place at a time. */
export class Cabinet {
  r = 0
  g = 0
  b = 0
  readonly #clouds: NoiseTile = noiseTile('clouds')
  readonly #grain: NoiseTile = noiseTile('grain')

  /** @param sill How deep the place is in the shade of the bezel, 0 to 1. */
  at(x: number, y: number, sill: number): void {
    const out = boxAt(BOX, x, y)
    if (out > 0) this.#room(x, y, out)
    else if (boxAt(PANEL, x, y) < 0) this.#panel(x, y)
    else this.#wood(x, y, out, sill)
  }

  #tone(light: number, tint: readonly [number, number, number]): void {
    this.r = light * tint[0]
    this.g = light * tint[1]
    this.b = light * tint[2]
  }

  /** A papered wall that the lamp hardly reaches, and the sideboard that the set stands on. */
  #room(x: number, y: number, out: number): void {
    if (y < 850) {
      const near = smoothstep(0, 50, out)
      const paper = 1 + 0.3 * Math.cos(x / 13) + 0.07 * noiseAt(this.#grain, x * 1.4, y * 1.4)
      this.#tone((0.026 + 0.12 * smoothstep(1000, 0, x + y)) * (0.5 + 0.5 * near) * paper, [1, 0.84, 0.6])
      return
    }
    // What stands on it keeps the light off; further out it shines.
    const open = smoothstep(848, 892, y)
    this.#tone((0.05 + 0.55 * open * (0.5 + 0.5 * smoothstep(1000, 150, x))) * this.#veneer(x + 400, y * 0.8), WALNUT)
  }

  /** Walnut under varnish. Its front is framed by an arris that is round: bright above, dark below. */
  #wood(x: number, y: number, out: number, sill: number): void {
    const edge = smoothstep(-17, -3, out)
    const facing = facingAt(BOX, x, y)
    const gloss = edge * smoothstep(-4, -9, out) * Math.max(0, facing) * 0.28
    const groove = 1 - 0.72 * smoothstep(3.2, 0.6, Math.abs(out + 19))
    const falloff = 1.1 - 0.5 * (y / 900) - 0.3 * (x / 1200)
    const rim = boxAt(PANEL, x, y)
    // The plate is let in: its bed is dark above and left, and catches the lamp below.
    const bed = rim > 5 ? 1 : 0.3 + (x > PANEL.right || y > PANEL.bottom ? 0.9 : 0)
    const light = this.#veneer(x, y) * falloff * (1 + 0.7 * edge * facing) * groove * bed * (1 - 0.75 * sill)
    this.#tone(light, WALNUT)
    const sheen = gloss * (0.7 + 0.5 * noiseAt(this.#clouds, x * 0.4, y * 2)) + 0.012 * falloff
    this.r += sheen
    this.g += 0.93 * sheen
    this.b += 0.82 * sheen
  }

  /** How light the wood is: years that wander, in them dark open vessels that run along the grain. */
  #veneer(x: number, y: number): number {
    const bend = noiseAt(this.#clouds, x * 0.11 + 40, y * 0.3)
    const year = (y * 0.052 + 3.4 * bend + 0.5 * noiseAt(this.#clouds, x * 0.5, y * 3 + 70)) * 1.6
    const late = year - Math.floor(year)
    const vessels = smoothstep(0.1, 0.42, noiseAt(this.#grain, x * 0.21, y * 3.1))
    const fibres = noiseAt(this.#grain, x * 0.09 + 200, y * 4.6)
    return (
      (0.92 - 0.42 * late * late * smoothstep(1, 0.86, late)) * (1 - 0.44 * vessels) * (1 + 0.22 * fibres + 0.4 * bend)
    )
  }

  #panel(x: number, y: number): void {
    // Brushed up and down; it mirrors the window as a soft band, and dust lies on it.
    const brushed = noiseAt(this.#grain, x * 4.2, y * 0.05) + 0.6 * noiseAt(this.#grain, x * 2.1, y * 0.11 + 90)
    const band = smoothstep(420, 60, Math.abs(y - 250 + 0.8 * (x - 1060)))
    const edge = smoothstep(-3.4, -1.4, boxAt(PANEL, x, y)) * 0.6 * facingAt(PANEL, x, y)
    let light = (0.34 + 0.46 * band) * (1 + 0.17 * brushed) * (1 + edge) * (1.12 - 0.42 * (y / 900))
    for (const knob of KNOBS) light *= shadeOf(knob, x, y)
    this.#tone(light, ALUMINIUM)
    for (let each = 0; each < KNOBS.length; each++) this.#knob(KNOBS[each]!, x, y)
    if (boxAt(GRILLE, x, y) < 3) this.#grille(x, y, light)
    this.#pilot(x, y)
  }

  /** Ebonite with a milled skirt and a cap of spun metal; marks are engraved around the plate. */
  #knob(knob: (typeof KNOBS)[number], x: number, y: number): void {
    const dx = x - knob.x
    const dy = y - knob.y
    const far = Math.sqrt(dx * dx + dy * dy) / knob.radius
    if (far > 1.36) return
    const turn = Math.atan2(dy, dx)
    if (far > 1.005) {
      const step = turn * (12 / Math.PI)
      const tick = smoothstep(0.16, 0.1, Math.abs(step - Math.round(step))) * smoothstep(1.14, 1.16, far)
      const dark = 1 - 0.75 * tick * smoothstep(1.3, 1.28, far) * (Math.abs(turn - 1.57) > 0.6 ? 1 : 0)
      this.#tone(dark, [this.r, this.g, this.b])
      return
    }
    // How much a slope that falls outwards looks to the lamp.
    const lit = 0.5 + 0.5 * Math.cos(turn + 2.25)
    const skirt = smoothstep(1, 0.93, far) * (0.7 + 0.3 * Math.cos(turn * knob.radius * 0.9))
    let light = 0.008 + 0.1 * lit * lit * skirt + 0.2 * lit ** 6 * smoothstep(0.05, 0.01, Math.abs(far - 0.8))
    let warm = 1
    if (far < 0.62) {
      // Turned on a lathe: two bright fans that cross the middle, and fine rings.
      const fans = Math.cos(turn + 2.25) ** 2
      const rings = 1 + 0.12 * noiseAt(this.#grain, far * knob.radius * 3.4, 7)
      light = (0.07 + 0.4 * fans * fans) * rings * mix(1, 1.5 * lit, smoothstep(0.57, 0.6, far))
      warm = 0.94
    }
    const along = dx * Math.cos(knob.points) + dy * Math.sin(knob.points)
    const aside = Math.abs(dy * Math.cos(knob.points) - dx * Math.sin(knob.points))
    if (along > 0.66 * knob.radius && along < 0.9 * knob.radius && aside < 2.4) light = 0.5
    const soft = smoothstep(1.005, 0.985, far)
    this.r = mix(this.r, light, soft)
    this.g = mix(this.g, light * (0.02 + 0.98 * warm), soft)
    this.b = mix(this.b, light * warm * warm, soft)
  }

  /** Slots in the plate, with cloth in the dark behind them. */
  #grille(x: number, y: number, plate: number): void {
    const row = (y - GRILLE.top) / SLOT
    const within = row - Math.floor(row)
    const ends = boxAt(GRILLE, x, y)
    const bar = Math.max(smoothstep(0.36, 0.3, within), smoothstep(0.93, 0.99, within))
    // Bars are folded: a bright upper edge, a dark lower one, each with the light of its place.
    const round = bar * (0.55 + 0.95 * smoothstep(0.2, 0, within) - 0.3 * smoothstep(0.14, 0.34, within))
    const cloth = 0.016 * (1 + 0.6 * noiseAt(this.#grain, x * 3, y * 3)) * smoothstep(0.3, 0.8, within)
    const open = smoothstep(3, 0, ends)
    this.#tone(mix(plate, plate * round + cloth, open), ALUMINIUM)
  }

  #pilot(x: number, y: number): void {
    const far = Math.hypot(x - PILOT.x, y - PILOT.y)
    if (far > 60) return
    const glass = smoothstep(8.5, 7, far)
    const ring = smoothstep(12, 11, far) * (1 - glass)
    const glow = 0.5 * Math.exp(-far / 11)
    this.r = mix(mix(this.r, 0.05, ring), 0.9 - 0.04 * far, glass) + glow
    this.g = mix(mix(this.g, 0.05, ring), 0.26 - 0.028 * far, glass) + 0.2 * glow
    this.b = mix(mix(this.b, 0.045, ring), 0.05, glass) + 0.06 * glow
  }
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
  radius: number
}

/** How far outside of a box with round corners a place is; negative within. */
function boxAt({ left, top, right, bottom, radius }: Box, x: number, y: number): number {
  const dx = Math.abs(x - (left + right) / 2) - (right - left) / 2 + radius
  const dy = Math.abs(y - (top + bottom) / 2) - (bottom - top) / 2 + radius
  const ax = Math.max(0, dx)
  const ay = Math.max(0, dy)
  return Math.sqrt(ax * ax + ay * ay) + Math.min(0, Math.max(dx, dy)) - radius
}

/** How much the nearest side of a box, rounded outwards, looks to the lamp: from 1 to -1. */
function facingAt({ left, top, right, bottom, radius }: Box, x: number, y: number): number {
  const across = x - (left + right) / 2
  const down = y - (top + bottom) / 2
  const dx = Math.abs(across) - (right - left) / 2 + radius
  const dy = Math.abs(down) - (bottom - top) / 2 + radius
  const ax = Math.max(0, dx > 0 && dy > 0 ? dx : dx > dy ? 1 : 0) * Math.sign(across)
  const ay = Math.max(0, dx > 0 && dy > 0 ? dy : dx > dy ? 0 : 1) * Math.sign(down)
  return -(0.42 * ax + 0.9 * ay) / Math.sqrt(ax * ax + ay * ay)
}

/** The light that a knob leaves on the plate to the lower right of it. */
function shadeOf({ x, y, radius }: (typeof KNOBS)[number], px: number, py: number): number {
  const dx = px - x - 13
  const dy = py - y - 19
  return 1 - 0.78 * smoothstep(radius + 15, radius - 16, Math.sqrt(dx * dx + dy * dy))
}
