import * as z from 'zod'
import { colour, mix, smoothstep } from '../../colour.ts'
import type { Face } from '../../../vision/index.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import type { Print } from '../photo.ts'
import { evenKey } from '../painting/even-key.ts'
import { withoutRags } from '../painting/rags.ts'
import { keySkin } from '../painting/sketch.ts'
import { subjectOf } from '../painting/subject.ts'
import { contoursOf, lift, lightnessOf, localContrast } from '../painting/tone.ts'
import { treatment } from './treatment.ts'

/** Layers of lines: their direction in degrees, the darkness that each begins at, and how soon it is full. */
const LAYERS = [
  { turn: 0, from: 0.03, full: 1 },
  { turn: 62, from: 0.42, full: 0.95 },
  { turn: -38, from: 0.7, full: 1 },
] as const

/** Lines closer than this, in pixels, run together to a grey. */
const CLOSEST = 2.7

/** Between these darks hair is left to strands along its locks. */
const DEEP = { from: 0.56, full: 0.72 } as const

/**
 * How many lines of hair lie between a place and the middle of the head it belongs to: over the crown they run round it,
 * below the brow down beside the face, as hair falls.
 */
function fallOf({ x, y, width, height }: Face, px: number, py: number): number {
  const dx = (px - x - width / 2) * (1 - 0.16 * smoothstep(0.4, 1.5, (py - y) / height))
  const dy = Math.min(0, py - y - 0.42 * height)
  return Math.sqrt(dx * dx + 0.8 * dy * dy)
}

/** 0 on lips, eyes and brows, which have lines of their own. */
function besideFace({ x, y, width, height }: Face, px: number, py: number): number {
  const [dx, dy] = [(px - x - width / 2) / (0.36 * width), (py - y - 0.5 * height) / (0.48 * height)]
  return smoothstep(0.9, 1.15, dx * dx + dy * dy)
}

/** The head that stands beside or over a column of pixels. */
function headAt(faces: readonly Face[], px: number): Face {
  const far = ({ x, width }: Face) => Math.abs(px - x - width / 2) / width
  return faces.reduce((nearest, face) => (far(face) < far(nearest) ? face : nearest))
}

/** How much of each pixel is in the depths of hair, 0 to 1. @param heads The one of each column */
function deepIn(light: Float32Array, width: number, heads: readonly Face[]): Float32Array {
  const deep = plane(light.length)
  for (let at = 0; at < deep.length; at++) {
    const dark = toned(light[at]!)
    if (dark > DEEP.from) {
      const y = Math.floor(at / width)
      const head = heads[at % width]!
      const hangs = smoothstep(1.55, 1.2, (y - head.y) / head.height)
      deep[at] = smoothstep(DEEP.from, DEEP.full, dark) * hangs * besideFace(head, at % width, y)
    }
  }
  return deep
}

/** How far a head pushes the lines aside, in parts of the relief: they run over it as over a ball. */
function bulgeOf({ width, height }: Print, faces: readonly Face[]): Float32Array {
  const bulge = plane(width * height)
  for (const face of faces) {
    const [cx, cy] = [face.x + face.width / 2, face.y + 0.5 * face.height]
    const [rx, ry] = [0.85 * face.width, 0.95 * face.height]
    for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(height, cy + ry); y++) {
      for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(width, cx + rx); x++) {
        const far = ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2
        if (far < 1) bulge[y * width + x]! += (1 - far) ** 2
      }
    }
  }
  return bulge
}

/**
 * How much a line covers of a pixel; it swells out of nothing, and thinner than a pixel it is grey.
 *
 * @param phase Where the pixel is across the lines, in lines
 * @param half Half the line's width, in lines
 */
function lineAt(phase: number, pitch: number, half: number): number {
  const away = pitch * (Math.abs(phase - Math.floor(phase) - 0.5) - half)
  return Math.min(1, Math.max(0, 0.5 - away)) * Math.min(1, 2 * half * pitch)
}

/** How dark a plate is cut for a lightness. */
function toned(light: number): number {
  const dark = 1 - light
  return dark * (1.16 - 0.2 * dark)
}

/** Behind people the plate is even. */
function clear(light: Float32Array, mask: Float32Array, ground: number): void {
  for (let at = 0; at < light.length; at++) light[at] = mix(1 - ground, light[at]!, mask[at]!)
}

/** How light skin is at most on the whole: cheeks and foreheads are cut as well, only their lights are bare. */
const FLESH = 0.74

/** Where the features of faces are, 0 to 1. */
function featuresOf({ width, height }: Print, faces: readonly Face[]): Float32Array {
  const features = plane(width * height)
  for (const face of faces) {
    const bottom = Math.min(height, face.y + 1.05 * face.height)
    for (let y = Math.max(0, Math.floor(face.y)); y < bottom; y++) {
      for (let x = Math.max(0, Math.floor(face.x)); x < Math.min(width, face.x + face.width); x++) {
        const inside = 1 - besideFace(face, x, y)
        if (inside > features[y * width + x]!) features[y * width + x] = inside
      }
    }
  }
  return features
}

/** How light the darkest of a face stays: below that lines would close over it. */
const VISIBLE = 0.24

