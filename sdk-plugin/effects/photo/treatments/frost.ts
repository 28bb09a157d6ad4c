import * as z from 'zod'
import { colour, mix, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { sampleAt } from '../../kernels/resample.ts'
import { type IcePane, icePaneOf, rimOf } from '../painting/ice-pane.ts'
import type { Pane as DropPane } from '../painting/pane.ts'
import { type Box, headsOf, partOf } from '../painting/silhouette.ts'
import { facesOf } from '../painting/subject.ts'
import type { Print } from '../photo.ts'
import { treatment } from './treatment.ts'
import { hypot } from '../../hypot.ts'

const kept = new Kept<IcePane>(3)

/** A window in a cold night: ferns of ice grow in from the sides, bend what is behind them and catch the light. */
export const frost = treatment({
  name: 'frost',
  schema: z.strictObject({
    kind: z.literal('frost'),
    tint: colour.default([0.8, 0.9, 1]),
    /** How far the ice reaches in, as a share of the shorter side. */
    reach: z.number().min(0).max(1).default(0.34),
  }),
  apply(print, { tint, reach }, { seed }) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const unit = shorter / 900
    const key = JSON.stringify([width, height, reach, seed])
    const { line: lines, relief, ...pane } = kept.get(key, () => icePaneOf(width, height, { unit, reach, seed }))
    // Most photos show people, and faces alone are found in a third of the time.
    const found = facesOf(print)
    const faces = found.length > 0 ? found : headsOf(print).map((head) => partOf(head, MUZZLE))
    const planes = [print.r, print.g, print.b]
    const near = planes.map((light) => blur(light, width, height, 2.4 * unit))
    const wide = planes.map((light) => blur(light, width, height, 20 * unit))
    const thick = thawed(print, found.length > 0 ? pane : { thick: pane.thick }, faces)
    const frozen = planes.map(() => plane(width * height))
    const behind: [number, number, number] = [0, 0, 0]
    for (let y = 0; y < height; y++) {
      const above = Math.max(0, y - 1) * width
      const below = Math.min(height - 1, y + 1) * width
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const ice = thick[at]!
        if (ice < 0.004) {
          const pale = paleAt(planes[0]![at]!, planes[1]![at]!, planes[2]![at]!)
          for (let c = 0; c < 3; c++) frozen[c]![at] = mix(planes[c]![at]!, planes[1]![at]!, pale) * WINTER[c]!
          frozen[1]![at] = Math.min(frozen[1]![at]!, ungreen(frozen[0]![at]!, frozen[2]![at]!))
          continue
        }
        const slopeX = relief[y * width + Math.min(width - 1, x + 1)]! - relief[y * width + Math.max(0, x - 1)]!
        const slopeY = relief[below + x]! - relief[above + x]!
        const lit = Math.min(1, Math.max(-1, 1.7 * (slopeX * -0.6 - slopeY * 0.8)))
        // The day stands behind the pane, up to the left: ice there is lit through, and blue in the shade away from it.
        const day = dayAt(x / width, y / height)
        const bend = BEND * unit * smoothstep(0, 0.3, ice)
        const px = x + bend * (pane.swell[y * width + Math.min(width - 1, x + 1)]! - pane.swell[at - (x > 0 ? 1 : 0)]!)
        const py = y + bend * (pane.swell[below + x]! - pane.swell[above + x]!)
        const line = lines[at]! * smoothstep(0.02, 0.3, ice)
        const rim = rimOf(x, y, width, height, shorter)
        // At the frame it is thick and white; further in, what is behind it is seen, bent.
        const packed = smoothstep(0.12, -0.03, rim + 0.09 * relief[at]!)
        const rime = Math.min(0.97, 0.3 * ice * ice + 0.9 * line + 0.5 * packed * ice)
        // Ice that has hardly begun takes nothing of the sharpness yet.
        const dull = smoothstep(0, 0.16, ice)
        const lost = smoothstep(0.16, 0.75, ice)
        for (let c = 0; c < 3; c++) {
          const soft = dull * sampleAt(near[c]!, width, height, px, py)
          const clear = dull < 1 ? (1 - dull) * sampleAt(planes[c]!, width, height, px, py) : 0
          behind[c] = mix(soft + clear, wide[c]![at]!, lost)
        }
        // Of what is seen there: round a head in front of green, what is blurred far is no longer green enough to fade.
        const pale = paleAt(behind[0], behind[1], behind[2])
        const paler = Math.min(1, pale + 0.2 * ice)
        behind[0] = mix(behind[0], behind[1], paler)
        behind[2] = mix(behind[2], behind[1], paler)
        behind[1] = Math.min(behind[1], ungreen(behind[0] * WINTER_RED, behind[2] * WINTER_BLUE))
        for (let c = 0; c < 3; c++) {
          // Cold air before the pane takes the warmth out of what is behind it; the ice gathers light of its own.
          const seen =
            behind[c]! *
            mix(WINTER[c]!, COLD[c]!, Math.min(1, 1.8 * ice)) *
            (1 - 0.62 * ice * (1 - line) + 0.3 * Math.min(0, lit))
          const through = tint[c]! * mix(DEEP[c]!, BRIGHT[c]!, day)
          const white = through * (0.5 + 0.5 * line + 0.5 * lit) * (0.9 + 0.4 * wide[c]![at]!)
          const milk = 0.34 * day * day * ice * through
          const glint = (0.2 * Math.max(0, lit) + pane.glints[at]!) * ice * through
          frozen[c]![at] = Math.max(0, mix(seen + milk, white, rime) + glint)
        }
      }
    }
    for (const [c, to] of planes.entries()) to.set(frozen[c]!)
    layMelt(print, near, pane.melt, meltedAt(pane.melt, thick, { width, faces }))
  },
})

