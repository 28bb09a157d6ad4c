import type { Frame } from '../frame.ts'
import { shade } from '../light/shade.ts'
import { type Bounce, bounceOf } from '../light/bounce.ts'
import type { Stage } from '../stage.ts'
import { newPile, type Pile } from '../surface/pile.ts'
import { FINISHES, type FinishName } from './finishes.ts'
import type { Part, Triple } from './mesh.ts'
import { outOfFocus } from './focus.ts'
import { opennessOf, throwShadow } from './shadows.ts'
import { take } from './workspace.ts'
import { type Grid, gridOf } from './grid.ts'
import { type Area, look, seenFromLamp, slopeOf } from './raster.ts'
import { ALIKE, BACK, type Seen, SPAN, UNIT } from './seen.ts'
import { hypot } from '../hypot.ts'

/** Where a body lies. Lengths in pixels of the frame, angles in radians. */
export interface Pose {
  x: number
  y: number
  /** Pixels for one unit of the body's lengths. */
  scale: number
  /** Above the table. */
  lift: number
  /** How far it is out of focus. */
  soft: number
  /** Writes the turned place over the body's own. */
  turn(place: Triple): void
}

/** Samples each way of a pixel for boxes of up to so many pixels: thin rims want more than large plain sides. */
const SAMPLES = [
  [150_000, 3],
  [1_400_000, 2],
] as const

/** How much purer colours are in the depth of a body that lets light through. */
const DEEPER = 1.3

/** Bodies whose unit is as many pixels have all their cells. */
const FULL_DETAIL = 260

/** Lays a body on what the frame shows: its shadow first, then itself, lit by the scene's lamps. */
export function laySolid(stage: Stage, parts: readonly Part[], pose: Pose, shadow: number): void {
  const put = (place: Triple) => {
    pose.turn(place)
    place[0] = place[0] * pose.scale + pose.x
    place[1] = place[1] * pose.scale + pose.y
    place[2] *= pose.scale
  }
  const detail = Math.min(1, Math.max(0.4, Math.sqrt(pose.scale / FULL_DETAIL)))
  const grids = parts.map((part) => gridOf(part, put, detail))
  standOn(grids, pose.lift)
  const { frame, environment } = stage
  const dark = areaOf(grids, frame, slopeOf(environment.key), pose.scale * 0.3)
  const area = areaOf(grids, frame, [0, 0], 2 + 3 * pose.soft)
  if (!dark || !area) return
  const blockers = seenFromLamp(grids, dark, environment.key)
  const seen = look(grids, area, SAMPLES.find(([most]) => area.width * area.height <= most)?.[1] ?? 1)
  throwShadow(framesOf(stage), seen, blockers, dark, pose.scale, shadow)
  lay(stage, parts, seen, opennessOf(stage, seen, blockers, dark, pose.scale), pose.soft)
}

function framesOf({ frame, twin }: Stage): Frame[] {
  return twin ? [frame, twin] : [frame]
}

/** Lifts a body until its lowest place is on the table. */
function standOn(grids: readonly Grid[], lift: number): void {
  let lowest = Infinity
  for (const { places } of grids) for (let at = 2; at < places.length; at += 3) lowest = Math.min(lowest, places[at]!)
  for (const { places } of grids) for (let at = 2; at < places.length; at += 3) places[at]! += lift - lowest
}

/** The part of the frame that a body and its shadow take. */
function areaOf(
  grids: readonly Grid[],
  frame: { width: number; height: number },
  [sx, sy]: readonly [number, number],
  margin: number,
): Area | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { places } of grids) {
    for (let at = 0; at < places.length; at += 3) {
      const x = places[at]!
      const y = places[at + 1]!
      const z = places[at + 2]!
      left = Math.min(left, x, x - sx * z)
      right = Math.max(right, x, x - sx * z)
      top = Math.min(top, y, y - sy * z)
      bottom = Math.max(bottom, y, y - sy * z)
    }
  }
  const x = Math.max(0, Math.floor(left - margin))
  const y = Math.max(0, Math.floor(top - margin))
  const width = Math.min(frame.width, Math.ceil(right + margin)) - x
  const height = Math.min(frame.height, Math.ceil(bottom + margin)) - y
  return width > 1 && height > 1 ? { x, y, width, height } : undefined
}

