import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import type { Print } from '../photo.ts'
import { comb } from './combed.ts'
import { type Flow, flowOf } from './flow.ts'
import { steadyBeside } from './slant.ts'
import { everyonesHair } from './everyones-hair.ts'
import { crownOf } from './hair.ts'
import { keySkin, loseEdges, type SketchOptions, sketchOf } from './sketch.ts'
import { type Strands, strandsOf } from './strands.ts'
import type { Subject } from './subject.ts'
import { collarOf } from './neck-border.ts'
import { contoursOf, lift, localContrast, plateLightness } from './tone.ts'
import { keyRegions } from './tone-plan.ts'

/** What lies under a drawing before the first stroke of its hatching. Planes of the print's size, 0 to 1. */
export interface Draft {
  light: Float32Array
  contours: Float32Array
  /** Along the forms: for contours and hair. */
  flow: Flow
  /** The same where there is hair, and the even slant of a hand on skin and cloth. */
  slant: Flow
  /** How much of each pixel is hair. */
  hair?: Float32Array
  strands?: Strands | undefined
}

/** How light the ground is taken to be behind people: lighter than paper, so that the lit side of them has an outline. */
const GROUND = 1.22
/** Less of a picture than this is nobody's portrait. */
const LEAST = 0.03

/** Where hair is looked for whose edge is not known, in widths and heights of a face: beside a parting as well as on it. */
const CROWN = [
  [0.5, 0.34, 0.66],
  [-0.2, -0.1],
] as const

type DraftOptions = Pick<SketchOptions<[]>, 'contrast' | 'forms' | 'line' | 'seed'> & {
  /** How far skin, hair and clothes take tones of their own. Default 1. */
  keyed?: number
  /** How far the slant of the hand bends around faces, 0 to 1. Default 0. */
  round?: number
  /** How far a neck is told from what is worn around it, and their border drawn as a line, 0 to 1. Default 0. */
  collar?: number
}

/**
 * Plans a drawing as whoever draws people does: skin, hair and clothes each get tones of their own from light to dark,
 * the outline is a line also where the light eats the edge, cloth and skin are hatched one way and hair along its locks.
 * Without people the photo's own tones and forms are all there is.
 */
export function draftOf(
  print: Print,
  subject: Subject,
  { contrast, forms, line, keyed = 1, round = 0, collar = 0, seed }: DraftOptions,
): Draft {
  const { faces, mask, coverage } = subject
  if (faces.length === 0 || coverage < LEAST) {
    const { light, flow, contours } = sketchOf(print, { contrast, forms, line, strokes: [], hand: 7, faces, seed })
    loseEdges(print, contours, faces, seed)
    return { light, flow, contours, slant: flow }
  }
  const { width, height } = print
  const unit = Math.min(width, height) / 900
  lift(print)
  const strands = strandsOf(print, mask, faces, seed)
  const hair = everyonesHair(print, subject, (people) => {
    const own = people.faces[0] === faces[0] ? strands?.colour : undefined
    return own ?? crownOf(print, people, ...CROWN)
  })
  const seen = plateLightness(print)
  for (const face of faces) keySkin(seen, { width, height }, face)
  keyRegions(seen, { width, height }, { mask, hair, faces }, keyed)
  const edge = collar > 0 ? collarOf(print, subject, { hair, light: seen, collar }) : undefined
  const light = localContrast(seen, width, height, contrast.around * unit, contrast.strength)
  const apart = againstGround(light, mask, width, height, unit)
  const flow = flowOf(apart, width, height, forms * unit)
  comb(flow, faces, hair)
  const { width: half, least = 0.7 } = line
  const contours = contoursOf(apart, width, height, half === 0 ? 0 : Math.max(least, half * unit))
  loseEdges(print, contours, faces, seed)
  if (edge) for (let at = 0; at < contours.length; at++) contours[at] = Math.max(contours[at]!, edge[at]!)
  return { light, flow, contours, slant: steadyBeside(flow, faces, hair, round), hair, strands }
}

/** The tones with all behind the subject as light as ground is, and the border between them smooth. */
function againstGround(light: Float32Array, mask: Float32Array, width: number, height: number, unit: number) {
  const soft = blur(mask, width, height, Math.max(1, 3.2 * unit))
  for (let at = 0; at < soft.length; at++) soft[at] = mix(GROUND, light[at]!, smoothstep(0.3, 0.7, soft[at]!))
  return soft
}
