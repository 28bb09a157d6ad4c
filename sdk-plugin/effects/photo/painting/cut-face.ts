import type { SKRSContext2D } from '@napi-rs/canvas'
import { smoothstep } from '../../colour.ts'
import type { Face } from '../../../vision/index.ts'
import { type Landmarks, landmarksOf } from './landmarks.ts'
import { isFound } from './inked-face.ts'
import { irisesNear } from './irises.ts'
import { overlayOf } from './overlay.ts'
import { type PenStroke, pointed } from './small-body-ink.ts'

/** An eye whose outer corner is on the right, in distances between both, from its middle. */
const LIDS: readonly PenStroke[] = [
  [-0.22, 0.05, -0.12, -0.105, 0.1, -0.13, 0.245, 0, 0.056],
  [0.1, -0.09, 0.18, -0.07, 0.23, -0.02, 0.31, -0.05, 0.03],
  [-0.15, -0.11, -0.06, -0.2, 0.12, -0.2, 0.27, -0.11, 0.02],
  [-0.14, 0.06, -0.04, 0.1, 0.12, 0.1, 0.23, 0.01, 0.017],
]
const OPENING = [-0.21, 0.045, -0.12, -0.105, 0.1, -0.125, 0.24, 0, 0.12, 0.105, -0.08, 0.1, -0.21, 0.045] as const
const IRIS = 0.094
const SPARK = { x: -0.028, y: -0.035, size: 0.024 } as const

/** A nose in one line, from the tip of it: down the side that is away from the lamp, both wings, below. */
const NOSE: readonly PenStroke[] = [
  [0.09, -0.62, 0.06, -0.42, 0.09, -0.24, 0.16, -0.12, 0.022],
  [0.17, -0.08, 0.26, -0.04, 0.27, 0.1, 0.16, 0.12, 0.036],
  [-0.17, -0.05, -0.25, -0.02, -0.26, 0.1, -0.16, 0.12, 0.03],
  [-0.1, 0.12, -0.04, 0.18, 0.05, 0.18, 0.1, 0.12, 0.026],
]

/** Skin that is bare but for those lines: around each eye below its brow, along the nose. Middle and half its size. */
const BARE = {
  eye: { x: 0, y: 0.05, rx: 0.44, ry: 0.29 },
  nose: { x: 0, y: -0.3, rx: 0.48, ry: 0.56 },
} as const

/**
 * Cuts eyes and noses anew, as a cutter of blocks draws them: what is left of a photo there would be smears. Brows, lips
 * and the form of the face stay the photo's. A face whose parts were not found for sure stays as it is.
 *
 * @param spots Where features are, 0 to 1; with them the deepest shade of faces is opened, and no line lies between them
 * @param hair Where hair is: it stays dark beside a jaw
 * @param light How light each pixel is in the photo
 * @param lines How much of each pixel is a drawn line, changed in place as the tones are
 */
export function cutFaces(
  {
    lines,
    tones,
    spots,
    hair,
  }: Record<'lines' | 'tones', Float32Array> & { spots?: Float32Array; hair?: Float32Array },
  light: Float32Array,
  size: { width: number; height: number },
  faces: readonly Face[],
): void {
  for (const face of faces) {
    const parts = landmarksOf(light, size, face)
    if (spots) openShade({ lines, tones, spots, hair }, size, face)
    if (isFound(parts, face)) cutFace({ lines, tones }, light, size, parts)
  }
}

function cutFace(
  { lines, tones }: { lines: Float32Array; tones: Float32Array },
  light: Float32Array,
  size: { width: number; height: number },
  { eyes, nose }: Landmarks,
): void {
  const apart = eyes[1].x - eyes[0].x
  const [left, right] = irisesNear(light, size, eyes)
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }
  const turn = Math.atan2(right.y - left.y, right.x - left.x)
  const half = (right.x - left.x) / 2 / apart
  const down = (nose.y - middle.y) / apart
  const skin = skinAt(tones, size, middle, apart)
  const part = { x: middle.x - 1.1 * apart, y: middle.y - 0.5 * apart, width: 2.2 * apart, height: 1.6 * apart }
  const name = [middle.x, middle.y, apart, turn, half, down].map((each) => each.toFixed(2)).join(' ')
  const drawn = overlayOf(`cut face ${name}`, part, (context) => {
    context.translate(middle.x, middle.y)
    context.rotate(turn)
    context.scale(apart, apart)
    drawFace(context, half, down)
  })
  for (let y = Math.max(0, drawn.y); y < Math.min(size.height, drawn.y + drawn.height); y++) {
    for (let x = Math.max(0, drawn.x); x < Math.min(size.width, drawn.x + drawn.width); x++) {
      const from = 4 * ((y - drawn.y) * drawn.width + x - drawn.x)
      const share = drawn.data[from + 3]! / 255
      if (share === 0) continue
      const at = y * size.width + x
      const [white, ink] = [drawn.data[from + 1]! / 255, drawn.data[from + 2]! / 255]
      const tone = skin + (1 - skin) * white
      tones[at]! += (tone - tones[at]!) * share
      lines[at]! += (ink - lines[at]!) * share
    }
  }
}

