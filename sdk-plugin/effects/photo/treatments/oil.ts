import * as z from 'zod'
import { colour, mix, type Rgb } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { noiseAt, noiseTile, TILE } from '../../kernels/noise.ts'
import { type Plane, shrink } from '../../kernels/resample.ts'
import { type Stroke, withBrush } from '../../kernels/stroke.ts'
import { randomFrom } from '../../random.ts'
import { calmEyes } from '../painting/calm-eyes.ts'
import { drawTogether, roundHeads } from '../painting/drawn-together.ts'
import { clearFeatures } from '../painting/clear-features.ts'
import { lightenFace } from '../painting/face-light.ts'
import { finishFaces, finishOf } from '../painting/finished-face.ts'
import { flowOf } from '../painting/flow.ts'
import { halves, washesOf } from '../painting/smooth.ts'
import { partHair } from '../painting/painted-hair.ts'
import { layoutLines } from '../painting/layout-lines.ts'
import type { Print } from '../photo.ts'
import { facesOf, subjectOf } from '../painting/subject.ts'
import { lift, lightnessOf } from '../painting/tone.ts'
import type { Painting } from '../painting/brush.ts'
import { pullLayer } from '../painting/long-strokes.ts'
import { drawOn, ground, woven } from '../painting/toned-canvas.ts'
import { workOn } from '../painting/last-touches.ts'
import { varnish } from '../painting/varnish.ts'
import { treatment } from './treatment.ts'

/**
 * A study in oil: broad strokes first, small ones where there is something to say, with the furrows of the bristles,
 * lit from the upper left. At the sides the toned canvas stays bare.
 */
export const oil = treatment({
  name: 'oil',
  schema: z.strictObject({
    kind: z.literal('oil'),
    canvas: colour.default([0.36, 0.2, 0.105]),
    /** Width of the broadest brush, as a share of the shorter side. */
    brush: z.number().min(0.01).max(0.2).default(0.056),
    /** How much relief the paint has. */
    impasto: z.number().min(0).max(3).default(1),
    /** How far the canvas is left bare at the sides, as a share of the shorter one. */
    bare: z.number().min(0).max(0.4).default(0.075),
    /** How much more than the rest faces are worked on: smaller brushes, strokes along their forms, clear features. */
    likeness: z.number().min(0).max(1).default(0),
    /** How far the strokes in faces are worked into each other, with `likeness`: 1 leaves none. */
    finish: z.number().min(0).max(1).default(0),
    /** The same for eyes, nose and mouth where it differs: skin stays to the brush, and the likeness is kept. */
    features: z.number().min(0).max(1).optional(),
    /** How far whites of eyes are taken down to the light of the skin around, with `likeness`. */
    calm: z.number().min(0).max(1).default(0),
    /** How far brushes and ways of the broad strokes differ, and how much thicker lights are painted than shade. */
    varied: z.number().min(0).max(1).default(0),
    /** How broad the ridges of the strokes are: sharp ones at 1, at 3 paint that has sunk together. */
    ridges: z.number().min(1).max(6).default(1),
    /** How long strokes are at most that follow the forms and stop at outlines, in widths of the brush; 0 paints dabs. */
    long: z.number().min(0).max(24).default(0),
    /** With `long`: whether the lay-in is dabbed, with ragged ends and open to the canvas, and only what follows is pulled. */
    dabbed: z.boolean().default(false),
    /** Whether the ends of strokes are drawn together along outlines, and broad brushes go round heads as they turn. */
    together: z.boolean().default(false),
    /** Which way the light falls that the ridges catch, right and down. */
    lamp: z.tuple([z.number(), z.number()]).readonly().default([0.6, 0.8]),
    /** The darkest paint on the palette. */
    darkest: colour.default([0, 0, 0]),
    /** How much is seen, where the canvas is bare, of the lines that placed a head before it was painted. */
    drawn: z.number().min(0).max(1).default(0),
  }),
  apply(print, options, { seed }) {
    const { canvas, brush, bare, likeness, finish, calm: eyes, varied, long, dabbed, together } = options
    const { width, height } = print
    const shorter = Math.min(width, height)
    const faces = likeness > 0 ? facesOf(print) : []
    lift(print)
    if (options.darkest.some((light) => light > 0)) mixDarks(print, options.darkest)
    if (likeness > 0) lightenFace(print, FACE_LIGHT)
    clearFeatures(print, faces, 0.7 * likeness)
    if (eyes > 0) calmEyes(print, faces, eyes)
    partHair(print, faces, { strength: 1.3 * likeness, seed })
    const light = lightnessOf(print)
    const small = shrink(light, width, height)
    const painting: Painting = {
      print: ground(print, canvas, shorter, bare),
      relief: woven(width, height, shorter),
      flow: flowOf(light, width, height, shorter / 150, mix(6, 1.5, faces.length > 0 ? likeness : 0)),
      shorter,
      bare,
    }
    const lines = options.drawn > 0 && faces.length > 0 ? layoutLines(print, subjectOf(print), seed) : undefined
    if (lines) drawOn(painting.print, lines, options.drawn)
    const wet = { ...painting.print, relief: painting.relief }
    const broadly = together ? { ...painting, flow: roundHeads(painting.flow, faces) } : painting
    const random = randomFrom(seed * 131 + 17)
    const calm = washesOf(print, brush * 0.24 * shorter)
    const fine = halves(print, Math.max(1.2, brush * 0.11 * shorter) * 0.3)
    for (const [layer, share] of [1, 0.5, 0.24, 0.11].entries()) {
      const size = Math.max(1.2, brush * share * shorter)
      const washes = layer === 0 ? halves(print, size * 0.3) : layer === 3 ? fine : calm
      const busy = busyness(small, size)
      if (long > 0 && !(dabbed && layer === 0)) {
        const least = PULLED[layer]!
        pullLayer(layer < 2 ? broadly : painting, {
          washes: layer === 0 ? calm : washes,
          size,
          long,
          layer,
          busy,
          least,
          varied,
          open: dabbed,
          random,
        })
      } else {
        // Whoever works on a likeness leaves the rest broad.
        const broad = faces.length > 0 ? BROAD[layer]! * likeness : 0
        withBrush(wet, (stroke) => {
          paintLayer(layer < 2 ? broadly : painting, { washes, size, layer, busy, varied, broad, random, stroke })
        })
      }
      if (layer < 3 || (long > 0 && !dabbed)) continue
      withBrush(wet, (stroke) => {
        for (const face of faces) workOn(painting, face, { washes, busy, random, stroke })
      })
    }
    if (together) drawTogether(painting)
    if (finish > 0) finishFaces(painting, print, faces, finishOf(options, light, print, faces))
    varnish(print, painting, options)
  },
})

