import * as z from 'zod'
import { colour, mix, smoothstep } from '../../colour.ts'
import { Bilinear } from '../../kernels/resample.ts'
import { type Coat, layRow, newCoat } from '../painting/coat.ts'
import { draftOf } from '../painting/draft.ts'
import { featureSpots } from '../painting/feature-spots.ts'
import { paintFeatures } from '../painting/features.ts'
import { plane } from '../../kernels/memory.ts'
import { hatchAll, type Stroke } from '../painting/hatching.ts'
import { bleedColours } from '../painting/bled-colours.ts'
import { brushedHair } from '../painting/brushed-hair.ts'
import { dampHair } from '../painting/damp-hair.ts'
import { fleshOf } from '../painting/flesh.ts'
import { glazed } from '../painting/glazes.ts'
import { inkLines } from '../painting/ink-lines.ts'
import { penLines } from '../painting/pen-lines.ts'
import { layoutLines } from '../painting/layout-lines.ts'
import { washesOf } from '../painting/smooth.ts'
import { newSheet } from '../painting/wet-sheet.ts'
import { dampOf } from '../painting/damp.ts'
import { blendWet, runColours, sparedOf, sparedRows, thinBelow, SKIN, wetParts, wetSkin } from '../painting/wet.ts'
import { dullHair } from '../painting/old-light.ts'
import { rekey } from '../painting/rekeyed.ts'
import { headsOnPaper, splashes } from '../painting/splash.ts'
import { waterHair } from '../painting/watered-hair.ts'
import { marked } from '../painting/water-marks.ts'
import { lightenFace } from '../painting/face-light.ts'
import { facesOf, type Subject, subjectOf } from '../painting/subject.ts'
import { contoursOf, lift, lightnessOf } from '../painting/tone.ts'
import type { Print } from '../photo.ts'
import { treatment } from './treatment.ts'

/**
 * A painting in watercolour: washes that stray over a drawing in pencil, their pigment gathered at the rims and in the
 * hollows of the paper, blooms where water ran back, white paper around.
 */
