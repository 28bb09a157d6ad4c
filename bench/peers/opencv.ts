import { createRequire } from 'node:module'
import type { Raster } from '@gateway/sdk-plugin/raster'

/** OpenCV compiled to WebAssembly, as what a user would run instead. Every matrix is freed. */
interface Mat {
  data: Uint8Array
  delete(): void
}
interface OpenCv {
  Mat: new (...shape: unknown[]) => Mat
  Rect: new (x: number, y: number, width: number, height: number) => unknown
  matFromArray(rows: number, columns: number, type: number, values: ArrayLike<number>): Mat
  cvtColor(from: Mat, to: Mat, code: number): void
  inpaint(from: Mat, mask: Mat, to: Mat, radius: number, method: number): void
  grabCut(image: Mat, mask: Mat, box: unknown, back: Mat, front: Mat, rounds: number, mode: number): void
  onRuntimeInitialized?: () => void
  [constant: string]: unknown
}

let loaded: Promise<{ cv: OpenCv }> | undefined

/** In an object: the module has a `then` of its own, on which `await` would hang. */
function opencv(): Promise<{ cv: OpenCv }> {
  loaded ??= (async () => {
    const cv = createRequire(import.meta.url)('@techstark/opencv-js') as OpenCv | Promise<OpenCv>
    if (cv instanceof Promise) return { cv: await cv }
    if (typeof cv.Mat !== 'function') {
      await new Promise<void>((resolve) => {
        cv.onRuntimeInitialized = resolve
      })
    }
    return { cv }
  })()
  return loaded
}

const type = (cv: OpenCv, name: string) => cv[name] as number

/** Telea's inpainting with radius 3. */
export async function peerTelea({ width, height, data }: Raster, mask: Uint8Array): Promise<Raster> {
  const { cv } = await opencv()
  const source = cv.matFromArray(height, width, type(cv, 'CV_8UC4'), data)
  const hole = cv.matFromArray(
    height,
    width,
    type(cv, 'CV_8UC1'),
    mask.map((value) => value * 255),
  )
  const [rgb, filled, result] = [new cv.Mat(), new cv.Mat(), new cv.Mat()]
  cv.cvtColor(source, rgb, type(cv, 'COLOR_RGBA2RGB'))
  cv.inpaint(rgb, hole, filled, 3, type(cv, 'INPAINT_TELEA'))
  cv.cvtColor(filled, result, type(cv, 'COLOR_RGB2RGBA'))
  const raster = { width, height, data: Buffer.from(result.data) }
  for (const mat of [source, hole, rgb, filled, result]) mat.delete()
  return raster
}

/** GrabCut as in its tutorials: a box that leaves a margin of an eighth, five rounds. */
export async function peerGrabCut({ width, height, data }: Raster): Promise<Uint8Array> {
  const { cv } = await opencv()
  const source = cv.matFromArray(height, width, type(cv, 'CV_8UC4'), data)
  const [rgb, mask, back, front] = [new cv.Mat(), new cv.Mat(), new cv.Mat(), new cv.Mat()]
  cv.cvtColor(source, rgb, type(cv, 'COLOR_RGBA2RGB'))
  const box = new cv.Rect(
    Math.round(width / 8),
    Math.round(height / 16),
    Math.round((width * 3) / 4),
    Math.round((height * 15) / 16),
  )
  cv.grabCut(rgb, mask, box, back, front, 5, type(cv, 'GC_INIT_WITH_RECT'))
  const labels = Uint8Array.from(mask.data, (value) => value & 1)
  for (const mat of [source, rgb, mask, back, front]) mat.delete()
  return labels
}
