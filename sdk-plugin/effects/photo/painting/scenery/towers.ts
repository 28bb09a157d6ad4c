import { LIGHT, mix, smoothstep } from '../../../colour.ts'
import { blur } from '../../../kernels/blur.ts'
import { NoiseRows } from '../../../kernels/noise-rows.ts'
import { placePicture } from '../place-picture.ts'
import type { Scenery, SceneryPlace } from './scenery.ts'

/** Light of the sky, and of a lit window. */
const [HAZE, LAMP] = [0.9, 1.25]
/** How much darker a city is drawn than it was rendered, down in its streets most of all. */
const DEEP = 0.08

/** A city of towers in the haze, trees on its roofs, as `art/sprites/towers.py` rendered it. */
export const towers: Scenery = { chin: 0.62, foot: 0.98, paint }

function paint({ width, height, seed }: SceneryPlace): Float32Array {
  const { width: across, height: down, data } = placePicture('towers-1')
  const tone = new Float32Array(width * height)
  // Its mirror image for every other seed.
  const isTurned = seed % 2 === 1
  for (let y = 0, at = 0; y < height; y++) {
    const v = Math.min(down - 1.001, ((y + 0.5) / height) * down - 0.5)
    const row = Math.max(0, Math.floor(v))
    const low = Math.min(1, Math.max(0, v - row))
    const deep = smoothstep(0.3, 0.95, y / height)
    for (let x = 0; x < width; x++, at++) {
      const place = ((isTurned ? width - 1 - x : x) + 0.5) / width
      const u = Math.min(across - 1.001, Math.max(0, place * across - 0.5))
      const column = Math.floor(u)
      const aside = u - column
      const from = row * across + column
      const upper = mix(LIGHT[data[from]!]!, LIGHT[data[from + 1]!]!, aside)
      const lower = mix(LIGHT[data[from + across]!]!, LIGHT[data[from + across + 1]!]!, aside)
      const own = mix(upper, lower, low)
      tone[at] = toneOf(own, deep)
    }
  }
  sharpen(tone, width, height, seed)
  halo(tone, width, height)
  return tone
}

/** @param low How far down towards the streets, 0 to 1 */
function toneOf(own: number, low: number): number {
  const lamp = smoothstep(0.86, 1, own) * low
  return mix(HAZE * own * own ** (DEEP * low), LAMP, lamp)
}

/** How far around a wall its windows are told from it, as a share of the height, and how much they are. */
const WINDOWS = { far: 0.014, more: 0.85 } as const

/** How much of a window's dark is left behind a blind, in the sky that it mirrors, and where none of that is. */
const [BLIND, OPEN] = [0.12, 1.25]
/** How large a window is, as noise has it, and how much a wall differs in light from stone to stone. */
const [PANE, STONE] = [3.4, 0.07]

/**
 * Windows stand out from their walls: out of the haze they were rendered in, cloth over them would make them one grey. No two
 * floors are alike: blinds are down, panes mirror the sky or the dark, walls are streaked by rain.
 */
function sharpen(tone: Float32Array, width: number, height: number, seed: number): void {
  const around = blur(tone, width, height, WINDOWS.far * height)
  const k = 900 / height
  const panes = new NoiseRows('clouds', width, { scale: PANE * k, left: seed * 17, top: 60 })
  const stones = new NoiseRows('grain', width, { scale: 1.6 * k, scaleY: 0.7 * k, top: seed * 5 })
  const streaks = new NoiseRows('clouds', width, { scale: 2.6 * k, scaleY: 0.3 * k, left: seed * 31, top: 300 })
  for (let y = 0, at = 0; y < height; y++) {
    const pane = panes.at(y)
    const stone = stones.at(y)
    const streak = streaks.at(y)
    for (let x = 0; x < width; x++, at++) {
      const own = tone[at]!
      const apart = own - around[at]!
      const part = apart < 0 ? mix(BLIND, OPEN, smoothstep(-0.3, 0.12, pane[x]!)) : 1
      const solid = smoothstep(0.8, 0.5, own)
      const told =
        (around[at]! + part * (1 + WINDOWS.more) * apart) * (1 + solid * STONE * (stone[x]! + 2 * streak[x]!))
      // Only lamps are lighter than the sky.
      tone[at] = Math.min(Math.max(own, HAZE), Math.max(0.2 * own, told))
    }
  }
}

/** What lamps throw into the air around them. */
function halo(tone: Float32Array, width: number, height: number): void {
  const lamps = tone.map((light) => Math.max(0, light - HAZE))
  const glow = blur(lamps, width, height, 0.006 * height)
  for (let at = 0; at < tone.length; at++) tone[at]! += 0.8 * glow[at]!
}
