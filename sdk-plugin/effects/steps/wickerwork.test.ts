import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const RED = '#e01010'
const isRed = ([r, g]: readonly [number, number, number]) => r > g + 12
const PLAIN = { do: 'wickerwork' as const, colours: [RED], stake: RED, to: [0, 0] as const }

test('rods cover the letter, and wave along its edge', async () => {
  const woven = (await painted([PLAIN])).count(isRed)
  const filled = (await painted([{ do: 'fill', colour: RED }])).count(isRed)
  assert.ok(woven > filled * 0.9 && woven < filled * 1.45, `${woven} of ${filled}`)
})

test('rods lie along an upright stroke and along a level one', async () => {
  const change = async (text: string) => {
    const picture = await painted([{ ...PLAIN, height: 0, apart: 0.5 }], { width: 400, height: 200, text })
    let [down, right] = [0, 0]
    for (let y = 80; y < 120; y++) {
      for (let x = 190; x < 210; x++) {
        down += Math.abs(picture.at(x, y + 2)[0] - picture.at(x, y)[0])
        right += Math.abs(picture.at(x + 2, y)[0] - picture.at(x, y)[0])
      }
    }
    return down / right
  }
  const [upright, level] = [await change('I'), await change('—')]
  assert.ok(upright < 0.67 && level > 1.5, `${upright} ${level}`)
})

test('emoji keep their colours', async () => {
  const apple = await painted([{ ...PLAIN, colours: ['#1010e0'] }], { text: '🍎' })
  assert.ok(apple.count(([r, , b]) => r > b + 60) > 300)
})

test('splints that run along and those that lie across take turns: each shows on about half of the letter', async () => {
  const across = { ...PLAIN, pattern: 'splints' as const, stake: '#1010e0', height: 0, relief: 0 }
  const woven = await painted([across], { width: 400, height: 200, text: 'I' })
  const isBlue = ([r, , b]: readonly [number, number, number]) => b > r + 12
  const [along, over] = [woven.count(isRed), woven.count(isBlue)]
  assert.ok(over > 0.5 * along && over < 2 * along, `${along} along, ${over} across`)
  // Down the middle of the stroke the colour changes again and again.
  let changes = 0
  let last: boolean | undefined
  for (let y = 30; y < 170; y++) {
    const pixel = woven.at(196, y)
    if (!isRed(pixel) && !isBlue(pixel)) continue
    if (last !== undefined && last !== isRed(pixel)) changes++
    last = isRed(pixel)
  }
  assert.ok(changes >= 6, String(changes))
})
