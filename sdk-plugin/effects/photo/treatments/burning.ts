import * as z from 'zod'
import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { sampleAt } from '../../kernels/resample.ts'
import { randomFrom } from '../../random.ts'
import { type Blaze, blazeOver, glowOf, layBlaze, spare, temper } from '../painting/blaze.ts'
import { ashAt, towardsFire } from '../painting/charred.ts'
import { scatterEmbers } from '../painting/embers.ts'
import type { Print } from '../photo.ts'
import { clearAround } from '../painting/silhouette.ts'
import { facesOf } from '../painting/subject.ts'
import { turnedDown } from '../painting/underlight.ts'
import { treatment } from './treatment.ts'

/** How far the fire has come from each side, in shares of the shorter side. */
const EATEN = { left: 0.1, right: 0.1, top: 0.075, bottom: 0.15 }
/** The night around the print, as a share of the shorter side. */
const MARGIN = 0.012

/** A photo on paper that burns inwards from its sides, before the night. */
export const burning = treatment({
  name: 'burning',
  schema: z.strictObject({
    kind: z.literal('burning'),
    /** How far it has burnt; 1 leaves the middle. */
    eaten: z.number().min(0).max(2).default(1),
  }),
  apply(print, { eaten }, { seed }) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const clear = clearAround(print, facesOf(print))
    const left = leftOf(print, { eaten, seed, clear })
    const fire = fireAlong(left, width, height, seed)
    const glow = glowOf(fire, 0.2 * shorter)
    spare(fire, clear, print)
    temper(fire)
    char(print, left, { glow, fire, seed })
    layBlaze(print, fire, 1.34, 0.8)
    scatterEmbers(print, { amount: 1, floor: 1, clear }, randomFrom(seed * 71 + 5))
  },
})

interface Eating {
  eaten: number
  seed: number
  /** Faces, which it spares. */
  clear: Float32Array
}

/** How far each pixel lies within what is left of the paper, in shares of the shorter side; below 0 it is gone. */
function leftOf({ width, height }: Print, { eaten, seed, clear }: Eating): Float32Array {
  const shorter = Math.min(width, height)
  const k = 900 / shorter
  const bites = new NoiseRows('clouds', width, { scale: 0.27 * k, left: 40 + seed * 97, top: seed * 31 })
  const flakes = new NoiseRows('clouds', width, { scale: 1.5 * k, left: seed * 13 })
  const crumbs = new NoiseRows('grain', width, { scale: 0.9 * k })
  const left = plane(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    const bite = bites.at(y)
    const flake = flakes.at(y)
    const crumb = crumbs.at(y)
    const down = Math.min(y / shorter - EATEN.top * eaten, (height - y) / shorter - EATEN.bottom * eaten)
    for (let x = 0; x < width; x++, at++) {
      const across = Math.min(x / shorter - EATEN.left * eaten, (width - x) / shorter - EATEN.right * eaten)
      // Corners burn first.
      const near = Math.min(across, down, 0.62 * (across + down) - 0.02)
      const ragged = 0.4 * bite[x]! + 0.035 * flake[x]! + 0.006 * crumb[x]!
      const within = near + eaten * ragged * smoothstep(0.2, 0.03, near) + 0.12 * clear[at]!
      // No side of the sheet is left whole.
      const side = Math.min(x, width - x, y, height - y) / shorter
      const most = side - eaten * (0.05 + 0.1 * Math.min(0.4, bite[x]!) + 0.06 * flake[x]! + 0.008 * crumb[x]!)
      left[at] = within < most ? within : most
    }
  }
  return left
}

/** How much of what is around a flame's root is paper. */
const ENOUGH = 0.4

/** Fire along the burning edge: on a grid of half the size. */
function fireAlong(left: Float32Array, width: number, height: number, seed: number): Blaze {
  const shorter = Math.min(width, height)
  const cell = 2
  const grid = { width: Math.ceil(width / cell), height: Math.ceil(height / cell), cell }
  const fuel = plane(grid.width * grid.height)
  const held = (value: number, size: number) => Math.min(size - 1, Math.max(0, value))
  const farAt = (x: number, y: number) => left[held(y, height) * width + held(x, width)]!
  const paper = plane(grid.width * grid.height)
  for (let y = 0, at = 0; y < grid.height; y++)
    for (let x = 0; x < grid.width; x++, at++) paper[at] = Number(farAt(x * cell, y * cell) > 0)
  // Crumbs that hang on the sheet feed no flames.
  const around = blur(paper, grid.width, grid.height, (0.03 * shorter) / cell)
  const embers = new NoiseRows('swirls', grid.width, { scale: (900 / shorter) * 0.55 * cell, left: seed * 41 })
  for (let y = 0, at = 0; y < grid.height; y++) {
    const burns = embers.at(y)
    const low = smoothstep(0.1, 1, y / grid.height)
    for (let x = 0; x < grid.width; x++, at++) {
      const far = farAt(x * cell, y * cell)
      if (far < -0.007 || far > 0.016) continue
      if (around[at]! < ENOUGH) continue
      // Below it blazes; higher up some of the edge burns, and the rest glows.
      const alight = smoothstep(0.02, 0.22, burns[x]! + 0.75 * (low - 0.42))
      fuel[at] = alight * Math.max(mix(0.1, 0.24, low), mix(0.06, 0.46, low) + 0.85 * burns[x]!)
    }
  }
  return blazeOver(fuel, grid, { tall: 0.56 * shorter, wide: 0.062 * shorter, sway: 1.1, seed })
}