/** A face in shade is cut with open lines, its features as dark against it as they were. */
function open(light: Float32Array, width: number, height: number, face: Face): void {
  const [cx, cy] = [face.x + face.width / 2, face.y + 0.55 * face.height]
  const [rx, ry] = [0.52 * face.width, 0.56 * face.height]
  for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(height, cy + ry); y++) {
    for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(width, cx + rx); x++) {
      const far = ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2
      if (far < 1) light[y * width + x]! += VISIBLE * (1 - light[y * width + x]!) * smoothstep(1, 0.6, far)
    }
  }
}

/** A portrait cut in steel, as on stamps and notes: lines that swell with the dark and bend over the forms. */
export const engraving = treatment({
  name: 'engraving',
  schema: z.strictObject({
    kind: z.literal('engraving'),
    ink: colour.default([0.04, 0.045, 0.06]),
    /** What shows between the lines; white leaves the paper as it is. */
    paper: colour.default([1, 1, 1]),
    /** Lines across the shorter side. */
    lines: z.number().min(20).max(300).default(104),
    /** Direction of the first layer in degrees, clockwise from level. */
    turn: z.number().min(-90).max(90).default(-14),
    /** How far light forms push the lines aside, in lines. */
    relief: z.number().min(0).max(20).default(5),
    /** The background fades into bare paper towards the sides, as a share of the shorter one. */
    fade: z.number().min(0).max(0.5).default(0),
    /**
     * How dark the even lines are in place of what is behind people, whose hair is then cut strand by strand; left out,
     * what the photo shows there is cut as they are.
     */
    ground: z.number().min(0).max(1).optional(),
  }),
  apply(print, { ink, paper, lines, turn, relief, fade, ground }, { seed }) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const pitch = Math.max(CLOSEST, shorter / lines)
    const subject = ground === undefined ? undefined : subjectOf(print)
    const faces = subject && subject.coverage > 0 ? subject.faces : []
    evenKey(print, faces)
    lift(print)
    const seen = lightnessOf(print)
    for (const face of subject?.faces ?? []) keySkin(seen, print, face, FLESH)
    const light = localContrast(seen, width, height, shorter * 0.05, 0.45)
    for (const face of faces) open(light, width, height, face)
    if (faces.length > 0) clear(light, withoutRags(subject!.mask, print, faces), ground!)
    const heads = faces.length > 0 ? Array.from({ length: width }, (_, x) => headAt(faces, x)) : undefined
    const forms = blur(light, width, height, Math.max(1, pitch * 4.5))
    const bulge = bulgeOf(print, faces)
    const features = featuresOf(print, faces)
    const fine = blur(light, width, height, Math.max(0.5, pitch * 0.45))
    const contours = contoursOf(light, width, height, Math.max(0.7, pitch * 0.2))
    const deeps = heads && deepIn(fine, width, heads)
    const shine = deeps && blur(light, width, height, pitch * 5)
    const layers = LAYERS.map((layer) => {
      const angle = ((turn + layer.turn) * Math.PI) / 180
      return { ...layer, dx: -Math.sin(angle) / pitch, dy: Math.cos(angle) / pitch }
    })
    const grain = noiseTile('grain')
    const clouds = noiseTile('clouds')
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        let dark = toned(fine[at]!)
        if (fade > 0) dark *= smoothstep(0, fade, Math.min(x, y, width - x, height - y) / shorter)
        let laid = Math.min(1, contours[at]! * 1.2) * smoothstep(0.02, 0.2, dark)
        // Lids and lips are shapes of their own: rows of lines would break them into ticks.
        if (features[at]! > 0) {
          const around = toned(forms[at]!)
          laid = Math.max(laid, features[at]! * smoothstep(0.2, 0.36, dark - around))
          dark = mix(dark, around, 0.75 * features[at]!)
        }
        const wave = relief * (0.6 * forms[at]! + bulge[at]!) + 0.05 * noiseAt(grain, x * 0.7 + seed * 19, y * 0.7)
        for (const layer of layers) {
          const want = (dark - layer.from) / (layer.full - layer.from)
          if (want <= 0) break
          laid = Math.max(laid, lineAt(layer.dx * x + layer.dy * y + wave, pitch, 0.44 * Math.min(1, want) ** 0.75))
        }
        // Where lines would close to a slab the graver follows the strands, and leaves thin lights between them.
        if (deeps && deeps[at]! > 0) {
          const fall = fallOf(heads[x]!, x, y) / pitch
          const lock = noiseAt(clouds, fall * 14 + seed * 7, y / pitch)
          const strand = fall + 1.1 * lock + 0.5 * relief * (fine[at]! - shine![at]!)
          const deep = Math.min(1, Math.max(0, 1.5 * dark - 0.72 + 2.2 * (shine![at]! - fine[at]!) + 0.3 * lock))
          laid = mix(laid, lineAt(strand, pitch, 0.2 + 0.27 * deep), deeps[at]!)
        }
        print.r[at] = mix(paper[0], ink[0], laid)
        print.g[at] = mix(paper[1], ink[1], laid)
        print.b[at] = mix(paper[2], ink[2], laid)
      }
    }
  },
})
