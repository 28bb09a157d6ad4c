import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeRaster } from '@gateway/sdk-plugin/raster'
import { cornerMark, repeatedMark } from '../../test/pictures/marks.ts'
import { draw, over } from '../../test/pictures/scenes.ts'
import { subjectScenes } from '../../test/pictures/subjects.ts'
import { textures } from '../../test/pictures/textures.ts'

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

/** A ball with its light, small enough to be taken for a thing that is in the way. */
const ball = draw(640, 480, (g) => {
  const light = g.createRadialGradient(310, 225, 6, 325, 240, 52)
  light.addColorStop(0, '#ffd9b0')
  light.addColorStop(1, '#a81f1f')
  g.fillStyle = light
  g.beginPath()
  g.arc(325, 240, 50, 0, 7)
  g.fill()
})
const grounds = new Map(textures(640, 480).map(({ name, picture }) => [name, picture]))
const ground = (name: string) => grounds.get(name)!
for (const [file, picture] of [
  ['ball', over(ball, ground('grass'))],
  ['bricks', over(ball, ground('bricks'))],
  ['repeated', repeatedMark(ground('sky over grass'), { text: 'SAMPLE', opacity: 0.35 }).picture],
  ['corner', cornerMark(ground('planks'), { text: 'ARCHIVE', opacity: 0.8 }).picture],
] as const) {
  await writeFile(join(FOLDER, `${file}.jpg`), await encodeRaster(picture, 'jpeg'))
}
