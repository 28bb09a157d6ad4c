import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { loadCanvas } from '../../../text/index.ts'
import { drawMarks, type Layer } from './draw.ts'
import { markSchema } from './marks.ts'

before(loadCanvas)

const SIZE = 200

/** Marks drawn in a view of 100 × 100 on 200 × 200 pixels. */
async function drawn(marks: readonly object[], texts: Record<string, string> = {}, today?: Date): Promise<Layer> {
  const checked = marks.map((mark) => markSchema.parse(mark))
  return drawMarks({ marks: checked, view: [100, 100] }, SIZE, SIZE, { texts, ...(today && { today }) })
}

/** What is covered, in units of the view: left, top, right, bottom; undefined for an empty layer. */
function inkOf({ first, pixels }: Layer): [number, number, number, number] | undefined {
  const [xs, ys]: [number[], number[]] = [[], []]
  for (let at = 0; at < pixels.length / 4; at++) {
    if (pixels[at * 4 + 3]! < 40) continue
    xs.push(at % SIZE)
    ys.push(first + Math.floor(at / SIZE))
  }
  if (xs.length === 0) return undefined
  return [Math.min(...xs) / 2, Math.min(...ys) / 2, (Math.max(...xs) + 1) / 2, (Math.max(...ys) + 1) / 2]
}

function pixelAt({ first, pixels }: Layer, x: number, y: number): number[] {
  return Array.from(pixels.subarray(((y * 2 - first) * SIZE + x * 2) * 4).subarray(0, 4))
}

describe('paths', () => {
  test('are filled in view units', async () => {
    const layer = await drawn([{ draw: 'path', path: 'M10 20H60V50H10Z', fill: '#ff0000' }])
    assert.deepEqual(inkOf(layer), [10, 20, 60, 50])
    assert.deepEqual(pixelAt(layer, 30, 30), [255, 0, 0, 255])
  })

  test('lie where a view does that is smaller and turned', async () => {
    const marks = [markSchema.parse({ draw: 'path', path: 'M0 0H100V50H0Z', fill: '#ff0000' })]
    const lies = { at: [0.5, 0.5], size: [0.4, 0.4], turn: 90 } as const
    const layer = await drawMarks({ marks, view: [100, 100], lies }, SIZE, SIZE, { texts: {} })
    // Its upper half has become the right one.
    assert.deepEqual(inkOf(layer), [50, 30, 70, 70])
  })

  test('run from ink to ink', async () => {
    const fill = { from: [0, 0], to: [100, 0], inks: ['#000000', '#ffffff'] }
    const layer = await drawn([{ draw: 'path', path: 'M0 0H100V100H0Z', fill }])
    assert.ok(pixelAt(layer, 20, 50)[0]! < 70)
    assert.ok(pixelAt(layer, 80, 50)[0]! > 180)
  })

  test('have lines with dashes', async () => {
    const line = { width: 4, dash: [10, 10], paint: '#0000ff' }
    const layer = await drawn([{ draw: 'path', path: 'M0 50H100', line }])
    assert.equal(pixelAt(layer, 5, 50)[3], 255)
    assert.equal(pixelAt(layer, 15, 50)[3], 0)
  })

  test('stay within what they are clipped to', async () => {
    const marks = [markSchema.parse({ draw: 'path', path: 'M0 0H100V100H0Z', fill: '#000000' })]
    const clipped = { marks, view: [100, 100], clip: 'M20 30H70V60H20Z' } as const
    assert.deepEqual(inkOf(await drawMarks(clipped, SIZE, SIZE, { texts: {} })), [20, 30, 70, 60])
  })

  test('nothing but air is an empty layer', async () => {
    assert.equal((await drawn([{ draw: 'path', path: 'M10 10H20V20Z' }])).pixels.length, 0)
  })
})

const WORDS = {
  'one letter': 'A',
  'sixty letters': 'Incomprehensibilities and floccinaucinihilipilification, dear!',
  'one long word': 'A'.repeat(60),
  'Arabic': 'صباح الخير يا أصدقاء',
  'Chinese': '早上好，我亲爱的朋友们',
  'emoji': 'Hi 👩‍👩‍👧‍👦🎉',
}

