import { isAbsolute } from 'node:path'
import * as z from 'zod'
import { KeptLater } from './kept-later.ts'
import { readLight } from './rendered.ts'

/** The file of a place that was rendered beforehand: `join(import.meta.dirname, 'backplates', 'robot_droid.jpg')`. */
export const backplateSchema = z
  .string()
  .refine(isAbsolute, { message: 'Give the backplate as an absolute path.' })
  .refine((file) => file.endsWith('.jpg'), { message: 'A backplate is a .jpg that `npm run art -- bake` wrote.' })

/** Bytes of backplates that are kept: four of medium size, or one large one. */
const kept = new KeptLater<Int32Array>(9 * 1024 * 1024, ({ byteLength }) => byteLength)

/**
 * What a backplate shows at a size, packed; the recently used ones are kept.
 *
 * @throws Error when the file is missing or no picture
 */
export function loadBackplate(file: string, width: number, height: number): Promise<Int32Array> {
  return kept.get(`${width}x${height} ${file}`, () => readLight(file, width, height))
}
