import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { acceptedText } from './define.ts'
import { letteringSchema, setLetters } from './lettering.ts'
import { warpOf } from './warp.ts'

describe('texts', () => {
  const refused = (text: string, code: string) =>
    assert.throws(() => acceptedText(text), { code }, JSON.stringify(text))

  test('what would not be seen is refused, with the limit named', () => {
    for (const text of ['', ' ', '\n\t \n', '\u0000\u0007', '\u200b\u200d', '\ufe0f', '\u00a0']) {
      refused(text, 'param_invalid')
    }
    refused('a'.repeat(61), 'param_out_of_range')
    refused('👩‍👩‍👧‍👦'.repeat(61), 'param_out_of_range')
  })

  test('60 characters as people count them are taken', () => {
    assert.equal(acceptedText(' Gateway \n'), 'Gateway')
    assert.equal(acceptedText('👩‍👩‍👧‍👦'.repeat(60)), '👩‍👩‍👧‍👦'.repeat(60))
    assert.equal(acceptedText('é'.repeat(60)), 'é'.repeat(60))
  })
})

describe('lettering', () => {
  const set = (text: string, width = 320, height = 160) => {
    return setLetters(text, letteringSchema.parse({}), width, height)
  }

  test('letters with a foot stand there whatever their size', async () => {
    for (const slant of [0, 0.2]) {
      for (const text of ['A', 'NIGHTFALL']) {
        const { y, ink } = await setLetters(text, letteringSchema.parse({ foot: 0.7, slant }), 320, 160)
        assert.ok(Math.abs(y + ink.bottom - 0.7 * 160) <= 2, `${text} at ${y + ink.bottom}`)
      }
    }
  })

  test('every text fills its box and stays within', async () => {
    for (const text of [
      'A',
      'Gateway',
      'مرحبا',
      '你好世界',
      'नमस्ते',
      'สวัสดี',
      '❤️🎂',
      '\u{10ffff}',
      'iii\nii\ni',
      'W'.repeat(60),
    ]) {
      const { ink, x, y, coverage } = await set(text)
      const [left, top, right, bottom] = [x + ink.left, y + ink.top, x + ink.right, y + ink.bottom]
      assert.ok(left >= 20 && right <= 300 && top >= 26 && bottom <= 134, `${text}: ${left} ${top} ${right} ${bottom}`)
      const isFilled = right - left > 0.8 * 0.86 * 320 || bottom - top > 0.8 * 0.6 * 160
      assert.ok(isFilled, `${text} fills: ${right - left} × ${bottom - top}`)
      assert.ok(coverage.some((share) => share > 0.5))
    }
  })

  test('lines that the caller has broken are kept', async () => {
    const { coverage, width, height } = await set('WAVE & WAY\nIN TWO LINES', 300, 200)
    let lines = 0
    for (let y = 1, before = false; y < height; y++) {
      const isInk = coverage.subarray(y * width, (y + 1) * width).some((share) => share > 0.5)
      if (isInk && !before) lines++
      before = isInk
    }
    assert.equal(lines, 2)
  })

  test('parts belong to the character they mostly lie in', async () => {
    const { owners, distance, width, height } = await set('iT')
    const seen = new Set<number>()
    for (let at = 0; at < width * height; at++) if (distance[at]! > 1) seen.add(owners()[at]!)
    assert.deepEqual([...seen].toSorted(), [0, 1])
  })

  test('emoji bring their colours', async () => {
    const { emoji } = await set('a🍓')
    const reddest = Math.max(...emoji!.r)
    assert.ok(reddest > 0.4 && emoji!.share.some((share) => share === 1))
    assert.equal((await set('a')).emoji, undefined)
  })
})

