import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Recipe } from '@gateway/sdk-plugin/text-art'
import { painted } from '../../../test/textart/painting.ts'

const inked = (more: Partial<Extract<Recipe['steps'][number], { do: 'tattoo' }>>): Recipe['steps'] => [
  { do: 'tattoo', uneven: 0, ...more, steps: [{ do: 'fill', colour: '#000000', blend: 'multiply' }] },
]
const middle = async (steps: Recipe['steps'], ground: string) => {
  const picture = await painted(steps, { ground })
  return [0, 1, 2].map((channel) => picture.mean(channel as 0 | 1 | 2, 98, 45, 102, 55))
}

test('ink is never as dark as on paper: skin lies over it, in its own colour', async () => {
  const ground = '#d8a080'
  const [r, , b] = await middle(inked({ gloss: 0, veil: [0.1, 0.1, 0.1] }), ground)
  assert.ok(r! > 50 && r! < 120 && r! > b! + 8, `${r} ${b}`)
  const [bare] = await middle([{ do: 'fill', colour: '#000000', blend: 'multiply' }], ground)
  assert.ok(bare! < 12, String(bare))
})

test('the gloss of the skin lies on the ink', async () => {
  const [matt] = await middle(inked({ gloss: 0 }), '#d8a080')
  const [glossy] = await middle(inked({ gloss: 1 }), '#d8a080')
  assert.ok(glossy! > matt! + 8, `${matt} ${glossy}`)
})

test('what is drawn as white leaves the skin as it is', async () => {
  const ground = '#d8a080'
  const white: Recipe['steps'] = [{ do: 'tattoo', steps: [{ do: 'fill', colour: '#ffffff' }] }]
  assert.deepEqual(await middle(white, ground), await middle([{ do: 'fill', opacity: 0 }], ground))
})
