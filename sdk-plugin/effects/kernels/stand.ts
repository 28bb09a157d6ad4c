import type { Rgb } from '../colour.ts'
import { addressOf, inPlace, kernel } from './memory.ts'
import { wasm } from './wasm.ts'

/** Red, green and blue. */
export type Planes = readonly [Float32Array, Float32Array, Float32Array]

/** A lamp, far away. */
export interface DistantLamp {
  /** Where it stands as seen from who is lit: right and down, of length 1. */
  from: readonly [number, number]
  colour: Rgb
  /** How bright the thin edge is that it draws from behind. */
  rim: number
  /** How much of its light reaches what is turned to the viewer: more of a lamp that stands before them. Default 0.22. */
  front?: number
}

/** How much of a lamp at their side reaches what is turned to the viewer. */
export const BESIDE = 0.22

/** Who stands before what, all planes of one size. */
export interface Stood {
  own: Planes
  /** The scene; without one, what is not theirs stays as it is. */
  behind?: {
    ground: Planes
    /** What is bright in the scene, spilling over the edge. */
    glow: Planes
    /** What the air scatters before them. Default nothing. */
    mist?: Planes | undefined
  }
  /** How much of each pixel is theirs, and the same blurred by the width of a rim. */
  share: Float32Array
  edge: Float32Array
  /** How their forms turn away: right and down. */
  form: { x: Float32Array; y: Float32Array }
  ambient: Rgb
  /** Factor of all light on them. */
  exposure: number
  lamps: readonly DistantLamp[]
  /** How much of the glow and of the mist reaches them. */
  wrap: number
  air: number
}

/** Lights who stands before a scene by its lamps and lays them on it, in place. */
export function lightStanding(stood: Stood): void {
  const { own, behind, share, edge, form, ambient, exposure, lamps, wrap, air } = stood
  if (share.length < 4) throw new RangeError(`At least four pixels are lit at a time, not ${share.length}.`)
  kernel((temporary) => {
    const addresses = (planes: Planes | undefined) => {
      return planes ? planes.map((plane) => addressOf(plane, temporary)) : [0, 0, 0]
    }
    const numbers = [...ambient.map((light) => light * exposure), exposure, wrap, air]
    const fields = [
      ...[behind?.ground, behind?.glow, behind?.mist].flatMap(addresses),
      ...[share, edge, form.x, form.y, Float32Array.from(numbers)].map((plane) => addressOf(plane, temporary)),
      addressOf(
        Float32Array.from(lamps.flatMap(({ from, rim, colour, front = BESIDE }) => [...from, rim, ...colour, front])),
        temporary,
      ),
      lamps.length,
      temporary.floats(12).byteOffset,
    ]
    inPlace(own, (planes) => wasm.stand(addressOf(Int32Array.from([...planes, ...fields]), temporary), share.length))
  })
}
