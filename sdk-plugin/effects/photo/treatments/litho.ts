import * as z from 'zod'
import { colour, mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { printFlat } from '../../kernels/litho.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { enlarge } from '../../kernels/resample.ts'
import { clearFeatures } from '../painting/clear-features.ts'
import { evenKey } from '../painting/even-key.ts'
import { featureSpots } from '../painting/feature-spots.ts'
import { cutFaces } from '../painting/cut-face.ts'
import { cutHair, cutSkin } from '../painting/cut-skin.ts'
import { fillHollows } from '../painting/hollows.ts'
import { bareBelowEyes } from '../painting/bare-below-eyes.ts'
import { calmCheeks } from '../painting/film-cuts.ts'
import { lipsOf } from '../painting/lips.ts'
import { lightenFace } from '../painting/face-light.ts'
import { type Washes, washesOf } from '../painting/smooth.ts'
import { keyBlockOf } from '../painting/key-block.ts'
import { dullHair } from '../painting/old-light.ts'
import { nearFeatures } from '../painting/sketch.ts'
import { facesOf, type Subject, subjectOf } from '../painting/subject.ts'
import { contoursOf, lift, lightnessOf, localContrast } from '../painting/tone.ts'
import type { Print } from '../photo.ts'
import { treatment } from './treatment.ts'

/** A poster in a few flat inks, as drawn on stone or cut for a screen: areas by tone, grain between them, a contour. */
export const litho = treatment({
  name: 'litho',
  schema: z.strictObject({
    kind: z.literal('litho'),
    /** From the darkest tone to the lightest. */
    inks: z
      .array(colour)
      .min(2)
      .max(6)
      .default([
        [0.03, 0.03, 0.045],
        [0.3, 0.1, 0.06],
        [0.75, 0.42, 0.2],
        [0.93, 0.87, 0.74],
      ]),
    /** How much of the photo's own hues is left, 0 to 1. */
    colours: z.number().min(0).max(1).default(0),
    /** Crayon between the areas: 0 is a cut stencil. */
    grain: z.number().min(0).max(1).default(0.5),
    /** Strength of the drawn contour, in the darkest ink. */
    contour: z.number().min(0).max(1).default(0.8),
    /** Size of the smallest areas, in thousandths of the shorter side. */
    simple: z.number().min(1).max(30).default(8),
    /** How much deeper eyes, nostrils and lips are made; shade below a nose turns into a blot with more. */
    features: z.number().min(0).max(2).default(0.9),
    /** Whether the lamp that a photo was made with is taken off its faces: half of one would be lost in the dark ink. */
    even: z.boolean().default(false),
    /** Whether people are cut as on a key block: their hair one dark flat with a few lights in it, a line all around. */
    keyed: z.boolean().default(false),
    /** With `keyed`: how much brows, lids, nose and mouth are black lines, as a cutter of blocks draws them. */
    penned: z.number().min(0).max(1).default(0),
    /** With `keyed`: whether skin below eyes stays bare, where shade of a lid would be a stray line. */
    bare: z.boolean().default(false),
    /** With `keyed`: whether eyes and noses are cut anew, in the lines of a cutter of blocks. */
    cut: z.boolean().default(false),
    /** With `keyed`: the tone of hair; the darkest ink is that of the lines. */
    hair: z.number().min(0).max(0.5).default(0.06),
    /** Lighter or darker, in tones. */
    lighter: z.number().min(-0.5).max(0.5).default(0),
  }),
  apply(
    print,
    { inks, colours, grain, contour, simple, features, even, keyed, penned, bare, cut, hair, lighter },
    { seed },
  ) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const unit = shorter / 900
    lift(print)
    const own = keyed && cut ? lightnessOf(print) : undefined
    if (even) evenKey(print, facesOf(print), 1.2)
    lightenFace(print, FACE_LIGHT)
    // Before the features are made clearer: each lash would be a row of dots.
    const people = keyed ? subjectOf(print) : undefined
    // Locks that the sun bleached are of the same flat as the others.
    if (people) dullHair(print, people.mask, people.faces)
    // A cutter's lines are as broad as the face is large.
    const half = Math.max(1, 1.8 * unit, PENNED * penned * (people?.faces[0]?.width ?? 0))
    const lines = contoursOf(lightnessOf(print), width, height, contour === 0 ? 0 : half)
    if (people && people.faces.length > 0 && penned > 0) pressFeatures(lines, penned, print, people)
    const block =
      people && people.faces.length > 0 && people.coverage > 0
        ? keyBlockOf(print, people, { light: lightnessOf(print), lines, seed })
        : undefined
    if (block && own) {
      fillHollows(block.hair, own, print, people!.faces)
      cutHair(block, print, people!.faces[0]!)
    }
    // A flat of hair has lights in it and no other line.
    if (block) {
      for (let at = 0; at < lines.length; at++) {
        lines[at] = Math.max(lines[at]! * (1 - smoothstep(0.4, 0.8, block.hair[at]!)), block.locks[at]!)
      }
    }
    const lips = block ? lipsOf(print, lightnessOf(print), people!.faces) : undefined
    const seen = block && cut ? lightnessOf(print) : undefined
    const spots = block ? featureSpots(lightnessOf(print), print, people!.faces) : undefined
    clearFeatures(print, facesOf(print), features)
    const washes = washesOf(print, (simple * shorter) / 1000, 2)
    const tones = fieldOf(washes, shorter, width, height)
    if (spots) calmCheeks(tones, spots, print, people!)
    if (block && bare) bareBelowEyes({ tones, lines }, print, people!.faces)
    if (seen) {
      cutSkin({ lines, tones, spots: spots!, hair: block!.hair }, print, people!.faces)
      cutFaces({ lines, tones, spots: spots!, hair: block!.hair }, seen, print, people!.faces)
    }
    const hues = colours === 0 ? undefined : huesOf(washes, width, height)
    const crayon = new NoiseRows('grain', width, { scale: 1.5 / unit, left: seed * 11 })
    const stone = new NoiseRows('clouds', width, { scale: 0.7 / unit, top: seed * 5 })
    if (print.share) print.share = cutOut(print.share, width, height)
    // A stencil's edge is as sharp as a pixel; crayon runs out over a third of a tone.
    const rough = mix(0.04, 0.24, grain)
    const tints = { lipTone: LIPS, darkHair: hair, litHair: LIT_HAIR, colours, lighter, grain, rough, contour }
    printFlat(print, { inks, tones, lines, lips, block, hues, grains: crayon, clouds: stone, ...tints })
  },
})