interface Burnt {
  glow: Float32Array
  fire: Blaze
  seed: number
}

/** How pale a flake of ash is. */
function paleAt(towards: number, lit: number, grain: number, scorch: number): number {
  return (0.05 + 0.34 * Math.max(0, towards) + 0.3 * lit) * (1 + 0.5 * grain) * Math.max(0.2, 1 + 1.2 * scorch)
}

/** How what burns is uneven: soot, fibres, flakes, and the smoke beside them. */
function charRows(width: number, k: number, seed: number) {
  return {
    scorches: new NoiseRows('clouds', width, { scale: 0.9 * k, left: 77 + seed }),
    grains: new NoiseRows('grain', width, { scale: 1.3 * k }),
    scales: new NoiseRows('swirls', width, { scale: 2.6 * k, left: seed * 19 }),
    smokes: new NoiseRows('clouds', width, { scale: 0.5 * k, scaleY: 0.3 * k, left: seed * 5 }),
  }
}

/** The paper: white border, scorched brown, charred black, an ember line; nothing beyond it but night. */
function char(print: Print, left: Float32Array, { glow, fire, seed }: Burnt): void {
  const { width, height, r, g, b } = print
  const shorter = Math.min(width, height)
  const { scorches, grains, scales, smokes } = charRows(width, 900 / shorter, seed)
  const turnedTo = towardsFire(left, print)
  const turned = turnedDown(print)
  for (let y = 0, at = 0; y < height; y++) {
    const scorch = scorches.at(y)
    const grain = grains.at(y)
    const smoke = smokes.at(y)
    const scale = scales.at(y)
    const edgeY = Math.min(y, height - 1 - y) / shorter - MARGIN
    for (let x = 0; x < width; x++, at++) {
      const far = left[at]!
      const lit = sampleAt(glow, fire.width, fire.height, x / fire.cell, y / fire.cell)
      const edge = Math.min(Math.min(x, width - 1 - x) / shorter - MARGIN, edgeY)
      const paper = smoothstep(-0.0006, 0.0008, far) * smoothstep(-0.0006, 0.0008, edge)
      let tr = 0
      let tg = 0
      let tb = 0
      if (paper > 0) {
        // The light of the room is dim; fire adds its own.
        const below = smoothstep(0.15, 0.95, y / height)
        const flicker = Math.max(0.15, 0.8 + 1.7 * turned[at]!) * (lit + 0.2 * below)
        tr = r[at]! * (0.44 + 3.1 * flicker)
        tg = g[at]! * (0.37 + 1.45 * flicker)
        tb = b[at]! * (0.34 + 0.42 * flicker)
        const heat = far + 0.055 * scorch[x]! + 0.003 * grain[x]!
        if (heat < 0.2) {
          const brown = smoothstep(0.2, 0.06, heat)
          tr *= mix(1, 0.42, brown)
          tg *= mix(1, 0.2, brown)
          tb *= mix(1, 0.075, brown)
          // What is charred has shrunk and curls up towards the lens: it catches the fire's light where it turns to it, and
          // keeps it from the paper behind.
          const curl = smoothstep(0.075, 0.012, heat)
          const towards = turnedTo(x, y)
          const shade = smoothstep(0.1, 0.055, heat) * smoothstep(0.02, 0.05, heat) * 0.5
          tr *= 1 - shade
          tg *= 1 - shade
          tb *= 1 - shade
          const black = smoothstep(0.072, 0.03, heat)
          const ash = ashAt(curl, towards, lit, scale[x]!)
          tr = mix(tr, ash * 1.7, black)
          tg = mix(tg, ash, black)
          tb = mix(tb, ash * 0.62, black)
          // Flakes of pale ash have stayed on the rim, which is as thick as card and turns up.
          const flake = smoothstep(0.02, 0.3, scale[x]! + 0.5 * grain[x]!) * smoothstep(0.05, 0.016, far) * black
          const pale = paleAt(towards, lit, grain[x]!, scorch[x]!)
          tr = mix(tr, 1.25 * pale, 0.7 * flake)
          tg = mix(tg, 0.92 * pale, 0.7 * flake)
          tb = mix(tb, 0.74 * pale, 0.7 * flake)
          // Here it glows: a thin broken line.
          const burns = smoothstep(-0.3, 0.3, scorch[x]! + 0.5 * grain[x]!)
          const line = smoothstep(0.006, 0.001, far + 0.002 * grain[x]!) * burns
          const embers = smoothstep(0.03, 0.004, far) * burns * Math.max(0, 0.35 + grain[x]!)
          tr += 2 * line + 0.75 * embers
          tg += 0.6 * line * (0.4 + line) + 0.1 * embers
          tb += 0.12 * line * line
        }
      }
      if (paper === 1) {
        r[at] = tr
        g[at] = tg
        b[at] = tb
        continue
      }
      const curl = Math.max(0, 0.2 + 1.5 * smoke[x]! + 0.6 * scorch[x]!)
      const haze = curl * (0.012 + 0.36 * lit) + 0.05 * lit
      r[at] = mix(0.006 + haze * 1.5, tr, paper)
      g[at] = mix(0.005 + haze * 0.52, tg, paper)
      b[at] = mix(0.006 + haze * 0.2, tb, paper)
    }
  }
}
