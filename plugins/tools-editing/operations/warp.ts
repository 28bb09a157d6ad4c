import { clamp, type Raster, shorterSide } from '../kernels/canvas.ts'
import { remap } from '../kernels/sample.ts'
import { defineOperation, strength } from './operation.ts'

/** Half sizes and the middle of a picture. */
function middle({ width, height }: Raster): { cx: number; cy: number; reach: number } {
  return { cx: (width - 1) / 2, cy: (height - 1) / 2, reach: Math.max(1, Math.min(width, height) / 2) }
}

export const swirl = defineOperation({
  name: 'swirl',
  says: [{ words: 'swirl, twirl, twist, whirl, whirlpool, vortex, spiral' }],
  read(clause) {
    const degrees = clause.number('degrees', 'none') ?? Math.round(150 * clause.factor())
    return { degrees: clause.place('left') || clause.says('counterclockwise', 'anticlockwise') ? -degrees : degrees }
  },
  run(raster, { degrees }) {
    const { cx, cy, reach } = middle(raster)
    return remap(raster, (x, y, from) => {
      const [dx, dy] = [x - cx, y - cy]
      const near = Math.max(0, 1 - Math.hypot(dx, dy) / reach)
      const angle = -((degrees * Math.PI) / 180) * near * near
      from[0] = cx + dx * Math.cos(angle) - dy * Math.sin(angle)
      from[1] = cy + dx * Math.sin(angle) + dy * Math.cos(angle)
    })
  },
})

export const fisheye = defineOperation({
  name: 'fisheye',
  says: [
    { words: 'fisheye, fish eye, fish eye lens, bulge, bulging, barrel distortion, spherize, spherise, wide lens' },
  ],
  read: strength(60),
  run(raster, { strength }) {
    const { cx, cy, reach } = middle(raster)
    const bend = 1 + (strength / 100) * 1.1
    return remap(raster, (x, y, from) => {
      const [dx, dy] = [(x - cx) / reach, (y - cy) / reach]
      const far = Math.hypot(dx, dy)
      const share = far > 0 && far < 1 ? far ** bend / far : 1
      from[0] = cx + dx * share * reach
      from[1] = cy + dy * share * reach
    })
  },
})

export const pinch = defineOperation({
  name: 'pinch',
  says: [{ words: 'pinch, pinched, pincushion, squeeze, implode, shrink centre' }],
  read: strength(50),
  run(raster, { strength }) {
    const { cx, cy, reach } = middle(raster)
    return remap(raster, (x, y, from) => {
      const [dx, dy] = [(x - cx) / reach, (y - cy) / reach]
      const far = Math.hypot(dx, dy)
      const share = far > 0.001 && far < 1 ? Math.sin((Math.PI / 2) * far) ** (-strength / 110) : 1
      from[0] = cx + dx * share * reach
      from[1] = cy + dy * share * reach
    })
  },
})

export const ripple = defineOperation({
  name: 'ripple',
  says: [{ words: 'ripple, ripples, water ripple, ripple effect, drop in water, concentric waves' }],
  read: strength(50),
  run(raster, { strength }) {
    const { cx, cy, reach } = middle(raster)
    const height = (reach * strength) / 1800
    return remap(
      raster,
      (x, y, from) => {
        const [dx, dy] = [x - cx, y - cy]
        const far = Math.hypot(dx, dy) || 1
        const push = Math.sin((far / reach) * 30) * height * Math.min(1, far / (reach * 0.15))
        from[0] = x + (dx / far) * push
        from[1] = y + (dy / far) * push
      },
      { edge: 'mirror' },
    )
  },
})

export const wave = defineOperation({
  name: 'wave',
  says: [
    { words: 'wave, wavy, wave effect, wobble, wobbly, flag wave, distort, distortion, warp, warped, melt, melting' },
  ],
  read(clause) {
    const vertical = clause.says('vertical', 'vertically')
    return { strength: clause.strength({ usual: 50 }), axis: vertical ? 'vertical' : 'horizontal' }
  },
  run(raster, { strength, axis }) {
    const short = shorterSide(raster)
    const [height, length] = [(short * strength) / 2200, short / 4.2]
    return remap(
      raster,
      (x, y, from) => {
        const along = axis === 'vertical' ? x : y
        const push = Math.sin((along / length) * 2 * Math.PI) * height
        from[0] = axis === 'vertical' ? x + Math.sin((y / length) * 1.4 * Math.PI) * height * 0.3 : x + push
        from[1] = axis === 'vertical' ? y + push : y + Math.sin((x / length) * 1.4 * Math.PI) * height * 0.3
      },
      { edge: 'mirror' },
    )
  },
})

export const kaleidoscope = defineOperation({
  name: 'kaleidoscope',
  says: [{ words: 'kaleidoscope, kaleidoscopic, mandala' }],
  read: (clause) => ({ segments: clamp(Math.round(clause.number('none', 'times') ?? 8), 2, 32) }),
  run(raster, { segments }) {
    const { cx, cy } = middle(raster)
    const wedge = Math.PI / segments
    return remap(
      raster,
      (x, y, from) => {
        const [dx, dy] = [x - cx, y - cy]
        const far = Math.hypot(dx, dy)
        const turn = (Math.atan2(dy, dx) + 2 * Math.PI + Math.PI / 2) % (2 * wedge)
        const angle = (turn > wedge ? 2 * wedge - turn : turn) + 0.4
        from[0] = cx * 0.82 + far * Math.cos(angle)
        from[1] = cy * 0.72 + far * Math.sin(angle)
      },
      { edge: 'mirror' },
    )
  },
})

export const polar = defineOperation({
  name: 'tiny-planet',
  says: [{ words: 'tiny planet, little planet, small planet, polar coordinates, planet, polar' }],
  frame: true,
  read: strength(100),
  run(raster) {
    const side = shorterSide(raster)
    const half = (side - 1) / 2
    const { width, height } = raster
    return remap(
      raster,
      (x, y, from) => {
        const [dx, dy] = [x - half, y - half]
        const turn = Math.atan2(dx, -dy) / (2 * Math.PI) + 0.5
        // The seam is hidden by going once there and back.
        from[0] = Math.abs(turn * 2 - 1) * (width - 1)
        from[1] = (1 - clamp(Math.hypot(dx, dy) / (half * 1.25), 0, 1) ** 0.75) * (height - 1)
      },
      { width: side, height: side },
    )
  },
})

export const operations = [swirl, fisheye, pinch, ripple, wave, kaleidoscope, polar]