/** A form as a knife cuts it: its soft edge and single hairs are none. */
function cutOut(share: Float32Array, width: number, height: number): Float32Array {
  const soft = blur(share, width, height, Math.max(0.7, Math.min(width, height) / 500))
  return soft.map((value) => smoothstep(0.36, 0.64, value))
}

/** Half the width of lines in a face, as a share of its own. */
const PENNED = 0.017

/** Brows, lids, nose and mouth are black lines; what is between them is bare. */
function pressFeatures(lines: Float32Array, penned: number, print: Print, { faces }: Subject): void {
  const near = nearFeatures(print, faces)
  for (let at = 0; at < lines.length; at++) {
    if (near[at]! > 0) lines[at] = mix(lines[at]!, smoothstep(0.06, 0.28, lines[at]!), penned * near[at]!)
  }
}

/** Tone of the lights that are cut into hair. */
const LIT_HAIR = 0.42
/** Tone of lips. */
const LIPS = 0.5
/** How light a face has to be for a few inks to draw it. */
const FACE_LIGHT = 0.26

/** What is nearly black has no hue, and nothing more of it than this. */
const DARK = 0.02
const MOST_HUE = 2.2

function fieldOf({ width, height, planes: [r, g, b] }: Washes, shorter: number, wide: number, high: number) {
  const light = localContrast(lightnessOf({ r, g, b }), width, height, shorter * 0.03, 0.3)
  // What was cut out of whole pixels would have stairs where two tones meet.
  return enlarge(blur(light, width, height, 1.1), width, height, wide, high)
}

/** Each channel by the light of all three, at most double. */
function huesOf({ width, height, planes }: Washes, wide: number, high: number): Float32Array[] {
  const [r, g, b] = planes
  const grey = plane(r.length, false)
  for (let at = 0; at < grey.length; at++) grey[at] = 0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]! + DARK
  return planes.map((channel) => {
    const hue = plane(channel.length, false)
    for (let at = 0; at < hue.length; at++) {
      const ratio = (channel[at]! + DARK) / grey[at]!
      hue[at] = ratio < MOST_HUE ? ratio : MOST_HUE
    }
    return enlarge(hue, width, height, wide, high)
  })
}
