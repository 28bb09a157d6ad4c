import * as z from 'zod'
import { scaledFace } from '../../../vision/index.ts'
import { colour, mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { plane } from '../../kernels/memory.ts'
import { enlarge } from '../../kernels/resample.ts'
import { randomFrom } from '../../random.ts'
import { clearFeatures } from '../painting/clear-features.ts'
import { calmCheeks } from '../painting/film-cuts.ts'
import { evenKey } from '../painting/even-key.ts'
import { featureSpots } from '../painting/feature-spots.ts'
import { inkEyes } from '../painting/inked-eyes.ts'
import { fleshOf } from '../painting/flesh.ts'
import type { Flow } from '../painting/flow.ts'
import { hatch } from '../painting/hatching.ts'
import { keySkin, loseEdges, nearFeatures, sketchOf } from '../painting/sketch.ts'
import { joinTones } from '../painting/join-tones.ts'
import { joinLines, wholeOnly } from '../painting/whole-lines.ts'
import { washesOf } from '../painting/smooth.ts'
import { dullHair } from '../painting/old-light.ts'
import { paintHair } from '../painting/painted-hair.ts'
import type { Print } from '../photo.ts'
import { type Subject, subjectOf } from '../painting/subject.ts'
import { lift, localContrast, plateLightness } from '../painting/tone.ts'
import { runDown } from '../painting/runs.ts'
import { mistAt, paintIn, sprayRims } from '../painting/spray.ts'
import { treatment } from './treatment.ts'

/**
 * A wall painting in black and a few greys, or in the colours of a few cans, as ink for a white wall: areas that the can fades
 * into each other, strands of hair, a brushed line, thin places where the roller ran dry, paint that ran down.
 */
export const mural = treatment({
  name: 'mural',
  schema: z.strictObject({
    kind: z.literal('mural'),
    /** Greys between black and the bare wall. */
    greys: z.number().int().min(0).max(6).default(3),
    /** What is in the cans, from the one for the depths to the one beside the bare wall. Default black and greys. */
    cans: z.array(colour).min(2).max(8).optional(),
    /** Colour of a cloud sprayed on the wall before all else. Default none. */
    cloud: colour.optional(),
    /** Runs of paint. */
    runs: z.number().int().min(0).max(100).default(9),
    /** How far the wall stays bare at the sides, as a share of the shorter one. */
    margin: z.number().min(0).max(0.4).default(0.06),
  }),
  apply(print, { greys, cans, cloud, runs, margin }, { seed }) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const unit = shorter / 900
    const subject = subjectOf(print)
    const { faces } = subject
    // A crown that the sun burnt out would be bare wall.
    if (faces.length > 0) dullHair(print, subject.mask, faces)
    lift(print)
    // In the shade of a studio's lamp half a face would be the darkest can.
    if (cans) evenKey(print, faces)
    paintHair(print, subject, { strength: 1.3, seed })
    clearFeatures(print, faces, 0.8)
    const near = nearFeatures(print, faces)
    const sketch = sketchOf(print, {
      contrast: { around: 24, strength: 0.5 },
      forms: 6,
      strokes: [],
      line: { width: 1.7, least: 0.8 },
      faces,
      seed,
    })
    const { light: tones, flow, contours: line } = sketch
    joinLines(line, flow, near, unit)
    wholeOnly(line, near, print, unit)
    // On the lit side the wall itself ends the form.
    loseEdges(print, line, faces, seed)
    const washes = washesOf(print, 5 * unit, 2)
    const seen = plateLightness({ r: washes.planes[0], g: washes.planes[1], b: washes.planes[2] })
    for (const face of faces) keySkin(seen, washes, scaledFace(face, 0.5, 0.5))
    const half = localContrast(seen, washes.width, washes.height, 40 * unit, 0.35)
    // Steps of half-size pixels would be seen on a wall.
    const light = enlarge(blur(half, washes.width, washes.height, 1.2), washes.width, washes.height, width, height)
    if (faces.length > 0) drawFaces({ light, tones }, near, print, subject)
    const strands = strandsIn(tones, light, flow, { ...(cans ? CAN : BRUSH), unit, seed })
    const faded = cans ? 0.1 : 0
    const wall = wallRows(width, Math.round(LEAN * height), unit, seed)
    const laid = plane(width * height)
    const whole = plane(width * height)
    for (let y = 0; y < height; y++) {
      const { cloud, sprayed, border, specked, fringe, rolled, stroke, wisp, hair, pore } = wall(y)
      const foot = (height - y) / shorter
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const speck = specked[x]!
        // What flies off the can lies on clothes and hair; a face is painted with care.
        const loose = 1 - 0.85 * near[at]!
        const spray = 0.03 * cloud[x]! + loose * (0.06 * speck + 0.03 * sprayed[x]!)
        const wanted = light[at]! * (1.25 - 0.25 * light[at]!) + 0.32 * strands[at]! + spray + faded * cloud[x]!
        const tone = levelled(wanted, greys, cans ? FADED : CUT)
        // A crown is painted to its top, however close to the frame the photo has it.
        const above = faces.length > 0 ? y + (margin * shorter + 0.1 * shorter) * subject.mask[at]! : y
        const side = Math.min(x, above, width - x, height - y) / shorter
        // At the sides the roller was lifted stroke by stroke; what flew off it lies beyond.
        const ragged = 0.07 * border[x]! + 0.075 * fringe[x]!
        const within = margin === 0 ? 1 : smoothstep(-0.014, 0.02, side - margin + ragged + 0.028 * speck)
        // At the foot strokes that lean end where the brush ran dry, or where the can was lifted off; edges break on the wall.
        const over = x + Math.round(LEAN * (height - y))
        const ends =
          margin === 0 ? 1 : foot - margin - 0.05 - 0.15 * stroke[over]! - 0.04 * border[x]! - 0.05 * hair[over]!
        const worn = smoothstep(0.15, 0, ends)
        const dabs = ends + worn * (0.03 * speck + 0.03 * pore[x]!)
        const misty = foot - margin - 0.068 - 0.12 * wisp[over]! - 0.06 * border[x]!
        const here = within * (cans ? mistAt(misty, speck, sprayed[x]!) : smoothstep(-0.022, 0.04, dabs))
        // The roller leaves less in its second metre, and nothing in the pores of the wall.
        const open = smoothstep(0.36, 0.5, pore[x]! + 0.12 * cloud[x]!)
        const patch = smoothstep(0.02, 0.26, rolled[x]! + 0.6 * border[x]!)
        const thin = 0.3 * Math.max(0, rolled[x]! + 0.5 * speck) * mix(0.5, 1, loose)
        const dry = thin + 0.12 * Math.max(0, speck) + 0.8 * open * mix(0.3, 1, patch) * mix(0.15, 1, loose)
        const drawn = cans ? 0.9 * smoothstep(0.01, 0.09, misty) : 0.9
        const brushed = smoothstep(0.2, 0.6, line[at]! + 0.1 * loose * speck) * drawn
        laid[at] = Math.max((1 - tone) * (1 - dry), brushed) * here * (cans ? 0.5 + 0.5 * here : 1)
        whole[at] = here
      }
    }
    // Lids and irises are too small for areas that fade into each other.
    if (!cans) inkEyes(print, tones, { brush: laid, pen: plane(laid.length) }, faces)
    if (cans) sprayRims(print, laid, whole)
    runDown(laid, whole, width, height, unit, runs, randomFrom(seed * 53 + 11))
    paintIn(print, laid, whole, { cans, cloud, seed })
  },
})

