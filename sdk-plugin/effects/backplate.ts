import { isAbsolute } from 'node:path'
import * as z from 'zod'
import { readLight } from './rendered.ts'

/** The file of a place that was rendered beforehand: `join(import.meta.dirname, 'backplates', 'robot_droid.jpg')`. */
export const backplateSchema = z
  .string()
  .refine(isAbsolute, { message: 'Give the backplate as an absolute path.' })
  .refine((file) => file.endsWith('.jpg'), { message: 'A backplate is a .jpg that `npm run art -- bake` wrote.' })

/** Backplates that are kept, in bytes: four of medium size, or one large one. */
const MOST_KEPT = 9 * 1024 * 1024
const kept = new Map<string, Promise<Int32Array>>()

/**
 * What a backplate shows at a size, packed; the recently used ones are kept.
 *
 * @throws Error when the file is missing or no picture
 */
export function loadBackplate(file: string, width: number, height: number): Promise<Int32Array> {
  const name = `${width}x${height} ${file}`
  const light = kept.get(name) ?? readLight(file, width, height)
  kept.delete(name)
  kept.set(name, light)
  light.catch(() => kept.delete(name))
  forgetOldest(width * height * Int32Array.BYTES_PER_ELEMENT)
  return light
}

/** All that are kept are about as large as this one, or smaller: one size is asked for at a time. */
function forgetOldest(bytes: number): void {
  const room = Math.max(1, Math.floor(MOST_KEPT / bytes))
  for (const name of kept.keys()) {
    if (kept.size <= room) break
    kept.delete(name)
  }
}
