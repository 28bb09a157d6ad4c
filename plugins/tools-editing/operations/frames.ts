import { gaussian } from '../kernels/blur.ts'
import { blendPixel, clamp, paste, rasterOfSize, type Raster, type Rgb, rgbOf, shorterSide } from '../kernels/canvas.ts'
import { grainPlane } from '../kernels/noise.ts'
import { coverage, roundCorners, roundedDistance } from '../kernels/shapes.ts'
import { pixelsOf } from '../language/clause.ts'
import { defineOperation } from './operation.ts'
import { bounded } from './resize.ts'
import type { Scene } from '../engine/scene.ts'

/** A larger picture of one colour with the picture inside. */
export function mounted(
  raster: Raster,
  edges: { x: number; top: number; bottom?: number },
  ground: Rgb,
  alpha = 255,
): Raster {
  const x = Math.round(edges.x)
  const top = Math.round(edges.top)
  const sheet = rasterOfSize(
    raster.width + 2 * x,
    raster.height + top + Math.round(edges.bottom ?? edges.top),
    ground,
    alpha,
  )
  return paste(sheet, raster, x, top)
}

/** Room for what is put around: a picture near the limit is left as it is, and that is said. */
export function fits({ width, height }: Raster, more: number, scene: Scene): boolean {
  const [w] = bounded(width + more, height + more, scene)
  return w >= width + more
}

export const border = defineOperation({
  name: 'border',
  says: [
    { words: 'border, bordered, outline border, edge border, frame line, add border, add frame border, stroke around' },
    { words: 'double border', preset: { lines: 2 } },
  ],
  frame: true,
  surrounds: true,
  takes: ['colour', 'number'],
  read(clause) {
    const lines = clause.preset['lines'] === 2 || clause.says('double') ? 2 : undefined
    const rounded = clause.says('round', 'rounded') ? true : undefined
    return { colour: clause.take('colour') ?? '#ffffff', width: clause.length({ usual: 4, max: 45 }), lines, rounded }
  },
  run(raster, { colour, width, lines, rounded }, scene) {
    const side = Math.max(1, pixelsOf(width, raster))
    if (!fits(raster, 2 * side, scene)) return raster
    const sheet = mounted(raster, { x: side, top: side }, rgbOf(colour))
    if (lines === 2) line(sheet, side * 0.55, Math.max(1, side * 0.12), inkOn(colour))
    return rounded ? roundCorners(sheet, side * 2) : sheet
  },
})

/** Black or white, whichever shows on a colour. */
export function inkOn(hex: string): Rgb {
  const [red, green, blue] = rgbOf(hex)
  return 0.3 * red + 0.59 * green + 0.11 * blue > 140 ? [34, 34, 38] : [248, 248, 248]
}

/** A thin rectangle at a distance from the edge. */
function line(raster: Raster, inset: number, thickness: number, rgb: Rgb): void {
  for (let y = 0, at = 0; y < raster.height; y++) {
    for (let x = 0; x < raster.width; x++, at += 4) {
      const away = roundedDistance(x, y, raster, 0, inset)
      const share = coverage(away) * coverage(-away - thickness)
      if (share > 0) blendPixel(raster.data, at, rgb, share)
    }
  }
}

export const corners = defineOperation({
  name: 'rounded-corners',
  says: [
    {
      words:
        'rounded corners, round corners, rounded edges, round edges, round off corners, rounded rectangle, ' +
        'corner radius, squircle',
    },
  ],
  frame: true,
  surrounds: true,
  takes: ['number'],
  read: (clause) => ({ radius: clause.length({ usual: 8, max: 50 }) }),
  run: (raster, { radius }) => roundCorners(raster, Math.min(pixelsOf(radius, raster), shorterSide(raster) / 2)),
})