export const watercolour = treatment({
  name: 'watercolour',
  schema: z.strictObject({
    kind: z.literal('watercolour'),
    paper: colour.default([0.985, 0.97, 0.93]),
    /** How strong the colours are. */
    pigment: z.number().min(0).max(3).default(1.15),
    /** The drawing below. */
    drawn: z.number().min(0).max(1).default(0.7),
    /** Width of its lines; 1 is a pencil, 2 a pen. */
    line: z.number().min(0.5).max(4).default(1),
    /** How much is seen of the first lines of a portrait, which place the head and its features. */
    layout: z.number().min(0).max(1).default(0),
    /** Paper left white at the sides, as a share of the shorter one. */
    margin: z.number().min(0).max(0.4).default(0.075),
    /** How far the edges splash over the paper; 0 is a painted rectangle. */
    splash: z.number().min(0).max(1).default(0),
    /** What is painted behind people: what is there, the same wet in wet, or colours of the box that run into each other. */
    behind: z.enum(['own', 'wet', 'flowing']).default('own'),
    /** How damp the paper of people is: their tones run into each other, and pigment floats in their hair. */
    damp: z.number().min(0).max(1).default(0),
    /** How rough the paper is: the light shows its tooth, and pigment settles in it. */
    rough: z.number().min(0).max(1).default(0),
  }),
  apply(print, { paper, pigment, drawn, line, layout, margin, splash, behind, damp, rough }, { seed }) {
    const { width, height } = print
    const unit = Math.min(width, height) / 900
    const faces = facesOf(print)
    lift(print)
    lightenFace(print, FACE_LIGHT)
    if (behind === 'flowing' && faces.length > 0) runColours(print, subjectOf(print), seed)
    if (behind === 'wet' && faces.length > 0) blendWet(print, subjectOf(print))
    if (behind !== 'own' && faces.length > 0) thinBelow(print, subjectOf(print), seed)
    const first = layout > 0 ? layoutLines(print, subjectOf(print), seed) : undefined
    const { lines, hair, painted, brushed } = sketched(print, faces, { line: drawn === 0 ? 0 : line, unit, damp, seed })
    // A crown that the sun burnt out would be bare paper.
    if (faces.length > 0) dullHair(print, subjectOf(print).mask, faces)
    const washes = washesOf(print, 6.5 * unit, 2)
    const fine = paintFeatures(print, washes, faces, 0.04, FEATURE_BRUSH * unit)
    const from = behind !== 'own' && faces.length > 0 ? wetParts(print, subjectOf(print)) : undefined
    const runs = line < PEN ? SKIN.painted : SKIN.inked
    const thinned = glazed(washes, {
      own: 0.03,
      fine,
      damp: damp > 0 && painted ? dampOf(subjectOf(print), print, damp, painted.face) : undefined,
      wet: faces.length > 0 ? wetSkin(faces, washes, { from, runs }) : undefined,
      unit: unit / 2,
      seed,
    })
    if (painted) watered(print, thinned, { ...painted, fine, light: washes.planes[1] }, { damp, seed })
    if (behind === 'flowing' && faces.length > 0) bleedColours(thinned, print, subjectOf(print), { fine, seed })
    const locks = brushed ?? (hair && brushedHair(print, subjectOf(print), { colour: hair.colour, seed }))
    const spots = faces.length > 0 ? featureSpots(lightnessOf(print), print, faces) : undefined
    const area = splashes({ width, height, margin, splash, unit, seed, ...(damp > 0 && { isDamp: true }) })
    const held = splash > 0 && faces.length > 0 ? headsOnPaper(print, subjectOf(print)) : undefined
    const marks = marked(
      { width, height, unit, seed, count: BLOOMS },
      sparedOf(faces.length > 0 ? faces : [middleOf(print)]),
    )
    const spared = behind !== 'own' && faces.length > 0 ? sparedRows(faces, width) : undefined
    const sheet = newSheet(width, { unit, seed, rough })
    const coat = newCoat(width, { paper, absorbed: new Bilinear(washes), thinned })
    const { thick, white, pencil, place } = coat
    if (hair) coat.hair = { ...hair, within: held ? undefined : area.share }
    for (let y = 0; y < height; y++) {
      const { teeth, whites, clouds, strayX, strayY, runs: pools, grains } = sheet(y)
      const kept = spared?.(y)
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const tooth = teeth[x]!
        const cloud = clouds[x]!
        const wet = held ? Math.max(area.share[at]!, held[at]!) : area.share[at]!
        white[x] = whites[x]!
        const lead = drawn * lines[at]! * (0.75 + 0.4 * tooth) * (line < PEN ? Math.min(1, 0.25 + wet) : 1)
        pencil[x] = lead > DARKEST ? DARKEST : lead
        if (first) pencil[x] = Math.max(pencil[x]!, layout * first[at]! * (0.7 + 0.5 * tooth))
        thick[x] = 0
        if (wet <= 0.003) continue
        // Washes do not keep to the drawing, but for eyes and lips.
        let loose = unit * (1 - 0.8 * fine[(y >> 1) * washes.width + (x >> 1)]!)
        if (kept && cloud > WETTER[0]) loose *= 1 + RUNS * smoothstep(WETTER[0], WETTER[1], cloud) * (1 - kept[x]!)
        place.x[x] = x + loose * strayX[x]!
        place.y[x] = y + loose * strayY[x]!
        const run = pools[x]!
        const back = run > 0.1 && run < 0.3 ? 0.35 * smoothstep(0.1, 0.16, run) - 0.6 * smoothstep(0.165, 0.2, run) : 0
        // Heavy pigment settles in the hollows where the wash stood longest.
        const deepness = -thinned[1][(y >> 1) * washes.width + (x >> 1)]!
        const granular = (0.3 + 0.9 * smoothstep(0, 0.4, cloud)) / (1 + GRAINLESS * damp * deepness)
        const flat = Math.max(0.3, 0.9 + 0.85 * cloud + back - granular * (0.85 * tooth - 0.35 * grains[x]!))
        // Pupils, lashes and lips get the last, thickest paint: thin they would be greyer than skin.
        const accent = Math.max(ACCENT * (1 + 0.3 * damp), flat)
        const laid = spots && spots[at]! > 0 ? mix(flat, accent, spots[at]! * smoothstep(0.9, 1.9, deepness)) : flat
        // On a head no wash ends.
        // Nor did water run back there: a bloom in hair is a smudge.
        const mark = held ? mix(marks[at]!, 1, held[at]!) : marks[at]!
        const rim = held ? area.rim[at]! * (1 - held[at]!) : area.rim[at]!
        thick[x] = (laid + 0.9 * rim) * pigment * wet * (locks ? locks[at]! : 1) * mark
      }
      layRow(print, y, coat)
    }
  },
})

