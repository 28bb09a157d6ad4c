import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeRaster } from '@gateway/sdk-plugin/raster'
import { subjectScenes } from './subjects.ts'

/** Makes the pictures in `samples/`: `node plugins/tools-cutout/samples.ts`. They stand in the examples. */
const FOLDER = join(import.meta.dirname, 'samples')

const scenes = new Map(subjectScenes(800, 600).map((scene) => [scene.name, scene.picture]))
for (const [file, scene] of [
  ['portrait', 'portrait, dark, in a garden'],
  ['bottle', 'bottle in a studio'],
  ['animal', 'animal on grass'],
] as const) {
  await writeFile(join(FOLDER, `${file}.jpg`), await encodeRaster(scenes.get(scene)!, 'jpeg'))
}
