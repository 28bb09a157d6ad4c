import { boxed, denoise, type DenoiseOptions, type Guides } from './denoise.ts'
import type { Facts, Pass, Passes } from './passes.ts'
import { scattered } from './skin.ts'
import { lightAt, lightOver } from './thrown.ts'

/** What a place shows without its photos, and what each photo adds to it. */
export interface Plate {
  facts: Facts
  light: Pass
  /** How much of the photo's light comes from each pixel. */
  weight: Pass
  /** Where in which photo each pixel looks: planes of width × height. */
  place: Places
}

export interface Places {
  u: Float32Array
  /** From the top. */
  v: Float32Array
  /** Standard deviation, as a share of the photo. */
  blur: Float32Array
  /** Number of the slot. */
  slot: Uint8Array
  /** Share of the pixel that is the slot itself, not a mirror of it. */
  cover: Float32Array
}

/** Below this share of white a photo adds nothing that is seen. */
const LEAST = 0.004
const MOST_SLOTS = 8

type Cleaning = Pick<DenoiseOptions, 'reach' | 'strength'>

/** How plates are cleaned: the light on surfaces, and mirrors, lamps and hairs. */
const CLEAN = { diffuse: { reach: 7, strength: 0.45 }, rest: { reach: 7, strength: 0.45 } }

/** Takes the noise out of the passes of a render and parts what is the scene's from what is the photo's. */
export async function plateOf(passes: Passes, clean: { diffuse: Cleaning; rest: Cleaning } = CLEAN): Promise<Plate> {
  const { facts } = passes
  const { width, height, slots, grey } = facts
  const guides: Guides = {
    width,
    height,
    normal: await mean(passes, 'normal'),
    surface: await mean(passes, 'surface'),
    depth: await mean(passes, 'depth'),
  }
  const halves = await Promise.all([0, 1].map((half) => halfOf(passes, half)))
  const [first, second] = halves as [Half, Half]
  const diffuse = denoise(first.diffuse, second.diffuse, guides, { ...clean.diffuse, bySurface: false })
  const rest = denoise(first.rest, second.rest, guides, { ...clean.rest, bySurface: true })
  const cover = (await mean(passes, 'cover')).filter((_, at) => at % 3 === 0)
  // In a photo there are no slots: what is covered there is skin.
  const fallen = slots.length === 0 ? scattered(diffuse, cover, guides, facts.spread) : diffuse
  const light = fallen.map((value, at) => value * 0.5 * (first.albedo[at]! + second.albedo[at]!) + rest[at]!)
  const weight = new Float32Array(light.length)
  const gain = 2 ** facts.exposure
  const exposed = (pass: Pass) => pass.map((value) => value * gain)
  if (slots.length === 0) return { facts, light: exposed(light), weight, place: nowhere(width * height) }
  const { place, seen } = await placesOf(passes, guides, cover)
  for (const [number, { kind, strength }] of slots.entries()) {
    const thrown = lightOver(diffuse, place, number)
    for (let at = 0; at < seen.length; at++) {
      if (place.slot[at] !== number) continue
      const [shown, mirrored] = [Math.min(1, cover[at]!), Math.max(0, seen[at]! - cover[at]!)]
      for (let c = 0; c < 3; c++) {
        const index = at * 3 + c
        const own = kind === 'ink' ? 0.5 * (first.albedo[index]! + second.albedo[index]!) : 1
        weight[index] =
          kind === 'screen'
            ? seen[at]! * strength
            : own * (shown * diffuse[index]! + mirrored * lightAt(thrown, place, at, c))
        // Bare ground is a white photo.
        const paper = kind === 'ink' ? 1 : grey
        if (kind !== 'screen') light[index] = Math.max(0, light[index]! - paper * weight[index])
      }
    }
  }
  for (let at = 0; at < seen.length; at++) {
    if (Math.max(weight[at * 3]!, weight[at * 3 + 1]!, weight[at * 3 + 2]!) < LEAST) weight.fill(0, at * 3, at * 3 + 3)
  }
  return { facts, light: exposed(light), weight: exposed(weight), place }
}

