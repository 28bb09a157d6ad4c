import { clamp, type Raster, rgbOf, smoothstep } from '../kernels/canvas.ts'
import { cloudPlane, hash } from '../kernels/noise.ts'
import { coded, LINEAR } from '../kernels/oklab.ts'
import { defineOperation, strength } from './operation.ts'

type Light = (x: number, y: number) => readonly [red: number, green: number, blue: number]

/** Adds light in linear shares, as a second exposure does. */
function lit(raster: Raster, light: Light): Raster {
  const { width, height, data } = raster
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const added = light(x, y)
      for (let c = 0; c < 3; c++)
        data[at + c] = coded(1 - (1 - LINEAR[data[at + c]!]!) * (1 - clamp(added[c]!, 0, 1))) + 0.5
    }
  }
  return raster
}

export const lightLeak = defineOperation({
  name: 'light-leak',
  says: [{ words: 'light leak, light leaks, leak, burned film, film burn, sun leak' }],
  read: strength(60),
  run(raster, { strength }) {
    const { width, height } = raster
    const clouds = cloudPlane(width, height, Math.max(width, height) / 3, { octaves: 2, seed: 61 })
    const share = strength / 100
    return lit(raster, (x, y) => {
      const side = 1 - smoothstep(0, 0.42 + 0.3 * clouds[y * width + x]!, x / width)
      const corner = 1 - smoothstep(0, 0.5, Math.hypot(1.05 - x / width, y / height - 0.1))
      const red = share * (side * 0.9 + corner * 0.55)
      return [red, red * red * 0.42 + side * 0.06, red ** 3 * 0.16]
    })
  },
})

export const flare = defineOperation({
  name: 'lens-flare',
  says: [{ words: 'lens flare, sun flare, flare, sun rays, sunbeam, sun beams, sunlight, god rays, light rays' }],
  read: (clause) => ({
    at: clause.place('top right', 'right', 'top left', 'left', 'centre')?.name ?? 'top right',
    strength: clause.strength({ usual: 60 }),
  }),
  run(raster, { at, strength }) {
    const { width, height } = raster
    const unit = Math.min(width, height)
    const sx = width * (at.endsWith('left') ? 0.2 : at === 'centre' ? 0.5 : 0.8)
    const sy = height * (at === 'centre' ? 0.4 : 0.18)
    const share = strength / 100
    const ghosts = [0.35, 0.62, 1.2, 1.55].map((way, n) => ({
      x: sx + (width / 2 - sx) * way * 1.25,
      y: sy + (height / 2 - sy) * way * 1.25,
      r: unit * (0.03 + 0.035 * hash(n, 5)),
    }))
    return lit(raster, (x, y) => {
      const [dx, dy] = [(x - sx) / unit, (y - sy) / unit]
      const far = Math.hypot(dx, dy)
      const angle = Math.atan2(dy, dx)
      const rays =
        (0.5 + 0.5 * Math.cos(angle * 6 + 0.7)) ** 9 * 0.055 + (0.5 + 0.5 * Math.cos(angle * 14 + 2)) ** 16 * 0.03
      const core = Math.exp(-far * far * 520) * 1.3 + 0.03 / (far + 0.05) + rays / (far + 0.16)
      const sum = core * share * (1 - smoothstep(0.5, 1.35, far) * 0.75)
      let ghost = 0
      for (const g of ghosts) ghost += (1 - smoothstep(g.r * 0.92, g.r, Math.hypot(x - g.x, y - g.y))) * 0.05 * share
      return [sum + ghost * 0.6, sum * 0.86 + ghost, sum * 0.62 + ghost * 0.9]
    })
  },
})

export const spotlight = defineOperation({
  name: 'spotlight',
  says: [{ words: 'spotlight, spot light, stage light, light in centre' }],
  read: strength(70),
  run(raster, { strength }) {
    const { width, height, data } = raster
    const warm = rgbOf('#fff2d8').map((value) => value / 255)
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at += 4) {
        const far = Math.hypot((x / width - 0.5) / 0.36, (y / height - 0.5) / 0.44)
        const gain = 1.22 - (strength / 100) * 1.08 * smoothstep(0.45, 1.25, far)
        for (let c = 0; c < 3; c++) data[at + c] = coded(LINEAR[data[at + c]!]! * gain * warm[c]!) + 0.5
      }
    }
    return raster
  },
})

export const fog = defineOperation({
  name: 'fog',
  says: [{ words: 'fog, foggy, mist, misty, haze, hazy, smoke, smoky, add fog, add haze' }],
  read: strength(60),
  run(raster, { strength }) {
    const { width, height, data } = raster
    const clouds = cloudPlane(width, height, Math.max(width, height) / 2.6, { octaves: 4, seed: 81 })
    for (let y = 0, at = 0; y < height; y++) {
      const low = 0.45 + 0.55 * smoothstep(0.05, 0.75, y / height)
      for (let x = 0; x < width; x++, at++) {
        const veil = clamp((strength / 100) * low * (0.35 + 1.1 * clouds[at]!), 0, 0.94)
        for (let c = 0; c < 3; c++) data[at * 4 + c] = data[at * 4 + c]! * (1 - veil) + [222, 227, 232][c]! * veil + 0.5
      }
    }
    return raster
  },
})

export const operations = [lightLeak, flare, spotlight, fog]
