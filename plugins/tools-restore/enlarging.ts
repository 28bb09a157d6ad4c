import { GatewayError, notConfigured, param } from '@gateway/sdk-plugin'
import type { PluginContext } from '@gateway/sdk-plugin'
import { listModels, loadModel } from '@gateway/sdk-plugin/models'
import { loadPicture } from '@gateway/sdk-plugin/picture'
import { imageOf, isOpaque, readRaster, type Raster } from '@gateway/sdk-plugin/raster'
import { art, enlarge, type Enlarger, lanczos, photo } from './upscale/enlarge.ts'
import { enlargeByModel, LAYOUT } from './upscale/network.ts'

/** What is built in, by name. */
const ENGINES: Record<string, Enlarger> = { photo, art, lanczos }

const MAX_PIXELS = 25_000_000

export const scale = param.integer({ min: 2, max: 4, description: 'How many times as wide and as high' }).default(2)

/**
 * Fetches a picture, enlarges and stores it.
 *
 * @param engine `photo`, `art`, `lanczos`, or the name of an operator's model, in lower case.
 * @throws `image_too_large` (413) before anything is computed
 */
export async function enlarged(ctx: PluginContext, url: string, engine: string, times: number) {
  const picture = await loadPicture(ctx, url)
  refuseLarge(picture, times)
  const run = await engineOf(ctx, engine)
  const raster = await readRaster(picture)
  const large = await run(raster, times)
  // Flat colours stay flat, and small files, only without loss.
  const png = engine === 'art' || !isOpaque(large)
  const bytes = await (png
    ? imageOf(large).png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer()
    : imageOf(large).removeAlpha().jpeg({ quality: 93, chromaSubsampling: '4:4:4' }).toBuffer())
  const file = await ctx.files.save(bytes, png ? 'image/png' : 'image/jpeg', {
    width: large.width,
    height: large.height,
  })
  return { ...file, engine, scale: times, original: { width: raster.width, height: raster.height } }
}

async function engineOf(ctx: PluginContext, name: string): Promise<(raster: Raster, times: number) => Promise<Raster>> {
  const enlarger = ENGINES[name]
  if (enlarger) return (raster, times) => enlarge(raster, times, enlarger, ctx.signal)
  const models = await listModels(ctx)
  const file = models.find((one) => one.toLowerCase() === `${name}.onnx`)
  if (!file) {
    const known = [...Object.keys(ENGINES), ...models.map((one) => one.replace(/\.onnx$/, ''))]
    throw notConfigured(
      `There is no model "${name}". There are: ${known.join(', ')}.`,
      `To add it, put an ONNX model with float32 [1, 3, height, width], RGB from 0 to 1, into the folder that ` +
        `GATEWAY_MODELS names, as ${name}.onnx.`,
    )
  }
  const model = await loadModel(ctx, file, LAYOUT)
  return (raster, times) => enlargeByModel(raster, times, model, ctx.signal)
}

function refuseLarge({ width, height }: { width: number; height: number }, times: number): void {
  const pixels = width * height * times * times
  if (pixels <= MAX_PIXELS) return
  const most = Math.floor(MAX_PIXELS / times ** 2 / 10_000) / 100
  throw new GatewayError('image_too_large', {
    message: 'The enlarged picture would have more pixels than this endpoint makes.',
    expected: `at most ${MAX_PIXELS / 1e6} million pixels, for scale ${times} from ${most} million`,
    received: `${width} × ${height}, enlarged ${width * times} × ${height * times}`,
    hint: 'Send a smaller picture or a smaller scale.',
  })
}
