import type { PluginContext } from '@gateway/sdk-plugin'
import { loadPicture } from '@gateway/sdk-plugin/picture'
import type { Picture } from '@gateway/sdk-plugin/picture'
import { readRaster } from '@gateway/sdk-plugin/raster'
import type { Raster } from '@gateway/sdk-plugin/raster'
import { run, type Outcome } from './engine/run.ts'
import type { Plan } from './language/parse.ts'

/** Pictures are worked on at this size at most. */
const WORKING_PIXELS = 12_000_000

export interface Edited extends Outcome {
  /** The picture before, at the size it was worked on. */
  before: Raster
}

/** Loads a picture and runs a plan on it. */
export async function edit(ctx: PluginContext, url: string, plan: Plan): Promise<Edited> {
  return editPicture(ctx, await loadPicture(ctx, url), plan)
}

export async function editPicture(ctx: PluginContext, picture: Picture, plan: Plan): Promise<Edited> {
  const maxPixels = Math.min(WORKING_PIXELS, ...plan.steps.map(({ operation }) => operation.maxPixels ?? Infinity))
  const raster = await readRaster(picture, { maxPixels })
  const before = { ...raster, data: Buffer.from(raster.data) }
  const outcome = await run(raster, plan.steps, { signal: ctx.signal, excluded: plan.excluded })
  if (picture.width * picture.height > maxPixels) {
    outcome.notes.unshift(`The picture was shrunk from ${picture.width} × ${picture.height} to be worked on.`)
  }
  return { ...outcome, before }
}

/** What every editing endpoint returns beside its picture. */
export function told({ operations, notes }: Pick<Outcome, 'operations' | 'notes'>, { ignored, excluded }: Plan) {
  return {
    operations,
    ignored,
    ...(excluded.length > 0 && { excluded }),
    ...(notes.length > 0 && { notes }),
    engine: 'builtin',
  }
}
