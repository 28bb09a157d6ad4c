import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { encodeLight } from './light-codes.ts'
import { recipeSchema } from './recipe.ts'
import { render } from './render.ts'

const LIGHT = [0.9, 0.2, 0.05] as const
const SIZE = { width: 256, height: 128 }
let folder: string
let place: string

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backplate-'))
  place = join(folder, 'place.jpg')
  const [r, g, b] = LIGHT.map(encodeLight)
  const background = { r: r!, g: g!, b: b! }
  const image = sharp({ create: { width: 384, height: 192, channels: 3, background } })
  await image.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toFile(place)
})
after(() => rm(folder, { recursive: true }))

/** The colour of a corner, where no letter is. */
async function corner(steps: unknown[], backplate?: string): Promise<number[]> {
  const finish = { vignette: 0, bloom: { strength: 0 } }
  const recipe = recipeSchema.parse({ light: 'studio', finish, steps, ...(backplate && { backplate }) })
  return [...(await render(recipe, 'I', SIZE)).subarray(0, 3)]
}

const LETTERS = { do: 'fill', colour: '#ffffff' }

test('a recipe with a backplate begins with its light', async () => {
  const shown = await corner([LETTERS], place)
  const painted = await corner([{ do: 'backdrop', clouds: 0, colours: [LIGHT] }, LETTERS])
  for (const [part, value] of shown.entries())
    assert.ok(Math.abs(value - painted[part]!) <= 2, `${shown.join(' ')}, ${painted.join(' ')}`)
})

test('a scene that was painted on one backplate is not shown on another', async () => {
  const scene = { do: 'scene', steps: [{ do: 'dust', on: 'scene', amount: 0 }] }
  const first = await corner([scene, LETTERS], place)
  const other = join(folder, 'dark.jpg')
  await sharp({ create: { width: 384, height: 192, channels: 3, background: '#000000' } })
    .jpeg()
    .toFile(other)
  const second = await corner([scene, LETTERS], other)
  assert.ok(first[0]! > 150 && second[0]! < 30, `${first.join(' ')}, ${second.join(' ')}`)
})

test('a backplate that is missing, or no absolute path, is refused', async () => {
  assert.throws(() => recipeSchema.parse({ light: 'studio', steps: [LETTERS], backplate: 'place.jpg' }), /absolute/)
  await assert.rejects(corner([LETTERS], join(folder, 'none.jpg')), /none\.jpg|missing/)
})
