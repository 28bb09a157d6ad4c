import { join } from 'node:path'
import type { Canvas } from '@napi-rs/canvas'
import * as z from 'zod'
import { operation } from '../../stage.ts'
import { readSprite } from '../../png-sprite.ts'
import { canvasOf } from '../../plants/sprites.ts'
import { drawWithin } from '../../sprite.ts'
import { pair } from '../slot.ts'

/** What `art/sprites/drawing.py` rendered, and `gunmen.py`. */
const PROPS = ['brush', 'chalks', 'gunman', 'pen', 'pencil', 'rifleman'] as const

const props = new Map<string, Canvas>()

/**
 * A thing that was rendered from above with the shadow it throws, lit from above on the left, or somebody against the light;
 * turned, their light would come from elsewhere.
 */
export const prop = operation({
  name: 'prop',
  schema: z.strictObject({
    do: z.literal('prop'),
    kind: z.enum(PROPS),
    /** Its middle, in shares of the frame. */
    at: pair,
    /** Height of its picture, in frame heights. */
    size: z.number().min(0.02).max(2),
    /** Multiplies its light. */
    gain: z.number().min(0).max(4).default(1),
  }),
  apply({ frame }, { kind, at, size, gain }) {
    const sprite = spriteOf(kind)
    const height = size * frame.height
    const width = (height * sprite.width) / sprite.height
    const part = { x: at[0] * frame.width - width / 2, y: at[1] * frame.height - height / 2, width, height }
    drawWithin(
      frame,
      part,
      (context) => {
        context.imageSmoothingQuality = 'high'
        context.drawImage(sprite, part.x, part.y, width, height)
      },
      { gain },
    )
  },
})

function spriteOf(kind: string): Canvas {
  const known = props.get(kind)
  if (known) return known
  const made = canvasOf(readSprite(join(import.meta.dirname, '..', 'props', `${kind}-1.png`)))
  props.set(kind, made)
  return made
}
