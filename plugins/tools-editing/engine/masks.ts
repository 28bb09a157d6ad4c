import { lumaOf, type Raster } from '../kernels/canvas.ts'
import type { Box, Place } from '../language/places.ts'
import type { Region } from '../language/region.ts'
import { colourMask, greeneryShare, labMask, skinShare, toneMask, waterShare } from '../regions/colours.ts'
import { boxMask, centreMask, ovalMask } from '../regions/geometry.ts'
import { hairMask } from '../regions/hair.ts'
import { inverted, joined, type Mask } from '../regions/mask.ts'
import { skyMask } from '../regions/sky.ts'
import { facesIn, subjectIn } from '../regions/vision.ts'
import { smoothstep } from '../kernels/canvas.ts'

/** Finds places in one picture; what has been found is kept. */
export class Masks {
  readonly #raster: Raster
  readonly #signal: AbortSignal
  readonly #note: (text: string) => void
  #subject: Promise<Mask> | undefined
  #faces: Promise<Box[]> | undefined
  #sky: Promise<Mask> | undefined

  constructor(raster: Raster, signal: AbortSignal, note: (text: string) => void) {
    this.#raster = raster
    this.#signal = signal
    this.#note = note
  }

  async of({ places, colours, except }: Region): Promise<Mask> {
    const masks: Mask[] = []
    for (const place of places) masks.push(await this.#place(place))
    // "the red car": what is red there. A colour by itself is looked for everywhere.
    const coloured = colours.map((colour) => colourMask(this.#raster, colour))
    const found =
      masks.length > 0 && coloured.length > 0
        ? within(joined(masks), joined(coloured))
        : joined([...masks, ...coloured])
    return except ? inverted(found) : found
  }

  subject(): Promise<Mask> {
    return (this.#subject ??= subjectIn(this.#raster, this.#signal))
  }

  faces(): Promise<Box[]> {
    return (this.#faces ??= facesIn(this.#raster, this.#signal))
  }

  sky(): Promise<Mask> {
    return (this.#sky ??= skyMask(this.#raster))
  }

  async #place(place: Place): Promise<Mask> {
    const raster = this.#raster
    switch (place.kind) {
      case 'box':
        return boxMask(raster, place.box)
      case 'oval':
        return centreMask(raster)
      case 'tone':
        return toneMask(lumaOf(raster), raster, place.from, place.to)
      case 'sky':
        return this.#checked(place.name, await this.sky())
      case 'subject':
      case 'object':
        return this.subject()
      case 'background':
        return inverted(await this.subject())
      case 'faces':
        return this.#faceMask()
      case 'greenery':
        return this.#checked(place.name, labMask(raster, greeneryShare))
      case 'skin':
        return this.#checked(place.name, labMask(raster, skinShare))
      case 'hair':
        return this.#checked(place.name, await hairMask(raster, await this.faces(), await this.subject()))
      case 'ground':
        return boxMask(raster, { left: 0, right: 1, top: 0.62, bottom: 1 })
      case 'water':
        return this.#water()
    }
  }

  /** Blue below the horizon. */
  async #water(): Promise<Mask> {
    const { height } = this.#raster
    const sky = await this.sky()
    const low = (y: number) => smoothstep(0.25, 0.4, y / height)
    const blue = labMask(this.#raster, (lab, _, y) => waterShare(lab) * low(y))
    return this.#checked('water', { ...blue, plane: blue.plane.map((share, at) => share * (1 - sky.plane[at]!)) })
  }

  async #faceMask(): Promise<Mask> {
    const faces = await this.faces()
    if (faces.length > 0) return joined(faces.map((face) => ovalMask(this.#raster, grown(face), 0.22)))
    this.#note('No face was found.')
    return { ...this.#raster, plane: new Float32Array(this.#raster.width * this.#raster.height) }
  }

  #checked(name: string, mask: Mask): Mask {
    const sum = mask.plane.reduce((total, share) => total + share, 0)
    if (sum < mask.plane.length * 0.002) this.#note(`No ${name} was found.`)
    return mask
  }
}

/** A face box ends at the brow and the chin; a face does not. */
export function grown({ left, top, right, bottom }: Box, share = 0.18): Box {
  const [dx, dy] = [(right - left) * share, (bottom - top) * share]
  return { left: left - dx, right: right + dx, top: top - dy * 1.6, bottom: bottom + dy }
}

function within(place: Mask, coloured: Mask): Mask {
  return { ...place, plane: place.plane.map((share, at) => share * coloured.plane[at]!) }
}
