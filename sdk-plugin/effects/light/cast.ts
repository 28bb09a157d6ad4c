import * as z from 'zod'
import { colour } from '../colour.ts'
import type { Stage } from '../stage.ts'
import type { Cast } from './caustics.ts'

/** Light and shadow of a transparent body, on the ground or on the floor that it stands on. Lengths in em. */
export const castSchema = z.strictObject({
  on: z.enum(['ground', 'floor']).default('ground'),
  /** Ground: how far the letters stand off, in em. Floor: length of the shadow as a share of the letters' height. */
  lift: z.number().min(0).max(2).default(0.12),
  /** Ground: how long the shadow of upright walls is, in em: light falls through them all the way to their foot. */
  tall: z.number().min(0).max(2).default(0),
  /** Floor: how far the end of the shadow is moved to the right, as a share of the letters' height. */
  lean: z.number().min(-2).max(2).default(0.3),
  /** How far slopes throw light aside: more is a sharper line further in. */
  bend: z.number().min(0).max(2).default(0.16),
  soft: z.number().min(0.001).max(0.3).default(0.01),
  shade: z.number().min(0.001).max(0.3).default(0.025),
  /** Floor: how many times softer the light is at the far end. */
  spread: z.number().min(1).max(12).default(1),
  shadow: z.number().min(0).max(1).default(0.85),
  /** 0: light falls wherever slopes throw it; 1: none beyond the shadow, where it would be a halo. */
  within: z.number().min(0).max(1).default(0),
  strength: z.number().min(0).max(10).default(1.2),
  /** Ground, with `tall`: times the lines of light that come to a focus in the shadow of the walls. */
  focus: z.number().min(0).max(10).default(0),
  /** Ground: the dark where the body touches it. */
  contact: z.number().min(0).max(1).default(0),
  /** What lies below the body is seen as the light reaches it that comes through: without the shadow. */
  clear: z.boolean().default(false),
  /** How deep its colour is: 1 that of the body, less is paler. */
  tinge: z.number().min(0).max(2).default(1),
  /** Light that is added where it arrives: for ground that is dark itself. */
  glow: colour.default([0, 0, 0]),
})

/** Where light that passes a place of the letters meets the ground. */
export function planOf({ letters, environment }: Stage, options: z.output<typeof castSchema>): Cast {
  const { em } = letters
  const { lift, lean, tall, spread, shadow, within, strength, focus, tinge, glow } = options
  const lengths = { bend: options.bend * em, soft: options.soft * em, shade: options.shade * em }
  const common = { ...lengths, shadow, within, strength, focus, glow }
  const [kx, ky, kz] = environment.key
  if (options.on === 'ground')
    return {
      ax: 1,
      bx: 0,
      cx: -kx * lift * em,
      by: 1,
      cy: -ky * lift * em,
      fanX: -kx * tall * em,
      fanY: -ky * tall * em,
      fall: 0,
      spread: 1,
      near: 0,
      far: 1,
      slant: tinge / Math.max(0.4, kz),
      ...common,
    }
  const foot = letters.y + letters.ink.bottom
  return {
    ax: 1,
    bx: -lean,
    cx: lean * foot,
    by: -lift,
    cy: foot * (1 + lift),
    fanX: 0,
    fanY: 0,
    // Lines above the lowest throw little: the floor would be full of words.
    fall: Math.max(0.75 / letters.height, 0.4 / em),
    spread,
    near: foot,
    far: foot + lift * (letters.ink.bottom - letters.ink.top),
    slant: tinge,
    ...common,
  }
}
