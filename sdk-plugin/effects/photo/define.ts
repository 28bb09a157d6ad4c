import { basename, extname } from 'node:path'
import * as z from 'zod'
import type { PluginContext } from '../../context.ts'
import { defineEndpoint } from '../../endpoint.ts'
import type { Endpoint, Example } from '../../endpoint.ts'
import * as param from '../../params.ts'
import { loadPicture } from '../../picture.ts'
import { type Raster, readRaster } from '../../raster.ts'
import { encode, EXTENSIONS, formatParam } from '../encode.ts'
import { shelvesWritten } from '../shelf.ts'
import { keepScenes } from '../stage.ts'
import { fieldsOf, photoInputsOf } from './fields.ts'
import { type FrameRecipe, frameRecipeSchema, type CheckedFrameRecipe } from './recipe.ts'
import { beginFrame, renderFrame } from './render.ts'

/** A photo frame with its address. */
export interface PhotoFrame {
  /** First segment of the path. Default `photoframe`. */
  category?: string
  name: string
  /** One line for lists and cards. */
  summary: string
  /** Parameters of pictures that show it at its best; the first is the gate. Default the sample `portrait.jpg`. */
  samples?: readonly Record<string, string>[]
  recipe: FrameRecipe
}

/** Factors of the medium size by name. */
export const FRAME_SIZES = { small: 0.5, medium: 1, large: 1.6 } as const

/** Scenes of two frames of medium size that have a table and four sheets of paper. */
const SCENES_BYTES = 48 * 1024 * 1024

/** Pixels of a photo that are worked on: more than any slot shows. */
const MOST_PIXELS = 6_000_000

const shared = {
  size: param.choice(['small', 'medium', 'large'], { description: '640, 1280 or 2048 pixels' }).default('medium'),
  seed: param.integer({ min: 0, max: 999_999, description: 'Scatters small things in another way' }).optional(),
  format: formatParam('jpeg'),
}

type Settings = z.output<z.ZodObject<typeof shared>> & Record<string, string | undefined>

/**
 * An endpoint that puts a photo into a frame, or redraws it.
 *
 * @throws ZodError for a recipe that is not valid, when the plugin loads
 */
export function definePhotoFrame(frame: PhotoFrame): Endpoint {
  keepScenes(SCENES_BYTES)
  const { category = 'photoframe', name, summary, samples = [{ url: '{samples}/portrait.jpg' }], recipe } = frame
  const checked = frameRecipeSchema.parse(recipe)
  const fields = fieldsOf(checked)
  return defineEndpoint({
    category,
    name,
    summary,
    description:
      'The photo comes from `url`: up to 25 MB and 40 million pixels; of an animation its first frame. ' +
      'The same photo, size and seed always give the same picture.',
    params: z.object({ ...fields, ...shared }),
    examples: samples.map(exampleOf),
    lane: 'cpu',
    timeoutMs: 40_000,
    async warmUp(signal) {
      const first = photoInputsOf(checked)[0]
      await renderFrame(checked, { photos: first === undefined ? {} : { [first]: greyPhoto() }, texts: {} }, { signal })
      await shelvesWritten()
    },
    async handle(given, ctx) {
      const { size, seed, format, ...values } = given as unknown as Settings
      const options = { scale: FRAME_SIZES[size], signal: ctx.signal, ...(seed === undefined ? {} : { seed }) }
      beginFrame(checked, options)
      const inputs = { photos: await photosOf(checked, values, ctx), texts: values }
      const { width, height, pixels } = await renderFrame(checked, inputs, options)
      const bytes = await encode(pixels, { width, height, format, crisp: false })
      return ctx.files.save(bytes, `image/${format}`, { name: `${name}.${EXTENSIONS[format]}`, width, height })
    },
  })
}

/** Nothing to see, in the shape of a portrait: what is the same for every photo is painted around it. */
function greyPhoto(): Raster {
  return { width: 480, height: 600, data: Buffer.alloc(480 * 600 * 4, Buffer.of(128, 128, 128, 255)) }
}

async function photosOf(
  recipe: CheckedFrameRecipe,
  values: Record<string, string | undefined>,
  ctx: PluginContext,
): Promise<Record<string, Raster>> {
  const named = photoInputsOf(recipe).flatMap((name) =>
    values[name] === undefined ? [] : [[name, values[name]] as const],
  )
  const loaded = named.map(async ([name, url]) => {
    return [name, await readRaster(await loadPicture(ctx, url), { maxPixels: MOST_PIXELS })] as const
  })
  return Object.fromEntries(await Promise.all(loaded))
}

function exampleOf(params: Record<string, string>): Example {
  return {
    title: params.text ?? basename(params.url ?? '', extname(params.url ?? '')),
    params: { ...params, size: 'small' },
    expect: { 'result.type': 'image/jpeg' },
  }
}