/** How far ice bends what is behind it, in pixels of a picture whose shorter side is 900, for a slope of 1. */
const BEND = 760

/** What comes through ice in the shade and before the day. */
const DEEP = [0.42, 0.58, 0.84]
const BRIGHT = [1.42, 1.42, 1.4]

/** How much of the day stands behind a place of the pane, 0 to 1; in shares of the picture. */
function dayAt(u: number, v: number): number {
  return Math.exp(-2.1 * ((u - 0.16) * (u - 0.16) + 0.8 * (v - 0.06) * (v - 0.06)))
}

/** An animal's head is wider than what stands alone of it. */
const MUZZLE: Box = { x: -0.35, y: -0.1, width: 1.7, height: 2 }

/** Of a day behind the pane; how much paler it is. */
const WINTER = [0.7, 0.92, 1.22]
const COLD = [0.5, 0.68, 0.95]
const PALE = 0.3
/** Red and blue of a day behind the pane, against its green. */
const [WINTER_RED, WINTER_BLUE] = [WINTER[0]! / WINTER[1]!, WINTER[2]! / WINTER[1]!]

/** How green something may be with so much red and blue: cold light turns what is golden to green. */
function ungreen(red: number, blue: number): number {
  return 0.75 * Math.max(red, blue) + 0.25 * Math.min(red, blue)
}

/** Green fades most: nothing grows in the cold, which also turns olive and what is yellow in the shade to green. */
function paleAt(red: number, green: number, blue: number): number {
  return PALE + 0.66 * smoothstep(0.74, 0.98, green / (Math.max(red, blue) + 1e-4))
}

/** How thick the ice still is about faces: what grew in gives way to them, frozen breath leaves an opening around heads. */
function thawed({ width, height }: Print, { thick, haze }: Pick<IcePane, 'thick'> & Partial<IcePane>, faces: readonly Box[]) {
  const left = plane(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const far = fromFaces(faces, x, y)
      const breath = haze ? haze[at]! : 0
      const film = 0.85 * breath * smoothstep(0.64, 1.15, far + 0.3 * breath - 0.12)
      left[at] = Math.max(thick[at]! * smoothstep(0.62, 1.06, far), film)
    }
  }
  return left
}

/** In sizes of the nearest face, from its middle. */
function fromFaces(faces: readonly Box[], x: number, y: number): number {
  let nearest = Infinity
  for (const face of faces) {
    const dx = (x - face.x - face.width / 2) / face.width
    const dy = (y - face.y - face.height / 2) / face.height
    // Above a face and beside it there is hair; below it breath goes down to the collar.
    nearest = Math.min(nearest, hypot(dx / 1.14, dy < 0 ? dy / 1.46 : dy / 1.34))
  }
  return nearest
}

/** How much wider a drop sees than it bends. */
const LENS = 2.4

/** Drops, each with what is behind the pane upside down in it. */
function layMelt({ width, height, r, g, b }: Print, near: readonly Float32Array[], melt: DropPane, hang: Uint8Array): void {
  const planes = [r, g, b]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (hang[melt.drop[at]!] === 0) continue
      const fromX = x + LENS * melt.dx[at]!
      const fromY = y + LENS * melt.dy[at]!
      const green = sampleAt(near[1]!, width, height, fromX, fromY)
      for (let c = 0; c < 3; c++) {
        const seen = mix(sampleAt(near[c]!, width, height, fromX, fromY), green, 0.6) * WINTER[c]!
        planes[c]![at] = (0.88 * seen + 0.15 * COLD[c]!) * melt.shade[at]! + 0.8 * melt.shine[at]! * BRIGHT[c]!
      }
    }
  }
}

/** 1 for drops that hang where ice has just melted, about the opening before a face. */
function meltedAt({ centres }: DropPane, thick: Float32Array, { width, faces }: { width: number; faces: readonly Box[] }) {
  const hang = Uint8Array.from(centres, (at) => {
    const ice = thick[at]!
    const far = fromFaces(faces, at % width, Math.floor(at / width))
    return Number(ice < 0.45 && far > 0.78 && far < 1.32)
  })
  hang[0] = 0
  return hang
}