/** A face in the deepest shade is drawn as lit from everywhere: at least in the ink before the last. */
const SHADE = 0.42
const OVAL = { wide: 0.36, high: 0.46, middle: 0.5 } as const

/** How much narrower a face is at its chin than at its cheeks. */
const JAW = 0.3
/** How far lines beside a mouth and a nose are theirs, in how near they are to those. */
const THEIRS = [0.4, 0.8] as const

function openShade(
  { lines, tones, spots, hair }: Record<'lines' | 'tones' | 'spots', Float32Array> & { hair: Float32Array | undefined },
  { width, height }: { width: number; height: number },
  face: Face,
): void {
  const [cx, cy] = [face.x + face.width / 2, face.y + OVAL.middle * face.height]
  const [rx, ry] = [OVAL.wide * face.width, OVAL.high * face.height]
  for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(height, cy + ry); y++) {
    const v = ((y - cy) / ry) ** 2
    // Brows are features, what is below a nose and about a mouth is drawn in lines.
    const own = y < cy ? 1 : 0
    const half = rx * (1 - (1 - own) * JAW * v)
    for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(width, cx + rx); x++) {
      const at = y * width + x
      const bare = smoothstep(1, 0.8, ((x - cx) / half) ** 2 + v) * (1 - (hair ? hair[at]! : 0))
      // A dimple is a blot there.
      if (own === 0 && lines[at]! > 0) lines[at]! *= 1 - bare * smoothstep(THEIRS[1], THEIRS[0], spots[at]!)
      if (tones[at]! >= SHADE) continue
      tones[at]! += (SHADE - tones[at]!) * bare * (1 - own * spots[at]!)
    }
  }
}

interface Place {
  x: number
  y: number
}

/** Bare skin is red, the white of an eye green as well, ink blue as well. */
const [SKIN, WHITE, INK] = ['#ff0000', '#ffff00', '#ff00ff']

function drawFace(context: SKRSContext2D, half: number, down: number): void {
  bare(context, { ...BARE.nose, y: BARE.nose.y + down })
  for (const side of [-1, 1]) {
    context.save()
    context.translate(side * half, 0)
    bare(context, BARE.eye)
    context.scale(side, 1)
    drawEye(context, side)
    context.restore()
  }
  context.translate(0, down)
  context.fillStyle = INK
  for (const stroke of NOSE) pointed(context, stroke)
}

function drawEye(context: SKRSContext2D, side: number): void {
  const [x0, y0, ...curves] = OPENING
  context.save()
  context.beginPath()
  context.moveTo(x0, y0)
  for (let at = 0; at < curves.length; at += 6) {
    const [ax, ay, bx, by, cx, cy] = curves.slice(at, at + 6) as [number, number, number, number, number, number]
    context.bezierCurveTo(ax, ay, bx, by, cx, cy)
  }
  context.fillStyle = WHITE
  context.fill()
  context.clip()
  context.fillStyle = INK
  dot(context, 0, -0.012, IRIS)
  context.fillStyle = WHITE
  // The lamp is on the same side of both.
  dot(context, side * SPARK.x, SPARK.y, SPARK.size)
  context.restore()
  context.fillStyle = INK
  for (const stroke of LIDS) pointed(context, stroke)
}

function dot(context: SKRSContext2D, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

function bare(context: SKRSContext2D, { x, y, rx, ry }: { x: number; y: number; rx: number; ry: number }): void {
  context.save()
  context.translate(x, y)
  context.scale(rx, ry)
  const soft = context.createRadialGradient(0, 0, 0, 0, 0, 1)
  soft.addColorStop(0.72, SKIN)
  soft.addColorStop(1, `${SKIN}00`)
  context.fillStyle = soft
  dot(context, 0, 0, 1)
  context.restore()
}

/** The tone of the cheek that is lit. */
function skinAt(
  tones: Float32Array,
  { width, height }: { width: number; height: number },
  middle: Place,
  apart: number,
): number {
  const y = Math.min(height - 1, Math.max(0, Math.round(middle.y + 0.45 * apart)))
  const at = (aside: number) => {
    return tones[y * width + Math.min(width - 1, Math.max(0, Math.round(middle.x + aside * apart)))]!
  }
  return Math.max(at(-0.5), at(0.5))
}
