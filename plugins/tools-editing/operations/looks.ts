import { clamp, lumaOf, mix, type Raster, rgbOf, smoothstep } from '../kernels/canvas.ts'
import { applyTables, curve } from '../kernels/curve.ts'
import { liftLight } from '../kernels/light.ts'
import { type Lab, labOf, mapLab } from '../kernels/oklab.ts'
import { blend, maskOf } from '../regions/mask.ts'
import { clone } from '../kernels/canvas.ts'
import { grained } from '../kernels/grain.ts'
import { bloomed, vignetted } from './detail.ts'
import { defineOperation, type Operation } from './operation.ts'
import type { Scene } from '../engine/scene.ts'

/** Pulls dark and bright parts towards two colours: split toning. `share` is about how much chroma comes. */
export function splitToned(raster: Raster, shadows: string, highlights: string, share: number): Raster {
  const [, darkA, darkB] = labOf(rgbOf(shadows))
  const [, lightA, lightB] = labOf(rgbOf(highlights))
  return mapLab(raster, (lab) => {
    const light = smoothstep(0.25, 0.85, lab[0])
    const body = share * Math.min(1, lab[0] * 5) * (1 - smoothstep(0.93, 1, lab[0]))
    lab[1] += mix(darkA, lightA, light) * body
    lab[2] += mix(darkB, lightB, light) * body
  })
}

/** Every colour's distance from grey times a factor. */
export function chroma(raster: Raster, factor: number): Raster {
  return mapLab(raster, (lab) => {
    lab[1] *= factor
    lab[2] *= factor
  })
}

/** Moves each colour by its hue: `change` gets the hue in degrees and returns how far it turns. */
export function turned(raster: Raster, change: (degrees: number, lab: Lab) => number): Raster {
  return mapLab(raster, (lab) => {
    const hue = Math.atan2(lab[2], lab[1])
    const length = Math.hypot(lab[1], lab[2])
    const next = hue + (change((hue * 180) / Math.PI, lab) * Math.PI) / 180
    lab[1] = Math.cos(next) * length
    lab[2] = Math.sin(next) * length
  })
}

/** A look: a recipe that is mixed in by its strength. Parts that must not happen are left out by their names. */
export function look(
  name: string,
  words: string,
  recipe: (raster: Raster, may: (part: string) => boolean, scene: Scene) => Raster,
  traits: Pick<Operation, 'grains'> = {},
): Operation {
  return defineOperation({
    ...traits,
    name,
    says: [{ words }],
    read: (clause) => ({ strength: clause.strength({ usual: 100, max: 150 }) }),
    run(raster, { strength }, scene) {
      const before = strength < 100 ? clone(raster) : undefined
      const changed = recipe(raster, (part) => !scene.excluded.has(part), scene)
      return before
        ? blend(
            before,
            changed,
            maskOf(changed, () => strength / 100),
          )
        : changed
    },
  })
}

const tealAndOrange = look(
  'teal-and-orange',
  'teal and orange, orange and teal, cinematic, blockbuster, movie look, film look, hollywood, cinematic look, cinema',
  (raster) => {
    turned(raster, (hue) => (hue > -30 && hue < 110 ? (58 - hue) * 0.22 : (215 - ((hue + 360) % 360)) * 0.3))
    splitToned(raster, '#0e6b74', '#ffab66', 0.42)
    return applyTables(raster, curve([0, 8], [60, 48], [128, 130], [200, 208], [255, 250]))
  },
)

const vintage = look(
  'vintage',
  'vintage, retro, old photo, old fashioned, nostalgic, aged, old, 70s, seventies, 1970s, analog, analogue, ' +
    'antique photo, 60s',
  (raster, may) => {
    chroma(raster, 0.68)
    applyTables(
      raster,
      curve([0, 34], [70, 80], [180, 194], [255, 244]),
      curve([0, 24], [80, 80], [190, 188], [255, 234]),
      curve([0, 42], [90, 84], [190, 164], [255, 200]),
    )
    if (may('vignette')) vignetted(raster, 0.5, '#1c0f06')
    return may('grain') ? grained(raster, 0.3) : raster
  },
  { grains: true },
)

const warmFilm = look(
  'warm-film',
  'warm film, film, portrait film, analog film, film photo, 35mm, summer film, instant film',
  (raster, may) => {
    liftLight(raster, { highlights: -0.2, shadows: 0.1, colour: 0.95 })
    splitToned(raster, '#3c5f6e', '#ffcf8a', 0.3)
    applyTables(raster, curve([0, 16], [64, 62], [180, 192], [255, 249]))
    return may('grain') ? grained(raster, 0.2) : raster
  },
  { grains: true },
)

const coolFilm = look(
  'cool-film',
  'cool film, cold film, nordic, scandinavian, winter, wintry, arctic, frosty',
  (raster, may) => {
    chroma(raster, 0.72)
    splitToned(raster, '#1f4a7a', '#d7ecff', 0.5)
    applyTables(raster, curve([0, 14], [70, 70], [170, 186], [255, 253]))
    return may('grain') ? grained(raster, 0.14) : raster
  },
  { grains: true },
)

const crossProcess = look(
  'cross-process',
  'cross process, cross processed, cross processing, xpro, lomo, lomography, toy camera',
  (raster, may) => {
    applyTables(
      raster,
      curve([0, 0], [70, 44], [180, 214], [255, 255]),
      curve([0, 0], [70, 56], [180, 206], [255, 252]),
      curve([0, 48], [128, 122], [255, 196]),
    )
    return may('vignette') ? vignetted(raster, 0.6) : raster
  },
)

const bleach = look('bleach-bypass', 'bleach bypass, silver retention, bleached, war film, harsh film', (raster) => {
  const luma = lumaOf(raster)
  const { data } = raster
  for (let at = 0, to = 0; at < luma.length; at++, to += 4) {
    for (let c = 0; c < 3; c++) {
      const [below, above] = [data[to + c]!, luma[at]!]
      const overlaid = below < 128 ? (2 * below * above) / 255 : 255 - (2 * (255 - below) * (255 - above)) / 255
      data[to + c] = clamp(mix(mix(below, above, 0.45), overlaid, 0.6) + 0.5)
    }
  }
  return raster
})

const noir = look(
  'noir',
  'film noir, noir, dramatic black and white, noir et blanc look, detective',
  (raster, may) => {
    chroma(raster, 0)
    liftLight(raster, { detail: 0.5, highlights: 0.12, colour: 0 })
    applyTables(raster, curve([0, 0], [70, 34], [150, 150], [215, 240], [255, 255]))
    if (may('vignette')) vignetted(raster, 0.65)
    return may('grain') ? grained(raster, 0.28) : raster
  },
  { grains: true },
)

const goldenHour = look(
  'golden-hour',
  'golden hour, sunset, sunset light, golden light, golden, warm sunlight, sunrise, evening light, magic hour',
  (raster, may) => {
    splitToned(raster, '#7a3b52', '#ffb03a', 0.46)
    applyTables(
      raster,
      curve([0, 6], [90, 88], [190, 206], [255, 255]),
      curve([0, 2], [128, 120], [255, 246]),
      curve([0, 0], [128, 104], [255, 212]),
    )
    return may('glow') ? bloomed(raster, { share: 0.45, from: 0.3, tint: [1, 0.78, 0.45], spread: 0.035 }) : raster
  },
)

export const operations = [tealAndOrange, vintage, warmFilm, coolFilm, crossProcess, bleach, noir, goldenHour]
