import * as z from 'zod'
import { mix, smoothstep } from '../../colour.ts'
import type { Print } from '../photo.ts'
import { Bilinear } from '../../kernels/resample.ts'
import { calmGlints } from '../painting/calm-glints.ts'
import { coldOf, keepCold } from '../painting/cold-colours.ts'
import { halfFigure, isCutAtNeck } from '../painting/half-figure.ts'
import { ownLight, turned } from '../painting/own-light.ts'
import { sharedWithShadow } from '../painting/shadowed.ts'
import { type Lamp, standBefore } from '../painting/stand.ts'
import { subjectOf } from '../painting/subject.ts'
import { treatment } from './treatment.ts'
import { hypot } from '../../hypot.ts'
import { copyOf } from '../../kernels/memory.ts'

/** What cold colours have of that light's red, green and blue. */
const STUDIO_CLOTH = [0.76, 0.95, 1.14] as const
/**
 * White lamps of a studio in front, on the side where the photo has its own, the blue of its strips
 * behind to the right, the wall of screens on the left.
 */
const STUDIO = [0.2, 0.24, 0.3] as const
const KEY: Lamp = { from: [0.5, -0.7], colour: [1.12, 1.06, 1], rim: 0.4, front: 0.5 }
const FRONT: Lamp = { from: [0, -0.1], colour: [0.36, 0.36, 0.38], rim: 0 }
const WALL: Lamp = { from: [-0.95, -0.1], colour: [0.34, 0.8, 0.7], rim: 3.6, front: 0.06 }
const STRIPS: Lamp = { from: [0.95, -0.2], colour: [0.16, 0.48, 1.3], rim: 3.2, front: 0.05 }
/** The screen for photos without anybody: its middle and half its size in shares of the print. */
const SCREEN = { x: 0.584, y: 0.387, across: 0.297, down: 0.297 }
/** What they keep of the lamps off the wall, which shines itself: away from the key, and faint. In shorter sides. */
const SHADOW = { right: -0.045, down: 0.02, soft: 0.03, strength: 0.55 } as const
/** Where presenters stand, in shares of the print. */
const STAND = { x: 0.553, chin: 0.495, tall: 0.288 } as const
/**
 * Who is in the photo, half-length before the wall of screens in a studio, in the light of both; a photo without
 * anybody, or with a head alone, is shown on a screen.
 */
export const presenter = treatment({
  name: 'presenter',
  schema: z.strictObject({ kind: z.literal('presenter') }),
  apply(print) {
    const { mask: found, coverage, faces } = subjectOf(print)
    const face = faces[0]
    if (!face || coverage < 0.02) return show(print)
    if (isCutAtNeck(print, faces)) return show(print)
    const { mask, faces: there } = halfFigure(print, { mask: found, faces }, STAND)
    const { side, sure } = ownLight(print, there)
    const cold = coldOf(print, mask)
    const share = standBefore(print, {
      mask,
      faces: there,
      ambient: STUDIO,
      lamps: [turned(KEY, side), WALL, STRIPS, FRONT],
      round: 0.008,
      even: true,
      own: sure,
    })
    keepCold(print, cold, STUDIO_CLOTH)
    calmGlints(print, share, there)
    dim(print)
    const unit = Math.min(print.width, print.height)
    print.share = sharedWithShadow(print, share, {
      right: side * SHADOW.right * unit,
      down: SHADOW.down * unit,
      soft: SHADOW.soft * unit,
      strength: SHADOW.strength,
    })
    standAtDesk(print, share)
  },
})

/** The far edge of the glass desk, place by place: shares of the print. */
const DESK = [
  [-0.042, 0.788],
  [0.06, 0.752],
  [0.205, 0.7236],
  [0.4, 0.7027],
  [0.652, 0.6884],
  [1, 0.6795],
] as const
/** How much the glass mirrors along that edge, and at what share of the height below it none is left. */
const MIRRORED = { most: 0.2, gone: 0.05 } as const

/** Where that edge is in a column, as a share of the print's height. */
function deskAt(u: number): number {
  const next = Math.max(
    1,
    DESK.findIndex(([x]) => x >= u),
  )
  const [[fromX, fromY], [toX, toY]] = [DESK[next - 1]!, DESK[next]!]
  return mix(fromY, toY, (u - fromX) / (toX - fromX))
}

/** Nobody is seen below the far edge of the desk, but mirrored in it. */
function standAtDesk(print: Print, theirs: Float32Array): void {
  const { width, height, r, g, b } = print
  const share = print.share!
  for (let x = 0; x < width; x++) {
    const edge = Math.round(deskAt((x + 0.5) / width) * height)
    for (let y = edge; y < height; y++) {
      const at = y * width + x
      const from = Math.max(0, 2 * edge - 1 - y) * width + x
      const left = MIRRORED.most * smoothstep(MIRRORED.gone, 0, (y - edge) / height)
      share[at] = left * theirs[from]!
      r[at] = r[from]!
      g[at] = g[from]!
      b[at] = b[from]!
    }
  }
}

/** From where lamps above reach a body less and less, in shares of the height, and what is left of their light. */
const BELOW_LAMPS = { from: 0.6, until: 0.87, left: 0.4 } as const

/** Less light towards the foot of who stands there. */
function dim({ width, height, r, g, b }: Print): void {
  for (let y = 0, at = 0; y < height; y++) {
    const left = mix(1, BELOW_LAMPS.left, smoothstep(BELOW_LAMPS.from, BELOW_LAMPS.until, y / height))
    for (let x = 0; x < width; x++, at++) {
      r[at]! *= left
      g[at]! *= left
      b[at]! *= left
    }
  }
}

/** Round corners, a white rim, a soft shadow around. */
function show(print: Print): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const share = new Float32Array(width * height)
  const [wide, high] = [SCREEN.across * width, SCREEN.down * height]
  const own = [copyOf(print.r), copyOf(print.g), copyOf(print.b)] as const
  const place = new Bilinear(print)
  const [round, rim, soft] = [0.03 * shorter, 0.011 * shorter, 0.06 * shorter]
  for (let y = 0, at = 0; y < height; y++) {
    const v = Math.abs(y + 0.5 - SCREEN.y * height) - high + round
    for (let x = 0; x < width; x++, at++) {
      const u = Math.abs(x + 0.5 - SCREEN.x * width) - wide + round
      const far = hypot(Math.max(0, u), Math.max(0, v)) + Math.min(0, Math.max(u, v)) - round
      const border = smoothstep(rim + 0.7, rim - 0.7, far)
      share[at] = Math.max(border, 0.45 * smoothstep(soft, 0, far))
      const screen = smoothstep(0.7, -0.7, far)
      if (border > 0) {
        // All of the photo, made small.
        place.moveTo(
          ((x / width - SCREEN.x + SCREEN.across) / (2 * SCREEN.across)) * width,
          ((y / height - SCREEN.y + SCREEN.down) / (2 * SCREEN.down)) * height,
        )
      }
      print.r[at] = mix(0.9 * border, place.of(own[0]), screen)
      print.g[at] = mix(0.9 * border, place.of(own[1]), screen)
      print.b[at] = mix(0.9 * border, place.of(own[2]), screen)
    }
  }
  print.share = share
}
