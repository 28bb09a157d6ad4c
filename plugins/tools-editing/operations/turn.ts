import { imageOf, rasterOf } from '@gateway/sdk-plugin/raster'
import { cut, lumaOf, paste, rasterOfSize, rgbOf, type Raster } from '../kernels/canvas.ts'
import { gradients } from '../kernels/edges.ts'
import { remap } from '../kernels/sample.ts'
import type { Clause } from '../language/clause.ts'
import { defineOperation } from './operation.ts'

const CLOCKWISE = ['clockwise']
const COUNTER = ['counterclockwise', 'anticlockwise', 'counter clockwise', 'anti clockwise']

function degreesIn(clause: Clause): number {
  const toLeft = clause.place('left') !== undefined || clause.says(...COUNTER)
  if (!toLeft && !clause.says(...CLOCKWISE)) clause.place('right')
  const usual = Number(clause.preset['degrees'] ?? 90)
  const stated = clause.number('degrees', 'none')
  const turn = stated ?? (usual === 90 ? usual * clause.factor() : usual)
  const degrees = (toLeft ? -turn : turn) % 360
  return degrees > 180 ? degrees - 360 : degrees <= -180 ? degrees + 360 : degrees
}

export const rotate = defineOperation({
  name: 'rotate',
  says: [
    { words: 'rotate, rotation, turn around, turn clockwise, turn sideways, sideways, quarter turn, rotate picture' },
    { words: 'rotate upside down, upside down, half turn, turn upside down', preset: { degrees: 180 } },
    { words: 'tilt, lean, tilted', preset: { degrees: 8 } },
  ],
  frame: true,
  takes: ['number', 'place'],
  read: (clause) => ({ degrees: degreesIn(clause) || 180, ground: clause.take('colour') }),
  run: (raster, { degrees, ground = '#00000000' }) =>
    rasterOf(imageOf(raster).rotate(degrees, { background: degrees % 90 === 0 ? '#00000000' : ground })),
})

export const flip = defineOperation({
  name: 'flip',
  says: [
    { words: 'flip, mirror, mirrored, flop, reverse, mirror image, mirror left to right, reflect' },
    { words: 'flip upside down, flip vertical, flip top to bottom, vertical flip', preset: { axis: 'vertical' } },
    { words: 'flip both ways, flip both', preset: { axis: 'both' } },
  ],
  frame: true,
  read(clause) {
    clause.says('horizontal', 'horizontally')
    const vertical = clause.says('vertical', 'vertically') || clause.preset['axis'] === 'vertical'
    return { axis: clause.preset['axis'] === 'both' ? 'both' : vertical ? 'vertical' : 'horizontal' }
  },
  run(raster, { axis }) {
    const image = imageOf(raster)
    if (axis !== 'horizontal') image.flip()
    if (axis !== 'vertical') image.flop()
    return rasterOf(image)
  },
})

export const symmetry = defineOperation({
  name: 'symmetry',
  says: [{ words: 'symmetry, symmetric, symmetrical, mirror effect, mirrored halves, mirror half, reflection' }],
  frame: true,
  read(clause) {
    const side = clause.place(
      'right',
      'right half',
      'top',
      'top half',
      'bottom',
      'bottom half',
      'left',
      'left half',
    )?.name
    return { from: side?.split(' ')[0] ?? (clause.says('vertical', 'vertically') ? 'top' : 'left') }
  },
  run(raster, { from }) {
    const [right, below] = [raster.width - 1, raster.height - 1]
    const side = (value: number, last: number, upper: boolean) => {
      return upper === value <= last / 2 ? value : last - value
    }
    return remap(raster, (x, y, to) => {
      to[0] = from === 'left' || from === 'right' ? side(x, right, from === 'left') : x
      to[1] = from === 'top' || from === 'bottom' ? side(y, below, from === 'top') : y
    })
  },
})

export const straighten = defineOperation({
  name: 'straighten',
  says: [{ words: 'straighten, level horizon, straight horizon, fix horizon, straighten horizon, deskew, straight' }],
  frame: true,
  read: (clause) => ({ degrees: clause.number('degrees', 'none') }),
  async run(raster, { degrees = tiltOf(raster) }, scene) {
    if (Math.abs(degrees) < 0.2) {
      scene.note('The picture is straight already.')
      return raster
    }
    return withoutCorners(
      await rasterOf(imageOf(raster).rotate(-degrees, { background: '#00000000' })),
      raster,
      degrees,
    )
  },
})

/** Degrees that long edges lean away from level and upright, clockwise; 0 when they do not agree. */
function tiltOf(raster: Raster): number {
  const { x, y } = gradients(lumaOf(raster), raster)
  const [step, reach] = [0.25, 15]
  const bins = new Float32Array((2 * reach) / step + 1)
  for (let at = 0; at < x.length; at++) {
    const strength = Math.hypot(x[at]!, y[at]!)
    if (strength < 24) continue
    const degrees = (Math.atan2(y[at]!, x[at]!) * 180) / Math.PI
    const lean = ((((degrees + 45) % 90) + 90) % 90) - 45
    const bin = Math.round((lean + reach) / step)
    if (bin >= 0 && bin < bins.length) bins[bin]! += strength
  }
  const smooth = bins.map((_, at) =>
    [-2, -1, 0, 1, 2].reduce((sum, n) => sum + (bins[at + n] ?? 0) * (3 - Math.abs(n)), 0),
  )
  const peak = smooth.indexOf(Math.max(...smooth))
  const mean = smooth.reduce((sum, value) => sum + value, 0) / smooth.length
  return smooth[peak]! > mean * 2.2 ? peak * step - reach : 0
}

/** The largest upright rectangle of a picture's own shape inside of its rotated self. */
function withoutCorners(rotated: Raster, { width, height }: Raster, degrees: number): Raster {
  const angle = Math.abs((degrees * Math.PI) / 180)
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  const scale = Math.min(width / (width * cosine + height * sine), height / (width * sine + height * cosine))
  const [w, h] = [Math.max(1, Math.floor(width * scale) - 2), Math.max(1, Math.floor(height * scale) - 2)]
  return cut(rotated, Math.floor((rotated.width - w) / 2), Math.floor((rotated.height - h) / 2), w, h)
}

export const skew = defineOperation({
  name: 'skew',
  says: [{ words: 'skew, shear, slant, slanted, italicise' }],
  frame: true,
  read(clause) {
    const degrees = clause.number('degrees', 'none') ?? 12 * clause.factor()
    return { degrees: clause.place('left') ? -degrees : degrees, ground: clause.take('colour') }
  },
  run(raster, { degrees, ground }) {
    const slope = Math.tan((Math.max(-60, Math.min(60, degrees)) * Math.PI) / 180)
    const room = Math.ceil(Math.abs(slope) * raster.height)
    const shift = slope > 0 ? room : 0
    const size = { width: Math.min(8192, raster.width + room), height: raster.height, edge: 'empty' as const }
    const leaning = remap(raster, (x, y, from) => ((from[0] = x - shift + slope * y), void (from[1] = y)), size)
    return ground === undefined
      ? leaning
      : paste(rasterOfSize(leaning.width, leaning.height, rgbOf(ground), 255), leaning, 0, 0)
  },
})

export const operations = [rotate, flip, symmetry, straighten, skew]
