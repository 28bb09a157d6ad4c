import * as z from 'zod'
import { charactersOf } from './characters.ts'
import { drawLayout } from './drawing.ts'
import { drawFine } from './fine.ts'
import { fitStraight, fitter, fitWarped } from './fitter.ts'
import { closeJoins } from './joins.ts'
import { signedDistance } from './kernels/distance.ts'
import { type Arena, within } from './kernels/memory.ts'
import { ownersOf } from './owners.ts'
import { warpPlanes } from './warp.ts'
import { FONT_NAMES, type TextLayout } from '../text/index.ts'

const face = {
  font: z.enum(FONT_NAMES).default('sans'),
  weight: z.number().int().min(100).max(900).default(800),
  italic: z.boolean().default(false),
}

/** How a style sets its text. */
export const letteringSchema = z.strictObject({
  ...face,
  /** Other faces that the same words are set in as well, for steps that set them again in small. */
  faces: z.array(z.strictObject(face)).max(4).default([]),
  /** `upper` where the script has capitals. */
  case: z.enum(['asWritten', 'upper']).default('asWritten'),
  /** Space between letters, in em. */
  spacing: z.number().min(-0.1).max(0.5).default(0.02),
  lineHeight: z.number().min(0.8).max(1.6).default(1.1),
  /** The box that the text fills, as shares of the frame, and its middle. */
  width: z.number().min(0.3).max(0.96).default(0.86),
  height: z.number().min(0.2).max(0.9).default(0.6),
  centre: z.tuple([z.number(), z.number()]).readonly().default([0.5, 0.5]),
  /** Where the lower side of the ink comes to lie, as a share of the frame's height, for letters that stand on something
   * in the scene: in place of the middle's height. */
  foot: z.number().min(0).max(1).optional(),
  /** Bent around a circle, middle up (negative: down): degrees that a line as wide as the box spans. */
  arc: z.number().min(-180).max(180).default(0),
  /** How far the top leans to the right, as a share of the height. Any font, any script. */
  slant: z.number().min(-0.6).max(0.6).default(0),
  /** How much smaller the left end is than the right (negative: the right than the left), as a share. */
  taper: z.number().min(-0.7).max(0.7).default(0),
  /** Short text is drawn wider than it is set, up to this factor, until it fills the box. Emoji keep their shape. */
  widen: z.number().min(1).max(2).default(1),
  /** Long text is drawn higher than it is set, up to this factor, until it fills the box. Emoji keep their shape. */
  heighten: z.number().min(1).max(2).default(1),
  /** Each character is turned (degrees), moved up or down (em) and sized (share) a little; joined scripts by word. */
  jitter: z
    .strictObject({
      turn: z.number().min(0).max(30).default(0),
      shift: z.number().min(0).max(0.2).default(0),
      size: z.number().min(0).max(0.3).default(0),
    })
    .optional(),
})

export type Lettering = z.output<typeof letteringSchema>

/** The letters as a shape, at x, y of the frame; planes of width × height pixels. */
export interface Letters {
  x: number
  y: number
  width: number
  height: number
  /** 0 to 1. */
  coverage: Float32Array
  /** Pixels to the edge, positive inside. */
  distance: Float32Array
  /** Index of the nearest edge pixel. */
  nearest: Int32Array
  /** Size of the letters in pixels: the unit of a recipe's geometry. */
  em: number
  /** What is painted, within the planes. */
  ink: { left: number; top: number; right: number; bottom: number }
  /** Set when there are emoji: their own colours in linear light, and where they are. */
  emoji?: { r: Float32Array; g: Float32Array; b: Float32Array; share: Float32Array }
  /** The same words, straight and smaller, in the other faces that the style names. */
  faces?: readonly Letters[]
  /** For each pixel the number of its character, from the left of the first line; spaces do not count. Made once. */
  owners(): Int16Array
}

/** Free space around the ink in em: for walls, rims and what lies on the letters. */
const MARGIN = 0.32

/** A frame in pixels, and the memory that the planes of the letters come to lie in; without it they are arrays of their own. */
interface Room {
  width: number
  height: number
  arena: Arena | undefined
}