/** Faces in broad shapes: a can is no pencil. */
function drawFaces(
  { light, tones }: Record<'light' | 'tones', Float32Array>,
  near: Float32Array,
  print: Print,
  subject: Subject,
): void {
  const { faces } = subject
  const spots = featureSpots(tones, print, faces)
  calmCheeks(light, near, print, subject)
  joinTones(light, fleshOf(subject, print), spots, print)
}

/** What the wall, the can, the brush and the roller do, row by row. */
function wallRows(width: number, lean: number, unit: number, seed: number) {
  const k = 1 / unit
  const clouds = new NoiseRows('clouds', width, { scale: 0.4 * k, left: seed * 13 })
  const specks = new NoiseRows('grain', width, { scale: 2.3 * k })
  const sprays = new NoiseRows('grain', width, { scale: 0.5 * k })
  const borders = new NoiseRows('clouds', width, { scale: 0.25 * k, scaleY: 0.9 * k })
  const fringes = new NoiseRows('grain', width, { scale: 0.06 * k, scaleY: 0.5 * k, top: seed })
  // Strokes that were pulled downwards: as wide as a brush, with hairs in them; a can's are broader.
  const leaning = width + lean
  const strokes = new NoiseRows('grain', leaning, { scale: 0.035 * k, scaleY: 0.006 * k, left: seed * 3 })
  const wisps = new NoiseRows('grain', leaning, { scale: 0.022 * k, scaleY: 0.004 * k, left: seed * 11 })
  const hairs = new NoiseRows('grain', leaning, { scale: 0.62 * k, scaleY: 0.01 * k, left: seed * 5 })
  const pores = new NoiseRows('grain', width, { scale: 0.55 * k, left: 31, top: seed * 7 })
  const roller = new NoiseRows('clouds', width, { scale: 0.9 * k, left: 77, scaleY: 0.12 * k })
  return (y: number) => ({
    cloud: clouds.at(y),
    sprayed: sprays.at(y),
    border: borders.at(y),
    specked: specks.at(y),
    fringe: fringes.at(y),
    rolled: roller.at(y),
    stroke: strokes.at(y),
    wisp: wisps.at(y),
    hair: hairs.at(y),
    pore: pores.at(y),
  })
}

/** Lines that the can draws along dark hair where it shines. */
function strandsIn(
  tones: Float32Array,
  light: Float32Array,
  flow: Flow,
  { apart, long, broad, unit, seed }: { apart: number; long: number; broad: number; unit: number; seed: number },
): Float32Array {
  const wanted = plane(tones.length)
  for (let at = 0; at < wanted.length; at++) {
    wanted[at] = smoothstep(0.3, 0.16, light[at]!) * smoothstep(0, 0.2, tones[at]!)
  }
  const strands = plane(tones.length)
  hatch(flow, wanted, strands, {
    apart: apart * unit,
    length: long * unit,
    half: [Math.max(0.6, 0.4 * broad * unit), Math.max(0.8, broad * unit)],
    press: [0.25, 0.95],
    from: 0.1,
    full: 0.9,
    past: 12 * unit,
    seed,
  })
  return strands
}

/** Strands that a brush draws, and those from a can. */
const BRUSH = { apart: 8, long: 150, broad: 2 } as const
const CAN = { apart: 15, long: 300, broad: 4.2 } as const

/** How far strokes at the foot lean: across for each pixel down. */
const LEAN = 0.32
/** How far a brush's and a can's tones run into the next one, as a share of a step: a can is never quite sharp. */
const [CUT, FADED] = [0.14, 0.32]

/** The nearest of a few tones, with soft borders. */
function levelled(tone: number, greys: number, soft: number): number {
  const steps = greys + 1
  const place = Math.min(1, Math.max(0, (tone - 0.06) * 1.12)) * steps
  const whole = Math.floor(place)
  return Math.min(1, (whole + smoothstep(0.5 - soft, 0.5 + soft, place - whole)) / steps)
}
