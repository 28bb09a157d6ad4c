import type { PluginContext } from '@gateway/sdk-plugin'
import { loadPicture } from '@gateway/sdk-plugin/picture'
import { readRaster, saveRaster } from '@gateway/sdk-plugin/raster'
import { editPicture, told } from './edit.ts'
import { editRemotely } from './provider.ts'
import { atResolution, type Resolution } from './resolution.ts'
import { EXAMPLES, understood } from './understand.ts'

export interface Wish {
  url: string
  prompt: string
  /** `builtin`, or what the configured provider calls a model. */
  model: string
  resolution?: Resolution | undefined
}

/** Edits with the operations of this plugin, or has the configured provider do it. */
export async function editWith(ctx: PluginContext, { url, prompt, model, resolution }: Wish) {
  const size = resolution && { resolution: resolution.name }
  if (model.toLowerCase() === 'builtin') {
    const plan = understood(prompt, EXAMPLES)
    const edited = await editPicture(ctx, await loadPicture(ctx, url), plan)
    const raster = resolution ? await atResolution(edited.raster, resolution) : edited.raster
    return { ...(await saveRaster(ctx, raster, { name: 'edited' })), model: 'builtin', ...size, ...told(edited, plan) }
  }
  const picture = await loadPicture(ctx, url)
  const made = await readRaster(await editRemotely(ctx, { picture, prompt, model }), { maxPixels: 25_000_000 })
  const raster = resolution ? await atResolution(made, resolution) : made
  const file = await saveRaster(ctx, raster, { name: 'edited' })
  return { ...file, model, ...size, operations: [{ name: 'remote', prompt }], ignored: [], engine: 'provider' }
}
