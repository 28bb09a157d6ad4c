import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'
import type { Recipe } from '../index.ts'

type Fill = Extract<Recipe['steps'][number], { do: 'fill' }>

test('bands have sharp edges, one colour more than there are stops', async () => {
  const paint: Fill['paint'] = { kind: 'bands', colours: ['#ff0000', '#0000ff'], stops: [0.5] }
  const picture = await painted([{ do: 'fill', paint }], { ground: '#ffffff', width: 400, height: 200 })
  const red = picture.count(([r, g, b]) => r > 150 && g < 60 && b < 60)
  const blue = picture.count(([r, g, b]) => b > 150 && g < 60 && r < 60)
  const between = picture.count(([r, g, b]) => g < 60 && r > 80 && b > 80)
  assert.ok(red > 500 && blue > 500, `${red}, ${blue}`)
  assert.ok(between < 0.05 * (red + blue), String(between))
})

test('colours that run to the right lean to the left on their way down', async () => {
  const shareOfRed = async (lean: number) => {
    const paint: Fill['paint'] = { kind: 'horizontal', lean, colours: ['#ff0000', '#0000ff'] }
    const picture = await painted([{ do: 'fill', paint }], { ground: '#ffffff', width: 400, height: 200 })
    return picture.count(([r, g, b]) => r > 1.2 * b && g < 60)
  }
  const [upright, leaning] = [await shareOfRed(0), await shareOfRed(1)]
  assert.ok(leaning > 0 && leaning < 0.8 * upright, `${upright}, ${leaning}`)
})

test('bands that vary are not alike on two characters', async () => {
  const split = async (vary: number) => {
    const paint: Fill['paint'] = { kind: 'bands', vary, colours: ['#ff0000', '#0000ff'], stops: [0.5] }
    const picture = await painted([{ do: 'fill', paint }], { ground: '#ffffff', width: 400, height: 200 })
    return picture.count(([r, g, b]) => r > 150 && g < 60 && b < 60)
  }
  assert.ok(Math.abs((await split(0.3)) - (await split(0))) > 200)
})
