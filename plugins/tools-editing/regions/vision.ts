import type { Box } from '../language/places.ts'
import type { Raster } from '../kernels/canvas.ts'
import type { Mask } from './mask.ts'

/** Faces as shares of width and height, the largest first. */
export async function facesIn(raster: Raster, signal: AbortSignal): Promise<Box[]> {
  const { findFaces } = await import('@gateway/sdk-plugin/vision')
  const { width, height } = raster
  const faces = await findFaces(raster, { signal })
  return faces.map((face) => ({
    left: face.x / width,
    top: face.y / height,
    right: (face.x + face.width) / width,
    bottom: (face.y + face.height) / height,
  }))
}

/** The subject as a soft mask. */
export async function subjectIn(raster: Raster, signal: AbortSignal): Promise<Mask> {
  const { segmentSubject } = await import('@gateway/sdk-plugin/vision')
  const { width, height } = raster
  const { mask } = await segmentSubject(raster, { signal })
  return { width, height, plane: Float32Array.from(mask, (value) => value / 255) }
}