describe('warped lettering', () => {
  type Options = Parameters<typeof letteringSchema.parse>[0]
  const set = (text: string, options: Options) => setLetters(text, letteringSchema.parse(options), 640, 320)

  /** Mean height of the ink in a part of its width. */
  const middleOf = (letters: Awaited<ReturnType<typeof set>>, from: number, to: number) => {
    const { ink, width, coverage } = letters
    let [sum, count, top, bottom] = [0, 0, Infinity, 0]
    for (let y = ink.top - 2; y < ink.bottom + 2; y++) {
      for (
        let x = Math.round(ink.left + from * (ink.right - ink.left));
        x < ink.left + to * (ink.right - ink.left);
        x++
      ) {
        if (coverage[y * width + x]! < 0.5) continue
        sum += y
        count++
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
    }
    return { middle: sum / count, high: bottom - top }
  }

  test('a warp and its inverse cancel out', () => {
    const to = { x: 0, y: 0 }
    for (const bend of [
      { arc: 40, slant: 0.2, taper: 0.3 },
      { arc: -70, slant: -0.3, taper: -0.5 },
      { arc: 0, slant: 0, taper: 0 },
    ]) {
      const warp = warpOf(bend, { width: 400, height: 100 }, 500)
      for (const [x, y] of [
        [0, 0],
        [-180, -40],
        [190, 45],
        [77, -12],
      ] as const) {
        warp.forward(x, y, to)
        warp.inverse(to.x, to.y, to)
        assert.ok(Math.hypot(to.x - x, to.y - y) < 1e-6, `${JSON.stringify(bend)} ${x} ${y}: ${to.x} ${to.y}`)
      }
    }
  })

  test('an arc lifts the middle, a negative one its ends', async () => {
    for (const arc of [60, -60]) {
      const letters = await set('HHHHHHHHH', { arc })
      const rise = middleOf(letters, 0, 0.15).middle - middleOf(letters, 0.42, 0.58).middle
      assert.ok(Math.sign(rise) === Math.sign(arc) && Math.abs(rise) > 15, `${arc}: ${rise}`)
    }
  })

  test('a taper makes the left end smaller, a negative one the right', async () => {
    for (const taper of [0.5, -0.5]) {
      const letters = await set('HHHHHHHH', { taper })
      const [left, right] = [middleOf(letters, 0, 0.08).high, middleOf(letters, 0.92, 1).high]
      assert.ok(taper > 0 ? left < 0.65 * right : right < 0.65 * left, `${taper}: ${left} ${right}`)
    }
  })

  test('a slant leans the top to the right', async () => {
    const { ink, width, coverage } = await set('I', { slant: 0.3 })
    const firstIn = (y: number) => coverage.subarray(y * width, (y + 1) * width).findIndex((share) => share > 0.5)
    const high = ink.bottom - ink.top
    const lean = (firstIn(ink.top + 6) - firstIn(ink.bottom - 6)) / (high - 12)
    assert.ok(Math.abs(lean - 0.3) < 0.03, String(lean))
  })

  test('edges stay smooth and the shape keeps to its box', async () => {
    const options = { arc: 30, slant: 0.2, taper: 0.3, jitter: { turn: 8, shift: 0.05, size: 0.1 } }
    for (const text of ['Gateway', 'A', 'مرحبا', 'नमस्ते', '世界', 'a\nb\nc']) {
      const letters = await set(text, options)
      const { x, y, width, height, coverage } = letters
      for (let row = 0; row < height; row++) {
        for (let column = 0; column < width; column++) {
          if (coverage[row * width + column]! < 0.5) continue
          assert.ok(
            x + column >= 40 && x + column < 600 && y + row >= 58 && y + row < 262,
            `${text}: ${x + column} ${y + row}`,
          )
        }
      }
      assert.ok(jumps(letters) < 1.2 * jumps(await set(text, {})), `${text}: ${jumps(letters)}`)
    }
  })

  test('jitter moves letters, and words of joined scripts as a whole', async () => {
    const jitter = { turn: 10, shift: 0.1, size: 0.1 }
    const parts = async (text: string, options: Options) => {
      const { coverage, owners } = await set(text, options)
      const found = new Set<number>()
      owners().forEach((owner, at) => coverage[at]! > 0.5 && found.add(owner))
      return found.size
    }
    assert.equal(await parts('HAT', { jitter }), 3)
    const pieces = async (options: Options) => {
      const { coverage, width } = await set('مرحبا', options)
      return partsIn(coverage, width)
    }
    assert.equal(await pieces({ jitter }), await pieces({}))
    const [straight, moved] = [await set('HH', {}), await set('HH', { jitter })]
    const off = (letters: typeof straight) => middleOf(letters, 0, 0.4).middle - middleOf(letters, 0.6, 1).middle
    assert.ok(Math.abs(off(straight)) < 0.5 && Math.abs(off(moved)) > 3, `${off(straight)} ${off(moved)}`)
  })

  test('long text is drawn higher until it fills the box, short text and emoji as they are set', async () => {
    const options = { width: 0.9, height: 0.6 }
    const heightOf = async (text: string, heighten: number) => {
      const { ink } = await set(text, { ...options, heighten })
      return ink.bottom - ink.top
    }
    const grown = async (text: string) => (await heightOf(text, 1.4)) / (await heightOf(text, 1))
    assert.ok(Math.abs((await grown('Gateway')) - 1.4) < 0.02)
    assert.ok(Math.abs((await grown('A')) - 1) < 0.05)
    assert.ok(Math.abs((await grown('Gate🍓way')) - 1) < 0.05)
  })

  test('emoji keep their colours through the warp', async () => {
    const { emoji } = await set('a🍓', { arc: 20, jitter: { turn: 5 } })
    assert.ok(Math.max(...emoji!.r) > 0.4 && emoji!.share.some((share) => share > 0.99))
  })
})

/** Mean step of the distance to the edge between neighbours beyond the one pixel that it should be at most. */
function jumps({ distance, width }: { distance: Float32Array; width: number }): number {
  let [sum, count] = [0, 0]
  for (let at = width; at < distance.length; at++) {
    if (Math.abs(distance[at]!) > 2) continue
    sum += Math.max(0, Math.abs(distance[at]! - distance[at - width]!) - 1)
    count++
  }
  return 0.01 + sum / count
}

/** How many connected parts a shape has. */
function partsIn(coverage: Float32Array, width: number): number {
  const seen = new Uint8Array(coverage.length)
  let count = 0
  for (let start = 0; start < coverage.length; start++) {
    if (seen[start] || coverage[start]! < 0.5) continue
    count++
    const stack = [start]
    seen[start] = 1
    while (stack.length > 0) {
      const at = stack.pop()!
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (seen[next] || !(coverage[next]! >= 0.5)) continue
        seen[next] = 1
        stack.push(next)
      }
    }
  }
  return count
}