interface Half {
  albedo: Pass
  /** Light on the surfaces, without their colour. */
  diffuse: Pass
  /** Mirrors, glass, lamps. */
  rest: Pass
}

async function halfOf({ read }: Passes, half: number): Promise<Half> {
  const of = (name: string) => read(`light${half}-${name}`)
  const [image, albedo, direct, indirect] = await Promise.all([of('image'), of('albedo'), of('direct'), of('indirect')])
  const diffuse = direct.map((value, at) => value + indirect[at]!)
  return { albedo, diffuse, rest: image.map((value, at) => Math.max(0, value - albedo[at]! * diffuse[at]!)) }
}

async function mean({ read }: Passes, name: string): Promise<Pass> {
  const [one, other] = await Promise.all([read(`light0-${name}`), read(`light1-${name}`)])
  return one.map((value, at) => 0.5 * (value + other[at]!))
}

/** Where every pixel looks, and how much of a shining photo it would see. */
async function placesOf(
  { facts, read }: Passes,
  guides: Guides,
  cover: Float32Array,
): Promise<{ place: Places; seen: Float32Array }> {
  const { width, height, slots } = facts
  const direct = (pass: Pass, smooth: Pass) =>
    smooth.map((value, at) => (cover[(at / 3) | 0]! > 0.02 ? pass[at]! : value))
  const smoothed = (pass: Pass) =>
    direct(pass, denoise(pass, pass, guides, { reach: 4, strength: 0.6, bySurface: true }))
  const [first, squares] = [smoothed(await read('place-image')), smoothed(await read('blur-image'))]
  const place = nowhere(width * height)
  place.cover = cover
  const seen = new Float32Array(width * height)
  for (let at = 0; at < seen.length; at++) {
    const total = first[at * 3 + 2]!
    seen[at] = total
    const share = 1 / Math.max(1e-5, total)
    const [u, v] = [clamp01(first[at * 3]! * share), clamp01(first[at * 3 + 1]! * share)]
    const variance = (squares[at * 3]! * share - u * u + squares[at * 3 + 1]! * share - v * v) / 2
    place.u[at] = u
    place.v[at] = 1 - v
    place.blur[at] = cover[at]! > 0.5 ? 0 : Math.sqrt(Math.min(0.2, Math.max(0, variance)))
    const number = Math.round(squares[at * 3 + 2]! * share * MOST_SLOTS) - 1
    place.slot[at] = Math.min(slots.length - 1, Math.max(0, number))
  }
  steady(place, width, height)
  evenBlur(place, seen, width, height)
  return { place, seen }
}

/** Antialiasing shakes the coordinates: where a whole square lies on one slot its mean is the place of its middle. */
function steady(place: Places, width: number, height: number): void {
  const inside = boxed(
    Float32Array.from(place.cover, (share) => Number(share > 0.985)),
    width,
    height,
    2,
  )
  for (const plane of [place.u, place.v]) {
    const even = boxed(plane, width, height, 2)
    for (let at = 0; at < plane.length; at++) if (inside[at]! > 0.9999) plane[at] = even[at]!
  }
}

/** How blurred a mirror is does not change from pixel to pixel; few samples say that it does. */
function evenBlur({ blur, cover }: Places, seen: Float32Array, width: number, height: number): void {
  const isMirror = seen.map((total, at) => Number(total > LEAST && cover[at]! <= 0.02))
  const among = boxed(isMirror, width, height, 6)
  const even = boxed(
    blur.map((value, at) => value * isMirror[at]!),
    width,
    height,
    6,
  )
  for (let at = 0; at < blur.length; at++) if (isMirror[at] === 1) blur[at] = even[at]! / among[at]!
}

/** Whether a pixel shows anything of a photo. */
export function isShown(weight: Pass, at: number): boolean {
  return Math.max(weight[at * 3]!, weight[at * 3 + 1]!, weight[at * 3 + 2]!) > 0
}

function nowhere(pixels: number): Places {
  const plane = () => new Float32Array(pixels)
  return { u: plane(), v: plane(), blur: plane(), cover: plane(), slot: new Uint8Array(pixels) }
}

function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value))
}