/** No tube holds black: what is darker than the darkest paint is painted with that. */
function mixDarks({ r, g, b }: Print, [red, green, blue]: Rgb): void {
  for (let at = 0; at < r.length; at++) {
    r[at] = red + (1 - red) * r[at]!
    g[at] = green + (1 - green) * g[at]!
    b[at] = blue + (1 - blue) * b[at]!
  }
}

/** How light a face in a dark photo is painted at least. */
const FACE_LIGHT = 0.2
/** How much more each layer must have to say away from the features of a likeness. */
const BROAD = [0, 0, 0.024, 0.06] as const

/** How much a finer brush must have to say for a long stroke of it. */
const PULLED = [0, 0.02, 0.026, 0.03] as const

interface Layer {
  washes: ReturnType<typeof washesOf>
  size: number
  layer: number
  /** What the strokes of this size would lose of the photo. */
  busy: Float32Array
  /** How far they differ, 0 to 1. */
  varied: number
  /** What more they have to lose for them to be laid. */
  broad: number
  random: () => number
  stroke: (stroke: Stroke) => void
}

/** At half the size, as what it is taken from. */
function busyness({ plane, width, height }: Plane, size: number): Float32Array {
  const wide = blur(plane, width, height, size * 0.4)
  for (let at = 0; at < wide.length; at++) wide[at] = Math.abs(plane[at]! - wide[at]!)
  return blur(wide, width, height, size * 0.3)
}

function paintLayer(painting: Painting, { washes, size, layer, busy, varied, broad, random, stroke }: Layer): void {
  const { flow, shorter, bare } = painting
  const { width, height } = painting.print
  const clouds = noiseTile('clouds')
  const step = size * (layer === 0 ? 0.7 : 1.1)
  for (let y = -step; y < height + step; y += step) {
    for (let x = -step; x < width + step; x += step) {
      const px = x + (random() - 0.5) * step * 1.5
      const py = y + (random() - 0.5) * step * 1.5
      const own = random()
      const other = random()
      const third = random()
      const cx = Math.min(width - 1, Math.max(0, px)) | 0
      const cy = Math.min(height - 1, Math.max(0, py)) | 0
      const wash = Math.min(washes.height - 1, cy >> 1) * washes.width + Math.min(washes.width - 1, cx >> 1)
      if (layer > 0 && busy[wash]! < 0.01 + 0.012 * layer + 0.01 * own + broad) continue
      const side = Math.min(cx, cy, width - cx, height - cy) / shorter
      const edge = side - bare * (0.55 + 1.1 * noiseAt(clouds, (cx * 300) / shorter, (cy * 300) / shorter))
      if (bare > 0 && edge < (layer * bare) / 4) continue
      const cell = Math.min(flow.height - 1, cy >> 1) * flow.width + Math.min(flow.width - 1, cx >> 1)
      const angle = Math.atan2(flow.y[cell]!, flow.x[cell]!) + (own - 0.5) * (layer === 0 ? 0.5 + 1.1 * varied : 0.2)
      const tint = 0.93 + 0.14 * other
      const tone = washes.planes.map(
        (plane, c) => plane[wash]! * tint * (1 + ((c - 1) * 0.12 * (third - 0.5)) / (1 + layer)),
      )
      // A quarter of them with a broad flat brush, others with a small one.
      const brush = layer < 2 ? mix(1, 0.55 + 1.1 * ((7 * third + 3 * other) % 1) ** 1.5, varied) : 1
      const length = brush * size * (layer === 0 ? 1.5 + 1.3 * other : 2 + 2 * other)
      const light = Math.sqrt(Math.max(0, 0.3 * tone[0]! + 0.6 * tone[1]! + 0.1 * tone[2]!))
      stroke({
        x: px,
        y: py,
        angle,
        length,
        half: brush * size * 0.5,
        tone,
        seed: own * (TILE - 16),
        load: (0.7 + 0.5 * third) * mix(1, 0.5 + 1.1 * light, varied),
      })
    }
  }
}
