import { clamp, mix, type Raster, rgbOf, smoothstep } from '../kernels/canvas.ts'
import { chromaOf, hexOfLab, hueOf, type Lab, labOf, mapLab, toLab } from '../kernels/oklab.ts'
import type { Clause } from '../language/clause.ts'
import type { Place } from '../language/places.ts'
import { colourMask, greeneryShare, type Reach, waterShare } from '../regions/colours.ts'
import { ovalMask } from '../regions/geometry.ts'
import { joined, type Mask } from '../regions/mask.ts'
import type { Scene } from '../engine/scene.ts'
import { defineOperation } from './operation.ts'

/** What of the picture is recoloured: what has a colour, a thing in it, or all. */
interface Wish {
  /** The colour it has. */
  from?: string | undefined
  to: string
  /** As the instruction calls it. */
  object?: string | undefined
}

function read(clause: Clause): Wish & { place?: Place | undefined } {
  const colours = clause.colours(2)
  const place = clause.place()
  const [first = '#ff8a00', second] = colours
  return { ...(second ? { from: first, to: second } : { to: first }), object: place?.name, place }
}

export const recolour = defineOperation({
  name: 'recolour',
  says: [
    {
      words: 'recolour, replace colour, change colour, swap colour, change colours, new colour, dye, repaint, paint',
      weak: true,
    },
    { words: 'colour change, colour replace, colour swap, recolour' },
  ],
  takes: ['colour', 'place'],
  places: true,
  looks: true,
  read,
  async run(raster, { from, to, place }, scene) {
    const target = labOf(rgbOf(to))
    if (from === undefined && (place === undefined || place.kind === 'tone')) return unify(raster, target)
    const region = place && (await scene.mask({ places: [place], colours: [] }))
    const within = region && place.kind === 'object' ? await besideFaces(region, place.name, scene) : region
    const isThing = place?.kind === 'object' || place?.kind === 'subject'
    // The sky, the grass: all of it, whatever hues it has. A thing: its strongest hue.
    const source = from !== undefined ? labOf(rgbOf(from)) : isThing ? dominant(raster, within) : undefined
    const found = source ? await maskFor(raster, source, from, within, place) : within!
    const mask = place?.kind === 'object' ? await besideFaces(found, place.name, scene) : found
    const mean = meanLab(raster, mask)
    if (!mean) {
      scene.note(`Nothing to recolour was found: ${from ?? place?.name ?? 'no colour'}.`)
      return raster
    }
    return move(raster, mask, { mean, target, isHair: place?.kind === 'hair' }, scene)
  },
})

/** Things that are part of a face, or that a face is part of. */
const OF_FACES = /face|skin|lip|mouth|hair|eye|nose|cheek|beard|head|person|people|man|woman|girl|boy|child|baby/

/** A thing one wears or holds is no part of the face above it, though its hue may be the skin's. */
async function besideFaces(mask: Mask, name: string, scene: Scene): Promise<Mask> {
  if (OF_FACES.test(name)) return mask
  const faces = await scene.faces()
  if (faces.length === 0) return mask
  const heads = joined(
    faces.map(({ left, top, right, bottom }) => {
      const [width, height] = [right - left, bottom - top]
      const head = { left: left - width * 0.2, top: top - height * 0.3, right: right + width * 0.2 }
      return ovalMask(mask, { ...head, bottom: bottom + height * 0.14 }, 0.08)
    }),
  )
  return { ...mask, plane: mask.plane.map((share, at) => share * (1 - heads.plane[at]!)) }
}

/** "make it teal": every hue becomes one, each pixel as strong as it was or a little stronger. */
function unify(raster: Raster, target: Lab): Raster {
  const chroma = chromaOf(target)
  const [a, b] = [target[1] / (chroma || 1), target[2] / (chroma || 1)]
  const lift = clamp((target[0] - 0.6) * 0.5, -0.2, 0.16)
  return mapLab(raster, (lab) => {
    const body = Math.min(1, 3.6 * lab[0] * (1.06 - lab[0]))
    const strength = chroma < 0.02 ? 0 : body * mix(chroma * 0.75, Math.min(chromaOf(lab), chroma * 1.2), 0.35)
    lab[0] = clamp(lab[0] + lift * body, 0, 1)
    lab[1] = a * strength
    lab[2] = b * strength
  })
}

