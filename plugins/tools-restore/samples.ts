import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageOf, type Raster } from '@gateway/sdk-plugin/raster'
import { backlit } from './scenes/backlit.ts'
import { addNoise, tinted } from './scenes/damage.ts'
import { landscape, lineArt } from './scenes/scenes.ts'

/** Makes the pictures in `samples/`, which stand in the examples: `node plugins/tools-restore/samples.ts`. */
const FOLDER = join(import.meta.dirname, 'samples')

const meadow = await landscape(320, 240, 12)
const ridges = await landscape(640, 480, 31)

const write = (name: string, bytes: Buffer) => writeFile(join(FOLDER, name), bytes)
const jpeg = (raster: Raster, quality = 90) =>
  imageOf(raster).removeAlpha().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()

await write('meadow.jpg', await jpeg(meadow))
await write(
  'drawing.png',
  await imageOf(await lineArt(200, 150, 5))
    .removeAlpha()
    .png({ palette: true })
    .toBuffer(),
)
await write('dusk.jpg', await jpeg(addNoise(tinted(ridges, [0.5, 0.42, 0.3]), 6)))
await write('backlit.jpg', await jpeg(await backlit(640, 480, 31)))
