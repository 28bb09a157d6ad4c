import { setImmediate } from 'node:timers/promises'
import type { Raster } from '../kernels/canvas.ts'
import { clone } from '../kernels/canvas.ts'
import { mapLab, type Lab, toLab } from '../kernels/oklab.ts'
import { regionName } from '../language/region.ts'
import type { Step } from '../operations/operation.ts'
import { blend } from '../regions/mask.ts'
import { withOneGrain, withoutGrain } from './grain.ts'
import { Masks } from './masks.ts'
import type { Scene } from './scene.ts'

/** What ran, with its parameters: `{ name: 'blur', radius: '2%', region: 'background' }`. */
export interface Report {
  name: string
  [parameter: string]: unknown
}

export interface Outcome {
  raster: Raster
  operations: Report[]
  /** What the caller should know. */
  notes: string[]
}

/** Runs steps one after the other. The raster is used up. */
export async function run(
  raster: Raster,
  planned: readonly Step[],
  { signal, excluded = [] }: { signal: AbortSignal; excluded?: readonly string[] },
): Promise<Outcome> {
  const steps = withOneGrain(planned)
  const grainless = withoutGrain(steps)
  const notes: string[] = []
  const note = (text: string) => void (notes.includes(text) || notes.push(text))
  const pause = async () => {
    await setImmediate()
    signal.throwIfAborted()
  }
  let masks = new Masks(needsLook(steps) ? clone(raster) : raster, signal, note)
  const operations: Report[] = []
  for (const [index, step] of steps.entries()) {
    await pause()
    // Places are looked for in the picture before colours were changed; only a new outline makes it a new picture.
    const found = masks
    const scene: Scene = {
      signal,
      excluded: new Set(grainless.has(step) ? [...excluded, 'grain'] : excluded),
      mask: (region) => found.of(region),
      subject: () => found.subject(),
      faces: () => found.faces(),
      pause,
      note,
    }
    raster = await apply(raster, step, scene)
    operations.push(reportOf(step))
    if (step.operation.frame)
      masks = new Masks(needsLook(steps.slice(index + 1)) ? clone(raster) : raster, signal, note)
  }
  return { raster, operations, notes }
}

function needsLook(steps: readonly Step[]): boolean {
  return steps.some(({ region, operation }) => region !== undefined || operation.looks === true)
}

async function apply(raster: Raster, step: Step, scene: Scene): Promise<Raster> {
  if (step.operation.frame || step.operation.places) return step.run(raster, scene)
  const keepsColours = scene.excluded.has('colours')
  if (!step.region && !keepsColours) return step.run(raster, scene)
  const before = clone(raster)
  const mask = step.region && (await scene.mask(step.region))
  let changed = await step.run(raster, scene)
  if (keepsColours) changed = withColoursOf(before, changed)
  return mask ? blend(before, changed, mask) : changed
}

/** The lightness of one picture with the hue and chroma of another. */
function withColoursOf({ data }: Raster, changed: Raster): Raster {
  const old: Lab = [0, 0, 0]
  return mapLab(changed, (lab, pixel) => {
    toLab(data[pixel * 4]!, data[pixel * 4 + 1]!, data[pixel * 4 + 2]!, old)
    lab[1] = old[1]
    lab[2] = old[2]
  })
}

/** Places are told by their names. */
function isInner(value: unknown): boolean {
  return typeof value === 'object' && !Array.isArray(value)
}

export function reportOf({ operation, params, region }: Step): Report {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && !isInner(value))
  return { name: operation.name, ...Object.fromEntries(given), ...(region && { region: regionName(region) }) }
}