/** Lays the text out in the frame and measures its shape. */
export async function setLetters(
  text: string,
  options: Lettering,
  width: number,
  height: number,
  arena?: Arena,
): Promise<Letters> {
  const fit = await fitter(text, options, width, height)
  const { jitter, arc, slant, taper } = options
  const isStraight = !jitter && arc === 0 && slant === 0 && taper === 0
  const room = { width, height, arena }
  const letters = await (isStraight ? setStraight(fit, options, room) : setWarped(fit, options, room))
  if (options.faces.length === 0) return letters
  const faces: Letters[] = []
  for (const other of options.faces) {
    const plain = letteringSchema.parse({ ...other, case: options.case, spacing: options.spacing })
    faces.push(await setLetters(text, plain, Math.ceil(width * SMALL), Math.ceil(height * SMALL), arena))
  }
  return { ...letters, faces }
}

/** Size of what is set in other faces: it is drawn in small only. */
const SMALL = 0.5

/** Where drawn ink comes to lie in the frame, and the planes around it. */
function placeOf(ink: { width: number; height: number }, em: number, { centre, foot }: Lettering, frame: Room) {
  const margin = Math.ceil(MARGIN * em)
  const left = centre[0] * frame.width - ink.width / 2
  const top = foot === undefined ? centre[1] * frame.height - ink.height / 2 : foot * frame.height - ink.height
  const x = Math.floor(left) - margin
  const y = Math.floor(top) - margin
  const size = { width: Math.ceil(left + ink.width) + margin - x, height: Math.ceil(top + ink.height) + margin - y }
  return { margin, x, y, size, inkX: left - x, inkY: top - y }
}

async function setStraight(fit: (share: number) => TextLayout, options: Lettering, room: Room): Promise<Letters> {
  const { layout, wide, high, ink } = fitStraight(fit, options, room)
  const { margin, x, y, size, inkX, inkY } = placeOf(ink, layout.size, options, room)
  const [dx, dy] = [inkX - layout.ink.x * wide, inkY - layout.ink.y * high]
  const drawn = await drawLayout(layout, { ...size, dx, dy, scale: wide, scaleY: high }, room.arena)
  const characters = charactersOf(layout)
  const placed = { ...drawn, ...size, x, y, margin, em: layout.size }
  return within(room.arena, () => lettersOf(placed, (px, py) => characters.at((px - dx) / wide, (py - dy) / high)))
}

/** Drawn finer, moved character by character, then drawn again through the warp. */
async function setWarped(fit: (share: number) => TextLayout, options: Lettering, room: Room): Promise<Letters> {
  const { arena } = room
  const { layout, warp, bounds, bent } = fitWarped(fit, options, room)
  const { ink, size: em } = layout
  const { margin, x, y, size, inkX, inkY } = placeOf(bent, em, options, room)
  const middle = { x: inkX - bounds.left, y: inkY - bounds.top }
  const { made, characterAt } = await drawFine(layout, options, (source) =>
    within(arena, () => warpPlanes(warp, source, size, middle)),
  )
  const [coverage, r, g, b, share] = made
  const emoji = r && g && b && share ? { emoji: { r, g, b, share } } : {}
  const placed = { ...size, coverage: coverage!, ...emoji, x, y, margin, em }
  const place = { x: 0, y: 0 }
  const boxAt = (px: number, py: number) => {
    const { x: fx, y: fy } = warp.inverse(px + 0.5 - middle.x, py + 0.5 - middle.y, place)
    return characterAt(fx + ink.x + ink.width / 2, fy + ink.y + ink.height / 2)
  }
  return within(arena, () => lettersOf(placed, boxAt))
}

type Placed = Pick<Letters, 'coverage' | 'emoji' | 'x' | 'y' | 'width' | 'height' | 'em'> & { margin: number }

function lettersOf({ margin, ...placed }: Placed, boxAt: (x: number, y: number) => number): Letters {
  const { width, height, coverage } = placed
  closeJoins(placed)
  const shape = { width, height, coverage, ...signedDistance(coverage, width, height) }
  let owners: Int16Array | undefined
  return {
    ...placed,
    ...shape,
    ink: { left: margin, top: margin, right: width - margin, bottom: height - margin },
    owners: () => (owners ??= ownersOf({ ...shape, boxAt })),
  }
}