export const shadow = defineOperation({
  name: 'shadow',
  says: [
    { words: 'drop shadow, box shadow, floating, shadow behind, soft shadow, cast shadow, add shadow' },
    { words: 'shadow', weak: true },
  ],
  frame: true,
  surrounds: true,
  takes: ['colour'],
  read: (clause) => ({
    size: clause.length({ usual: 5, max: 20 }),
    colour: clause.take('colour') ?? '#000000',
    opacity: 55,
  }),
  run(raster, { size, colour, opacity }, scene) {
    const side = Math.max(2, pixelsOf(size, raster))
    const room = Math.round(side * 1.9)
    if (!fits(raster, 2 * room, scene)) return raster
    return paste(
      shadowOf(raster, { side, room, rgb: rgbOf(colour), opacity: opacity / 100 }),
      raster,
      room,
      room - Math.round(side * 0.25),
    )
  },
})

interface Cast {
  side: number
  room: number
  rgb: Rgb
  opacity: number
}

/** Two shadows, as things have them: a tight one where they touch, a wide one below. */
function shadowOf(raster: Raster, { side, room, rgb, opacity }: Cast): Raster {
  const [width, height] = [raster.width + 2 * room, raster.height + 2 * room]
  const sheet = rasterOfSize(width, height, rgb)
  const wide = new Float32Array(width * height)
  const tight = new Float32Array(width * height)
  for (let y = 0; y < raster.height; y++) {
    for (let x = 0; x < raster.width; x++) {
      const alpha = raster.data[(y * raster.width + x) * 4 + 3]! / 255
      const at = (y + room) * width + x + room
      wide[Math.min(wide.length - 1, at + Math.round(side * 0.45) * width)] = alpha
      tight[at] = alpha
    }
  }
  gaussian(wide, width, height, side * 0.6)
  gaussian(tight, width, height, side * 0.14)
  for (let at = 0; at < wide.length; at++) {
    const share = 1 - (1 - wide[at]! * opacity) * (1 - tight[at]! * opacity * 0.35)
    sheet.data[at * 4 + 3] = share * 255
    for (let c = 0; c < 3; c++) sheet.data[at * 4 + c] = rgb[c]!
  }
  return sheet
}

export const polaroid = defineOperation({
  name: 'polaroid',
  says: [{ words: 'polaroid, instant photo, instant camera, polaroid frame, instant picture, snapshot frame' }],
  frame: true,
  surrounds: true,
  takes: ['quote'],
  read: (clause) => ({ caption: clause.take('quote') }),
  async run(raster, { caption }, scene) {
    const side = Math.max(3, Math.round(shorterSide(raster) * 0.055))
    if (!fits(raster, 10 * side, scene)) return raster
    const sheet = mounted(raster, { x: side, top: side * 1.15, bottom: side * 4 }, [250, 249, 245])
    paperGrain(sheet, raster, side)
    if (caption !== undefined) {
      const { writeOn } = await import('./lettering.ts')
      const top = raster.height + side * 1.15
      const box = { x: side, y: top + side * 0.5, width: raster.width, height: side * 3 }
      await writeOn(sheet, caption, { box, font: 'hand', weight: 600, colour: '#2b2f3a', maxSize: side * 2.3 })
    }
    roundCorners(sheet, Math.max(1, side * 0.12))
    const room = Math.round(side * 1.3)
    return paste(
      shadowOf(sheet, { side: side * 0.9, room, rgb: [20, 18, 16], opacity: 0.45 }),
      sheet,
      room,
      room - Math.round(side * 0.2),
    )
  },
})

/** Card with a little tooth, and the soft edge that the picture's window presses into it. */
function paperGrain(sheet: Raster, raster: Raster, side: number): void {
  const grain = grainPlane(sheet.width, sheet.height, 13)
  gaussian(grain, sheet.width, sheet.height, 0.7)
  const top = Math.round(side * 1.15)
  for (let y = 0, at = 0; y < sheet.height; y++) {
    for (let x = 0; x < sheet.width; x++, at++) {
      const [dx, dy] = [Math.max(side - x, x - side - raster.width + 1), Math.max(top - y, y - top - raster.height + 1)]
      const away = Math.max(dx, dy)
      if (away <= 0) continue
      const pressed = away < side * 0.14 ? (1 - away / (side * 0.14)) * 26 : 0
      for (let c = 0; c < 3; c++) sheet.data[at * 4 + c] = clamp(sheet.data[at * 4 + c]! + grain[at]! * 2.4 - pressed)
    }
  }
}

export const operations = [border, corners, shadow, polaroid]