describe('type', () => {
  for (const [what, words] of Object.entries(WORDS)) {
    for (const lines of [1, 4]) {
      test(`${what} stays in its box, in ${lines} lines at most`, async () => {
        const text = { input: 'text' }
        const layer = await drawn([{ draw: 'text', text, box: [20, 30, 60, 24], lines, font: 'serif' }], {
          text: words,
        })
        const [left, top, right, bottom] = inkOf(layer)!
        assert.ok(left >= 19.5 && right <= 80.5, `${left} to ${right}`)
        assert.ok(top >= 29 && bottom <= 55, `${top} to ${bottom}`)
      })
    }
  }

  test('a short word is no larger than its size', async () => {
    const layer = await drawn([{ draw: 'text', text: 'H', box: [0, 0, 100, 100], size: 20, stand: 'top' }])
    const [, top, , bottom] = inkOf(layer)!
    assert.ok(bottom - top < 20 && bottom - top > 10)
    assert.ok(top < 1)
  })

  test('stands to the left, in the middle and to the right', async () => {
    const middles = await Promise.all(
      ['left', 'center', 'right'].map(async (align) => {
        const layer = await drawn([{ draw: 'text', text: 'Io', box: [10, 40, 80, 10], align, size: 8 }])
        const [left, , right] = inkOf(layer)!
        return (left + right) / 2
      }),
    )
    assert.ok(middles[0]! < 25 && Math.abs(middles[1]! - 50) < 1 && middles[2]! > 75, String(middles))
  })

  test('a justified column is as wide as its box', async () => {
    const text = 'the quick brown fox jumps over the lazy dog '.repeat(3).trim()
    const box = [10, 10, 80, 80]
    const widths = await Promise.all(
      ['left', 'justify'].map(async (align) => {
        const layer = await drawn([{ draw: 'text', text, box, align, size: 8, lines: 12, stand: 'top' }])
        const row = rowEnds(layer, 24)
        return row
      }),
    )
    assert.ok(widths[1]! >= widths[0]!)
    assert.ok(widths[1]! > 88, String(widths))
  })

  test('a bent line rises to its middle', async () => {
    const flat = inkOf(await drawn([{ draw: 'text', text: 'HOHOHOHOH', box: [10, 45, 80, 10], size: 10 }]))!
    const bent = inkOf(await drawn([{ draw: 'text', text: 'HOHOHOHOH', box: [10, 45, 80, 10], size: 10, bend: 40 }]))!
    assert.ok(bent[3] > flat[3] + 5, `${flat[3]} ${bent[3]}`)
    assert.ok(Math.abs(bent[1] - flat[1]) < 3)
  })

  test('what the caller left out is not drawn when its default is empty', async () => {
    const text = { input: 'signed', default: '' }
    assert.equal(inkOf(await drawn([{ draw: 'text', text, box: [0, 0, 50, 50] }])), undefined)
  })
})

describe('months', () => {
  const days = { draw: 'month', part: 'days', box: [0, 0, 70, 60] }

  test('begin on their weekday, Mondays first', async () => {
    // 1 May 2027 is a Saturday: the first row has ink in its last two columns only.
    const layer = await drawn([days], { month: '2027-05' })
    const first = inkOf({ ...layer, pixels: layer.pixels.slice(0, (20 - layer.first) * SIZE * 4) })!
    assert.ok(first[0] > 50 && first[2] < 70, String(first))
  })

  test('have all their days', async () => {
    const february = inkOf(await drawn([days], { month: '2027-02' }))!
    // Four rows exactly: the first is a Monday.
    assert.ok(february[3] < 40)
    assert.ok(inkOf(await drawn([days], { month: '2027-05' }))![3] > 50)
  })

  test('are that of the call without one', async () => {
    const name = { draw: 'month', part: 'name', box: [0, 0, 100, 20] }
    const today = new Date('2027-03-31T23:59:59Z')
    assert.deepEqual(await drawn([name], {}, today), await drawn([name], { month: '2027-03' }))
    assert.notDeepEqual(await drawn([name], {}, today), await drawn([name], { month: '2027-04' }))
  })
})

/** Where the ink of a row ends, in units of the view. */
function rowEnds({ first, pixels }: Layer, y: number): number {
  let last = 0
  for (let row = y * 2; row < y * 2 + 12; row++) {
    for (let x = 0; x < SIZE; x++) if (pixels[((row - first) * SIZE + x) * 4 + 3]! > 100) last = Math.max(last, x)
  }
  return last / 2
}