/** Thins the hair of people on damp paper. */
function watered(
  print: Print,
  thinned: Coat['thinned'],
  parts: Record<'hair' | 'face' | 'fine' | 'light', Float32Array>,
  { damp, seed }: { damp: number; seed: number },
): void {
  if (damp === 0) return
  const { width, height } = print
  const subject = subjectOf(print)
  const eyes = Math.min(height, ...subject.faces.map((face) => face.y + 0.45 * face.height))
  const unit = Math.min(width, height) / 900
  waterHair(thinned, { ...parts, damp: dampOf(subject, print, damp) }, { width, height, unit, seed, eyes })
}

/** Eyes and lips are a few touches of a round brush, no lens's detail: pixels of the washes for a picture of 900. */
const FEATURE_BRUSH = 1.8
/** Drops of water that fell on the sheet before it was dry. */
const BLOOMS = 14
/** Where the sheet was wetter than that, washes ran out of what was drawn, and how many times as far as elsewhere. */
const WETTER = [-0.02, 0.22] as const
const RUNS = 4
/** How thick the paint of features is at least. */
const ACCENT = 1.1
/** Ink and graphite let a little of the paper through. */
const DARKEST = 0.94
/** How light a face in a dark photo is painted. */
const FACE_LIGHT = 0.22

/** Where an animal's face is, or what else a picture is about. */
function middleOf({ width, height }: Print) {
  return { x: 0.28 * width, y: 0.15 * height, width: 0.44 * width, height: 0.5 * height }
}

/** How much less grain deep paint shows on damp paper: there it would be noise. */
const GRAINLESS = 1.6

/** Hair over temples is told from a face down to here, in heights of it. */
const TEMPLES = 0.36
/** From this width on lines are drawn with a pen, whose ink is even and has clean edges. */
const PEN = 1.5

/** A sharp pencil below the paint, drawn over twice where it matters. */
const LEAD: readonly Stroke[] = [
  { apart: 3.4, length: 210, half: [0.5, 1.25], press: [0.3, 0.85], from: 0.2, full: 1, past: 18, least: 14 },
]
/** The drawing below, and loose hair; people have the tones of a drawing from then on. */
function sketched(
  print: Print,
  faces: Subject['faces'],
  { line, unit, damp, seed }: { line: number; unit: number; damp: number; seed: number },
) {
  const { width, height } = print
  if (faces.length === 0) {
    const light = lightnessOf(print)
    const contours = contoursOf(light, width, height, line === 0 ? 0 : Math.max(0.6, line * unit))
    return { lines: line < PEN ? contours : inkLines(contours, print, { unit, seed }) }
  }
  const subject = subjectOf(print)
  const { light, flow, contours, strands, slant, hair } = draftOf(print, subject, {
    contrast: { around: 20, strength: 0.4 },
    forms: 6,
    line: { width: line, least: line === 0 ? 0 : 0.6 },
    seed,
  })
  const laid = plane(width * height)
  if (line > 0 && line < PEN) hatchAll(flow, contours, laid, { strokes: LEAD, unit, seed: seed + 47 })
  rekey(print, light, subject.mask, unit)
  const painted = {
    hair: hair ?? plane(width * height),
    face: damp > 0 ? fleshOf(subject, print, hair, TEMPLES) : laid,
  }
  const cold = !strands || strands.colour[0] < strands.colour[2]
  const warmth = (at: number) => (cold ? 1 : (print.r[at]! - print.b[at]!) / (print.r[at]! + print.b[at]! + 0.01))
  const brushed = damp > 0 ? dampHair(flow, painted, { width, height, unit, seed, faces, warmth }) : undefined
  if (line < PEN) return { lines: laid, hair: strands, painted, brushed }
  const drawing = { light, contours, flow, slant, hair, mask: subject.mask, inked: subject.inked }
  return { lines: penLines(drawing, { width, height }, { unit, seed }), hair: strands }
}