/** The mean of the strongest hue: by chroma, the middle of the picture counting more. Undefined for greys. */
function dominant({ width, height, data }: Raster, within: Mask | undefined): Lab | undefined {
  const bins = Array.from({ length: 36 }, (): [number, number, number, number] => [0, 0, 0, 0])
  const lab: Lab = [0, 0, 0]
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 60_000)))
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const pixel = y * width + x
      const inside = (0.2 + 0.8 * (within?.plane[pixel] ?? 1)) * (data[pixel * 4 + 3]! / 255)
      toLab(data[pixel * 4]!, data[pixel * 4 + 1]!, data[pixel * 4 + 2]!, lab)
      const chroma = chromaOf(lab)
      if (chroma < 0.035) continue
      const off = Math.hypot(x / width - 0.5, y / height - 0.5)
      // Grass and sky are large and seldom what is meant.
      const nature = 1 - 0.85 * Math.max(greeneryShare(lab), waterShare(lab))
      const weight = inside * nature * chroma ** 2.2 * (1.2 - off)
      const bin = bins[Math.floor(((hueOf(lab) / Math.PI + 1) / 2) * 36) % 36]!
      bin[0] += weight
      for (let part = 0; part < 3; part++) bin[part + 1]! += lab[part]! * weight
    }
  }
  const near = bins.map((_, at) => {
    const three = [-1, 0, 1].map((n) => bins[(at + n + 36) % 36]!)
    return [0, 1, 2, 3].map((part) => three.reduce((sum, bin) => sum + bin[part]!, 0))
  })
  const best = near.reduce((most, bin) => (bin[0]! > most[0]! ? bin : most))
  return best[0]! < 0.05 ? undefined : [best[1]! / best[0]!, best[2]! / best[0]!, best[3]! / best[0]!]
}

async function maskFor(raster: Raster, source: Lab, from: string | undefined, within: Mask | undefined, place?: Place) {
  const coloured = maskByHue(raster, source, from)
  if (!within || !place) return coloured
  // A named thing is where the subject is, but its colour may reach a little over the found edge.
  const slack = place.kind === 'object' ? 1.6 : 0
  return {
    ...coloured,
    plane: coloured.plane.map((share, at) => share * Math.min(1, within.plane[at]! * (1 + slack) + slack * 0.4)),
  }
}

/** Orange begins close to red, and what is orange is not meant by it. The other hues reach far. */
function namedReach(named: Lab): Reach {
  const hue = hueOf(named)
  return hue > -0.1 && hue < 0.75 ? { full: 0.24, none: 0.46 } : { full: 0.5, none: 0.85 }
}

function maskByHue(raster: Raster, source: Lab, from: string | undefined): Mask {
  return colourMask(
    raster,
    from ?? hexOfLab(source),
    from === undefined ? { full: 0.28, none: 0.52 } : namedReach(source),
  )
}

function meanLab({ data }: Raster, { plane }: Mask): Lab | undefined {
  const lab: Lab = [0, 0, 0]
  const mean: Lab = [0, 0, 0]
  let sum = 0
  const step = Math.max(1, Math.floor(plane.length / 200_000))
  for (let at = 0; at < plane.length; at += step) {
    const share = plane[at]! * (data[at * 4 + 3]! / 255)
    if (share < 0.5) continue
    toLab(data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!, lab)
    for (let part = 0; part < 3; part++) mean[part]! += lab[part]! * share
    sum += share
  }
  return sum < 3 ? undefined : [mean[0] / sum, mean[1] / sum, mean[2] / sum]
}

interface Move {
  mean: Lab
  target: Lab
  /** Dyed hair stays nearer to the lightness it had. */
  isHair: boolean
}

/**
 * Moves colours from around one to around another. Lightness goes along a line through black, the old mean at the new
 * one, and white, so that shading and highlights stay; chroma keeps its share, hue part of its variation.
 */
function move(raster: Raster, { plane }: Mask, { mean, target, isHair }: Move, scene: Scene): Raster {
  const [oldChroma, newChroma] = [chromaOf(mean), chromaOf(target)]
  const [oldHue, newHue] = [hueOf(mean), hueOf(target)]
  // Full way for black and white, where lightness is what the name says; otherwise shading wins.
  const way = newChroma < 0.04 ? 0.92 : isHair && newChroma > 0.15 ? 0.5 : 0.72
  // What is almost grey has no hue of its own, only noise, and that must not grow.
  const hued = smoothstep(0.03, 0.09, oldChroma)
  const level = clamp(mix(mean[0], target[0], way), 0.05, 0.97)
  scene.signal.throwIfAborted()
  return mapLab(raster, (lab, pixel) => {
    const share = plane[pixel]!
    if (share < 0.004) return
    const [lightness, a, b] = lab
    const moved =
      lightness < mean[0] ? (lightness / mean[0]) * level : 1 - ((1 - lightness) / (1 - mean[0] || 1)) * (1 - level)
    const own = mix(1 - smoothstep(0.86, 1, lightness), Math.min(1.15, chromaOf(lab) / (oldChroma || 1)), hued)
    const turn = angle(Math.atan2(b, a) - oldHue) * 0.35 * hued
    const chroma = newChroma * own
    lab[0] = mix(lightness, moved, share)
    lab[1] = mix(a, Math.cos(newHue + turn) * chroma, share)
    lab[2] = mix(b, Math.sin(newHue + turn) * chroma, share)
  })
}

function angle(value: number): number {
  return Math.atan2(Math.sin(value), Math.cos(value))
}

export const operations = [recolour]