/** Gathers the samples of each pixel by what they are made of, and lights them. */
function lay(stage: Stage, parts: readonly Part[], seen: Seen, open: Float32Array, soft: number): void {
  const { frame, environment } = stage
  const names = [...new Set(parts.map(({ finish }) => finish))]
  const [width, height] = [seen.width / seen.fine, seen.height / seen.fine]
  const piles = new Map<FinishName, Pile>(
    names.map((name) => [name, newPile(frame, seen.x, seen.y, seen.x + width, seen.y + height)]),
  )
  const tint: Triple = [0, 0, 0]
  const samples = seen.fine * seen.fine
  let [before, pixel] = [-1, -1]
  for (let row = 0; row < seen.height; row++) {
    const last = seen.lasts[row]!
    for (let column = seen.firsts[row]!, from = row * seen.width + column; column <= last; column++, from++) {
      const index = seen.part[from]!
      if (seen.depth[from]! < 0 || index === ALIKE) continue
      const at = Math.floor(row / seen.fine) * width + Math.floor(column / seen.fine)
      const part = parts[index & ~BACK]!
      // Two samples beside each other in a pixel differ by less than is seen.
      if (at !== pixel || index !== before) {
        part.paint(seen.u[from]! / SPAN, seen.v[from]! / SPAN, tint, index >= BACK)
      }
      before = index
      pixel = at
      const { through, facing, thin } = FINISHES[part.finish]
      const nx = seen.nx[from]! / UNIT
      const ny = seen.ny[from]! / UNIT
      const nz = Math.max(facing, Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny)))
      const lit = nx * environment.key[0] + ny * environment.key[1] + nz * environment.key[2]
      const glow = thin ? sheetGlow(lit, through) : Math.max(0.6, 1 + through * (0.5 - lit))
      const { coverage, normals, colour } = piles.get(part.finish)!
      const worth = seen.worth[at]!
      coverage[at]! += worth / samples
      normals.x[at]! += worth * nx
      normals.y[at]! += worth * ny
      normals.z[at]! += worth * nz
      // By their roots, about as eyes grade light: a bright rim before a dark fold would show steps.
      colour.r[at]! += worth * Math.sqrt(tint[0] * glow)
      colour.g[at]! += worth * Math.sqrt(tint[1] * glow)
      colour.b[at]! += worth * Math.sqrt(tint[2] * glow)
    }
  }
  const later = take('f32', 'later', width * height, 0)
  // What comes later covers: the last has its own share, those before it their share of what is left.
  const shares = [...piles].reverse().map(([name, pile]) => {
    return [name, meanOf(pile, open, samples, later, FINISHES[name].through)] as const
  })
  const covering = shares.reverse()
  const frames = framesOf(stage)
  // What mirrors in a body is of it: on black and on white the same, or it would count as what it lets through.
  const place = { x: seen.x, y: seen.y, width, height }
  const bounce = meanBounce(frames.map((each) => bounceOf(each, 0.3, place)))
  for (const each of frames) {
    outOfFocus(each, place, later, soft, () => {
      for (const [name, pile] of covering) {
        shade(each, pile, FINISHES[name].material, { environment, gain: stage.gain, bounce })
      }
    })
  }
}

/** How bright a sheet is by how far it is turned to the lamp: from behind it glows. */
function sheetGlow(lit: number, through: number): number {
  return lit > 0 ? 0.76 + 0.36 * lit : 0.76 - 2 * through * lit
}

function meanBounce([first, second]: readonly Bounce[]): Bounce {
  if (second) {
    for (const channel of ['r', 'g', 'b'] as const) {
      second[channel].forEach((light, cell) => (first![channel][cell] = (first![channel][cell]! + light) / 2))
    }
  }
  return first!
}

/** @param through How much light its folds throw to and fro, which is coloured by each of them */
function meanOf(pile: Pile, open: Float32Array, samples: number, later: Float32Array, through: number): Pile {
  const { coverage, normals, colour } = pile
  for (let at = 0; at < coverage.length; at++) {
    const own = coverage[at]!
    if (own === 0) continue
    const count = own * samples
    colour.r[at] = (colour.r[at]! / count) ** 2
    colour.g[at] = (colour.g[at]! / count) ** 2
    colour.b[at] = (colour.b[at]! / count) ** 2
    const most = Math.max(1e-4, colour.r[at]!, colour.g[at]!, colour.b[at]!)
    // Pale folds light one another: they are never as dark as deep coloured ones.
    const reached = open[at]! / Math.max(0.2, 1 - through * 1.5 * Math.min(1, most) * Math.max(0, 1 - open[at]!))
    const depth = DEEPER * through * (1 - open[at]!)
    if (depth > 0.02) {
      colour.r[at]! *= (colour.r[at]! / most) ** depth
      colour.g[at]! *= (colour.g[at]! / most) ** depth
      colour.b[at]! *= (colour.b[at]! / most) ** depth
    }
    const scale = 1 / Math.max(1e-6, hypot(normals.x[at]!, normals.y[at]!, normals.z[at]))
    normals.x[at]! *= scale
    normals.y[at]! *= scale
    normals.z[at]! *= scale
    pile.open[at] = reached
    coverage[at] = Math.min(1, own / Math.max(1e-3, 1 - later[at]!))
    later[at]! += own
  }
  return pile
}
