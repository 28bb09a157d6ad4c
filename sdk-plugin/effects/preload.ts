import { preload as preloadText } from '../text/preload.ts'
import { encode } from './encode.ts'
import { noiseTile } from './kernels/noise.ts'

/**
 * Loads what every picture needs and takes long to load: the drawing library, the one that encodes, the usual noise. A
 * process calls it that waits for a plugin, so it must not depend on any.
 */
export async function preload(): Promise<void> {
  await preloadText()
  noiseTile('clouds')
  noiseTile('grain')
  // The encoder opens its own libraries with its first picture.
  const width = 8
  const height = 8
  await encode(Buffer.alloc(width * height * 3), { width, height, format: 'png', crisp: false })
}
