import type { SKRSContext2D } from '@napi-rs/canvas'
import { canvasModule } from '../../../text/skia.ts'

/** Painted wet in wet: a path, how wide the brush is, in which ink, how much of it. */
type Stroke = readonly [path: string, width: number, ink: string, share: number]

/** Shades and lights that model what the round forms leave open, the broad ones first. */
const MODELLED: readonly Stroke[] = [
  // The socket below the brow, the lid over the ball of the eye, the shade under it.
  ['M0.25 -0.18C0.3 -0.215 0.37 -0.215 0.43 -0.19', 0.05, '#3c1509', 0.5],
  ['M0.285 -0.125C0.32 -0.15 0.38 -0.15 0.415 -0.125', 0.042, '#e2a47a', 0.62],
  ['M0.27 -0.158C0.31 -0.196 0.385 -0.196 0.43 -0.158', 0.013, '#32130a', 0.6],
  ['M0.27 -0.055C0.32 -0.02 0.39 -0.025 0.425 -0.06', 0.03, '#7c3520', 0.4],
  // Down the side of the nose, round its wing, below it.
  ['M0.43 -0.15C0.445 -0.08 0.45 -0.01 0.44 0.03', 0.046, '#7a341d', 0.42],
  ['M0.425 0.025C0.402 0.065 0.412 0.108 0.446 0.114', 0.02, '#43170b', 0.6],
  ['M0.45 0.128C0.475 0.14 0.485 0.15 0.486 0.168', 0.03, '#5a2414', 0.5],
  ['M0.515 -0.08L0.545 0.03', 0.02, '#f2c49a', 0.6],
  ['M0.45 0.06C0.456 0.05 0.466 0.05 0.472 0.058', 0.022, '#e8b48c', 0.5],
  // From the wing to the corner of the mouth, below the lip, on the chin.
  ['M0.4 0.09C0.375 0.13 0.37 0.17 0.378 0.2', 0.022, '#6c2d1a', 0.4],
  ['M0.4 0.3C0.425 0.318 0.455 0.315 0.468 0.303', 0.028, '#5a2414', 0.55],
  ['M0.41 0.375C0.43 0.365 0.445 0.37 0.452 0.385', 0.035, '#e2a67c', 0.45],
  ['M0.37 0.205C0.378 0.215 0.384 0.225 0.384 0.238', 0.02, '#4c1c0e', 0.5],
]

/** What has an edge: brow, lashes, nostril, lips. */
const SHAPES: readonly (readonly [path: string, ink: string])[] = [
  [
    'M0.18 -0.205C0.23 -0.285 0.34 -0.325 0.44 -0.262C0.446 -0.25 0.44 -0.236 0.428 -0.234C0.35 -0.282 0.26 -0.262 0.18 -0.205Z',
    '#2a160bb8',
  ],
  ['M0.255 -0.115C0.3 -0.056 0.385 -0.048 0.445 -0.092C0.385 -0.078 0.31 -0.084 0.255 -0.115Z', '#160804f0'],
  ['M0.458 0.108C0.472 0.088 0.502 0.09 0.52 0.104C0.5 0.114 0.478 0.118 0.458 0.108Z', '#1c0804e0'],
  [
    'M0.388 0.22C0.415 0.19 0.45 0.166 0.49 0.17C0.508 0.182 0.508 0.206 0.5 0.218C0.46 0.224 0.43 0.212 0.388 0.22Z',
    '#8c3526c8',
  ],
  [
    'M0.388 0.22C0.43 0.216 0.46 0.226 0.498 0.218C0.504 0.244 0.494 0.274 0.465 0.28C0.435 0.276 0.41 0.252 0.388 0.22Z',
    '#ad4e3cc8',
  ],
]

/** Over the shapes: lashes as one soft shade, the line between the lips, the light on the lower one. */
const FINISHED: readonly Stroke[] = [
  ['M0.22 -0.25C0.28 -0.298 0.36 -0.305 0.42 -0.262', 0.018, '#2a160b', 0.3],
  ['M0.28 -0.075C0.32 -0.04 0.39 -0.04 0.43 -0.07', 0.014, '#1c0c06', 0.45],
  ['M0.39 0.219C0.43 0.213 0.46 0.223 0.498 0.217', 0.009, '#240806', 0.8],
  ['M0.44 0.246C0.455 0.25 0.468 0.248 0.478 0.242', 0.014, '#e0917c', 0.6],
]

/** How many layers a soft stroke has, each broader than the last one. */
const LAYERS = 6

/** Paints a face in profile, its eyes closed, on its round forms and nowhere else. */
export function paintFeatures(context: SKRSContext2D): void {
  const { Path2D } = canvasModule()
  context.save()
  context.globalCompositeOperation = 'source-atop'
  context.lineCap = 'round'
  softly(context, MODELLED)
  const shapes = SHAPES.map(([path, ink]) => ({ shape: new Path2D(path), ink }))
  for (const { shape, ink } of shapes) {
    context.fillStyle = ink
    context.fill(shape)
    // No edge is hard.
    context.strokeStyle = `${ink.slice(0, 7)}50`
    context.lineWidth = 0.012
    context.stroke(shape)
  }
  softly(context, FINISHED)
  context.restore()
}

function softly(context: SKRSContext2D, strokes: readonly Stroke[]): void {
  const { Path2D } = canvasModule()
  for (const [path, width, ink, share] of strokes) {
    const line = new Path2D(path)
    context.strokeStyle = ink
    context.globalAlpha = 1 - (1 - share) ** (1 / LAYERS)
    for (let layer = 0; layer < LAYERS; layer++) {
      context.lineWidth = width * (0.5 + (1.3 * layer) / (LAYERS - 1))
      context.stroke(line)
    }
  }
  context.globalAlpha = 1
}
