import * as z from 'zod'
import { colour, type Rgb } from '../colour.ts'
import { Kept } from '../kept.ts'
import { enlarge } from '../kernels/resample.ts'
import { normalsOf } from '../kernels/normals.ts'
import { type Ground, groundFrom, groundOf, partsOfGround } from '../light/ground.ts'
import { shelved } from '../shelf.ts'
import { shade } from '../light/shade.ts'
import { describedMaterial } from '../surface/material.ts'
import type { Drawn } from '../plates/plate.ts'
import { PLATES, type PlateName } from '../plates/index.ts'
import { keptFrame, operation, type Stage } from '../stage.ts'

/** A wall or table with relief, lit by the same lamps as the letters. */
export const plate = operation({
  name: 'plate',
  schema: z.strictObject({
    do: z.literal('plate'),
    kind: z.enum(Object.keys(PLATES) as [PlateName, ...PlateName[]]),
    /** The plate's own when left out. */
    colours: z.array(colour).min(1).max(4).optional(),
    /** Size of its pattern; 1 is as designed. */
    scale: z.number().min(0.2).max(4).default(1),
    relief: z.number().min(0).max(4).default(1),
    /** Drawn at half the size, which takes a third of the time: for what is put out of focus. */
    coarse: z.boolean().default(false),
    /** Where the main lamp falls, as shares of the frame, and how wide in frame heights. */
    spot: z
      .strictObject({
        at: z.tuple([z.number(), z.number()]).readonly().default([0.38, 0.3]),
        size: z.number().positive().default(0.8),
        /** What reaches the rest of the plate. */
        rest: z.number().min(0).max(1).default(0.25),
        power: z.number().min(0).max(10).default(1),
      })
      .prefault({}),
  }),
  apply(stage, options) {
    const light = JSON.stringify([stage.environment.id, stage.gain])
    let fresh: Ground | undefined
    keptFrame(stage, JSON.stringify(options) + light, () => (fresh = paint(stage, options)))
    setGround(stage, options, fresh)
  },
})

/** Lets what shines later find the plate's relief, also where the plate itself was kept as a picture. */
export function setGround(stage: Stage, options: Options, fresh?: Ground): void {
  stage.ground = () => keptGround(stage, options, fresh)
}

type Options = z.output<(typeof plate)['schema']>

const MATT = describedMaterial({ colour: [1, 1, 1], metal: 0, rough: 1 })

/** @returns its relief, so that the plate need not be drawn again for that */
function paint({ frame, environment, gain }: Stage, options: Options): Ground {
  const { width, height } = frame
  const { normals, colour: planes } = draw(frame, options)
  const coverage = new Float32Array(width * height).fill(1)
  const patch = { x: 0, y: 0, width, height, coverage, normals, colour: planes }
  shade(
    frame,
    patch,
    { ...MATT, ...PLATES[options.kind].material },
    {
      environment,
      gain,
    },
  )
  lightSpot(frame, options.spot)
  return groundOf(width, height, normals, planes)
}

/** The main lamp: what falls off as a bell does is that of the column times that of the row. */
function lightSpot({ width, height, r, g, b }: Stage['frame'], { at, size, rest, power }: Options['spot']): void {
  const fallOff = (far: number) => Math.exp(-((far / (height * size)) ** 2))
  const across = Float32Array.from({ length: width }, (_, x) => power * fallOff(x + 0.5 - at[0] * width))
  for (let y = 0, to = 0; y < height; y++) {
    const row = fallOff(y + 0.5 - at[1] * height)
    for (let x = 0; x < width; x++, to++) {
      const light = rest + across[x]! * row
      r[to]! *= light
      g[to]! *= light
      b[to]! *= light
    }
  }
}

function draw({ width, height }: Stage['frame'], options: Options) {
  const { relief } = options
  const { heights, colour: planes } = drawn(width, height, options)
  for (let at = 0; at < heights.length; at++) heights[at]! *= height * relief
  const normals = normalsOf(heights, width, height)
  for (const normal of [normals.x, normals.y, normals.z]) continueToBorder(normal, width, height)
  return { normals, colour: planes }
}

function drawn(width: number, height: number, { kind, scale, colours, coarse }: Options): Drawn {
  const made = PLATES[kind]
  const tones: readonly Rgb[] = colours ?? made.colours
  if (!coarse) return made.draw(width, height, scale, tones)
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const { heights, colour: planes } = made.draw(w, h, scale, tones)
  const whole = (plane: Float32Array) => enlarge(plane, w, h, width, height)
  return { heights: whole(heights), colour: { r: whole(planes.r), g: whole(planes.g), b: whole(planes.b) } }
}

/** The outermost pixels have no slope of their own: with their neighbours' they are no frame around the plate. */
function continueToBorder(plane: Float32Array, width: number, height: number): void {
  for (let y = 1; y < height - 1; y++) {
    plane[y * width] = plane[y * width + 1]!
    plane[y * width + width - 1] = plane[y * width + width - 2]!
  }
  plane.copyWithin(0, width, 2 * width)
  plane.copyWithin((height - 1) * width, (height - 2) * width, (height - 1) * width)
}

/** Reliefs that are kept: two of medium size. */
const KEPT_PIXELS = 1_100_000
const kept = new Kept<Ground>(KEPT_PIXELS, ({ nx }) => nx.length)

function keptGround({ frame }: Stage, options: Options, fresh?: Ground): Ground {
  const { width, height } = frame
  const { kind, scale, relief, colours, coarse } = options
  const key = JSON.stringify([width, height, kind, scale, relief, colours, coarse])
  return kept.get(key, () => {
    const make = () => {
      if (fresh) return partsOfGround(fresh)
      const { normals, colour: planes } = draw(frame, options)
      return partsOfGround(groundOf(width, height, normals, planes))
    }
    // Who painted the plate a moment ago has spent the time that the next process would.
    return groundFrom(shelved(`ground ${key}`, make, fresh ? Infinity : 0), width, height)
  })
}
