import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const LETTERING = { font: 'round', weight: 300, height: 0.7 } as const
const SIZE = { width: 300, height: 150 }
const neon = { do: 'neon' as const, colours: ['#ff0000'], halo: 0, wash: 0, core: 0, fittings: 'none' as const }
const dark = { ...SIZE, ground: '#000000', lettering: LETTERING } as const
const red = ([r, g]: readonly [number, number, number]) => r > 120 && g < 60

test('a tube along the middle of a stroke; along the outline there is nothing in it', async () => {
  const middle = await painted([neon], dark)
  assert.ok(red(middle.at(150, 75)))
  const bold = { ...dark, lettering: { font: 'poster', weight: 400, height: 0.7 } } as const
  const outline = await painted([{ ...neon, along: 'outline', radius: 0.012 }], bold)
  assert.ok(!red(outline.at(150, 75)) && outline.count(red) > 150)
})

test('colours go round by letter, or from left to right', async () => {
  const colours = ['#ff0000', '#00ff00'] as const
  const letters = await painted([{ ...neon, colours: [...colours] }], { ...dark, text: 'III' })
  const bright = (x: number, y: number, c: 0 | 1) => letters.at(x, y)[c] > 120
  const [left, right] = [letters.count((p, x) => p[1] > 120 && x < 130), letters.count((p, x) => p[1] > 120 && x > 170)]
  assert.ok(left === 0 && right === 0 && letters.count((_, x, y) => bright(x, y, 1)) > 30)
  const across = await painted([{ ...neon, colours: [...colours], by: 'across' }], { ...dark, text: 'III' })
  assert.ok(across.count((p, x) => p[1] > 120 && x > 170) > 30)
})

test('it lights what lies behind, and more so the sides of a relief that turn to it', async () => {
  const plain = await painted([neon], dark)
  const lit = await painted([{ ...neon, wash: 10 }], dark)
  assert.ok(lit.mean(0, 120, 40, 140, 110) > plain.mean(0, 120, 40, 140, 110) + 8)
  const wall = { do: 'plate', kind: 'brick', spot: { rest: 0, power: 0 } } as const
  const bricks = await painted([wall, { ...neon, wash: 10 }], dark)
  const values = new Set<number>()
  bricks.count(([r], x, y) => (x > 100 && x < 130 && y > 40 && y < 110 ? (values.add(r), true) : false))
  assert.ok(values.size > 25, `${values.size} tones on the bricks`)
})

test('free ends are dark when they have sockets', async () => {
  const [bare, fitted] = [await painted([neon], dark), await painted([{ ...neon, fittings: 'ends' }], dark)]
  assert.ok(fitted.count(red) < bare.count(red) - 20)
})

test('strokes that meet are joined', async () => {
  const tee = await painted([{ ...neon, radius: 0.02 }], { ...dark, text: 'T' })
  const column = Array.from({ length: 80 }, (_, at) => red(tee.at(150, 20 + at)))
  const [first, last] = [column.indexOf(true), column.lastIndexOf(true)]
  assert.ok(last - first > 40 && !column.slice(first, last).includes(false))
})

test('an isolated dot becomes a lit tube at any size, under sockets as well', async () => {
  for (const width of [120, 200, 300, 480]) {
    for (const fittings of ['none', 'all'] as const) {
      const size = { ...dark, width, height: width / 2 }
      const i = await painted([{ ...neon, fittings }], { ...size, text: 'i' })
      const rows = Array.from({ length: size.height }, () => 0)
      i.count((p, _, y) => (red(p) ? (rows[y]!++, true) : false))
      const first = rows.findIndex((lit) => lit > 0)
      const gap = rows.indexOf(0, first)
      const lit = rows.slice(first, gap).reduce((sum, value) => sum + value, 0)
      assert.ok(gap - first < size.height / 4 && rows.slice(gap).some((row) => row > 0), `${width}: no dot`)
      assert.ok(lit > (0.02 * size.height) ** 2, `${width}: ${lit} pixels`)
    }
  }
})

test('a wall of clear glass: the gas is thinner, and the ground behind its rim is seen', async () => {
  const [gas, glass] = [await painted([neon], dark), await painted([{ ...neon, wall: 0.5, radius: 0.06 }], dark)]
  const wide = await painted([{ ...neon, radius: 0.06 }], dark)
  assert.ok(glass.count(red) < wide.count(red) - 40, `${glass.count(red)} ${wide.count(red)}`)
  const lit = (picture: typeof gas) => picture.count(([r]) => r > 20)
  assert.ok(lit(glass) > glass.count(red) + 60, `${lit(glass)} ${glass.count(red)}`)
})

test('cables leave the picture beside the word when they feed it', async () => {
  const grey = { ...SIZE, ground: '#808080', lettering: LETTERING, text: 'A' } as const
  const tubes = { ...neon, fittings: 'all' as const }
  const dim = (picture: Awaited<ReturnType<typeof painted>>) =>
    picture.count(([r, g, b], _, y) => y < 8 && r + g + b < 150)
  assert.ok(dim(await painted([tubes], grey)) > 8)
  assert.equal(dim(await painted([{ ...tubes, feed: false }], grey)), 0)
})

test('gas fades towards free ends, where electrodes are seen in the glass', async () => {
  const made = (options: object) => painted([{ ...neon, fittings: 'ends', wall: 0.3, radius: 0.05, ...options }], dark)
  const [even, faded, cups] = [await made({}), await made({ fade: 0.8 }), await made({ electrodes: true })]
  const sum = ({ mean }: typeof even) => mean(0, 0, 0, 300, 150)
  assert.ok(sum(faded) < 0.95 * sum(even), `${sum(faded)} ${sum(even)}`)
  assert.ok(cups.count((pixel, x, y) => pixel[0] < even.at(x, y)[0] - 30) > 10)
})

test('standoffs are seen below the tube', async () => {
  const made = (options: object) => painted([{ ...neon, fittings: 'clips', lift: 0.1, ...options }], dark)
  const [saddles, standoffs] = [await made({}), await made({ clips: 'standoffs' })]
  assert.ok(standoffs.count((pixel, x, y) => String(pixel) !== String(saddles.at(x, y))) > 20)
})
