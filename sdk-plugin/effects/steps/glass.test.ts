import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Recipe } from '../index.ts'
import { painted } from '../../../test/textart/painting.ts'

type Glass = Extract<Recipe['steps'][number], { do: 'glass' }>

const bar = (glass: Partial<Glass>) => painted([{ do: 'glass', ...glass }], { text: 'I' })

describe('glass', () => {
  test('swallows light with its thickness, and leaves its colour', async () => {
    const thin = await bar({ colour: [0.1, 0.9, 0.1], depth: 0.6, mirror: 0, inner: 0, focus: 0 })
    const thick = await bar({ colour: [0.1, 0.9, 0.1], depth: 0.1, mirror: 0, inner: 0, focus: 0 })
    const red = [thin, thick].map((picture) => picture.mean(0, 98, 40, 102, 60))
    const green = [thin, thick].map((picture) => picture.mean(1, 98, 40, 102, 60))
    assert.ok(red[0]! > red[1]! + 30 && red[1]! < 40, JSON.stringify(red))
    assert.ok(green[1]! > red[1]! + 40, JSON.stringify(green))
  })

  test('bends what is behind: an edge of the ground is elsewhere in the glass', async () => {
    const scene: Recipe['steps'] = [
      { do: 'shape', path: 'M0 0H100V49H0Z', height: 1, steps: [{ do: 'fill', colour: '#ffffff' }] },
    ]
    const glass = { do: 'glass', mirror: 0, inner: 0, focus: 0, colour: [1, 1, 1] } as const
    const straight = await painted([...scene, { ...glass, profile: { kind: 'flat' } }])
    const bent = await painted([...scene, { ...glass, reach: 1.5 }])
    const change = (at: number) => straight.at(100, at)[1] - bent.at(100, at)[1]
    const moved = Array.from({ length: 80 }, (_, at) => Math.abs(change(at + 10))).filter((each) => each > 20).length
    assert.ok(moved > 3, `${moved} places differ`)
  })

  test('throws coloured light beside its shadow on the ground', async () => {
    const cast = { lift: 0.3, shade: 0.02 }
    const plain = await bar({ colour: [0.05, 0.9, 0.05], depth: 0.1 })
    const lit = await bar({ colour: [0.05, 0.9, 0.05], depth: 0.1, cast })
    const greener = lit.count(([r, g], x, y) => g - r > plain.at(x, y)[1] - plain.at(x, y)[0] + 25)
    assert.ok(greener > 20, `${greener} pixels are greener`)
  })

  test('standing tall, throws its light farther', async () => {
    const plain = await bar({ colour: [0.05, 0.9, 0.05], depth: 0.1 })
    const greener = async (tall: number) => {
      const lit = await bar({
        colour: [0.05, 0.9, 0.05],
        depth: 0.1,
        cast: { lift: 0.1, shade: 0.01, soft: 0.01, tall },
      })
      return lit.count(([r, g], x, y) => g - r > plain.at(x, y)[1] - plain.at(x, y)[0] + 15)
    }
    const [low, high] = [await greener(0), await greener(0.5)]
    assert.ok(high > 2 * low && low > 5, `${low}, ${high}`)
  })

  test('throws no light beyond its shadow if it is to stay within', async () => {
    const cast = { lift: 0.1, bend: 0.6, strength: 6, soft: 0.01, shade: 0.01 }
    const plain = await bar({})
    const brighter = async (within: number) => {
      const lit = await bar({ cast: { ...cast, within } })
      return lit.count(([, g], x, y) => g > plain.at(x, y)[1] + 20)
    }
    const [free, kept] = [await brighter(0), await brighter(1)]
    assert.ok(free > 60 && kept < free / 3, `${free}, ${kept}`)
  })

  test('shows what is behind brighter than it is, if told so', async () => {
    const glass = { colour: [1, 1, 1], mirror: 0, inner: 0, focus: 0 } as const
    const [plain, bright] = [await bar(glass), await bar({ ...glass, through: 1.6 })]
    const mean = (picture: typeof plain) => picture.mean(1, 98, 40, 102, 60)
    assert.ok(mean(bright) > mean(plain) + 20, `${mean(plain)}, ${mean(bright)}`)
  })

  test('has rims as dark as the shaded ground beside it, if told so', async () => {
    const glass = { colour: [1, 1, 1], inner: 0, focus: 0, mirror: 4 } as const
    const [pale, shaded] = [await bar(glass), await bar({ ...glass, edge: 1 })]
    const darker = shaded.count(([, g], x, y) => g < pale.at(x, y)[1] - 20)
    const lighter = shaded.count(([, g], x, y) => g > pale.at(x, y)[1] + 2)
    assert.ok(darker > 40 && lighter === 0, `${darker} pixels are darker, ${lighter} lighter`)
  })

  test('frosted, it shows only a blur', async () => {
    const stripes = Array.from({ length: 12 }, (_, row) => `M0 ${row * 8}H100V${row * 8 + 4}H0Z`)
    const scene: Recipe['steps'] = [
      { do: 'shape', path: stripes, height: 1, steps: [{ do: 'fill', colour: '#000000' }] },
    ]
    const glass = { do: 'glass', profile: { kind: 'flat' }, mirror: 0, inner: 0, focus: 0, colour: [1, 1, 1] } as const
    const range = async (rough: number) => {
      const picture = await painted([...scene, { ...glass, rough, frost: 0.2 }])
      const column = Array.from({ length: 40 }, (_, at) => picture.at(100, 30 + at)[1])
      return Math.max(...column) - Math.min(...column)
    }
    const [clear, frosted] = [await range(0), await range(1)]
    assert.ok(clear > 60 && frosted < clear / 2, `${clear}, ${frosted}`)
  })

  test('is deeper in colour where its side is steep', async () => {
    const green = { colour: [0.1, 0.9, 0.1], depth: 0.4, mirror: 0, inner: 0, focus: 0, reach: 0 } as const
    const [plain, steep] = [await bar(green), await bar({ ...green, side: 1 })]
    const red = (picture: typeof plain, x: number) => picture.mean(0, x, 40, x + 1, 60)
    const lost = Array.from({ length: 200 }, (_, x) => red(plain, x) - red(steep, x))
    assert.ok(Math.max(...lost) > 30, `${Math.max(...lost)}`)
    assert.ok(Math.abs(lost[100]!) < 5, `${lost[100]}`)
  })

  test('hollow, it is clear where it faces us and as deep in colour at its rims', async () => {
    const green = { colour: [0.1, 0.9, 0.1], depth: 0.1, mirror: 0, inner: 0, focus: 0, reach: 0, side: 1 } as const
    const [full, hollow] = [await bar(green), await bar({ ...green, hollow: 1 })]
    const red = (picture: typeof full) => Array.from({ length: 200 }, (_, x) => picture.mean(0, x, 40, x + 1, 60))
    const [before, after] = [red(full), red(hollow)]
    assert.ok(after[100]! > before[100]! + 40, `${before[100]}, ${after[100]}`)
    assert.ok(Math.min(...after) < after[100]! - 60, `${Math.min(...after)}, ${after[100]}`)
  })

  test('haze softens what is seen through a front that stays polished', async () => {
    const stripes = Array.from({ length: 12 }, (_, row) => `M0 ${row * 8}H100V${row * 8 + 4}H0Z`)
    const scene: Recipe['steps'] = [
      { do: 'shape', path: stripes, height: 1, steps: [{ do: 'fill', colour: '#000000' }] },
    ]
    const glass = { do: 'glass', profile: { kind: 'flat' }, mirror: 0, inner: 0, focus: 0, colour: [1, 1, 1] } as const
    const range = async (haze: number) => {
      const picture = await painted([...scene, { ...glass, haze, frost: 0.2 }])
      const column = Array.from({ length: 40 }, (_, at) => picture.at(100, 30 + at)[1])
      return Math.max(...column) - Math.min(...column)
    }
    const [clear, hazy] = [await range(0), await range(1)]
    assert.ok(clear > 60 && hazy < clear / 2, `${clear}, ${hazy}`)
  })

  test('its upright walls mirror what is behind: the darker side is seen again on the lighter one', async () => {
    const scene: Recipe['steps'] = [
      {
        do: 'shape',
        path: 'M0 0H200V100H0Z',
        view: [200, 100],
        width: 1,
        steps: [{ do: 'fill', paint: { kind: 'horizontal', colours: ['#ffffff', '#000000'] } }],
      },
    ]
    const clear = { do: 'glass', profile: { kind: 'flat' }, mirror: 0, inner: 0, focus: 0, colour: [1, 1, 1] } as const
    /** The most pixels side by side that do not grow darker to the right, as what is behind does. */
    const longest = async (walls: number) => {
      const picture = await painted([...scene, { ...clear, reach: 0, walls }], { text: 'HOOOH' })
      const row = Array.from({ length: 100 }, (_, x) => picture.at(x, 40)[1])
      const runs = row.map((_, x) => row.slice(x).findIndex((each, at) => each < row[Math.max(0, x + at - 1)]!))
      return Math.max(...runs.map((length, x) => (row[x + length - 1]! > row[x]! + 3 ? length : 0)))
    }
    const [none, mirrored] = [await longest(0), await longest(1)]
    assert.ok(none < 5 && mirrored > 7, `${none}, ${mirrored}`)
  })

  test('each letter is a lens: below 0 it shows what is behind upside down, under 1 larger', async () => {
    const scene = (to: number): Recipe['steps'] => [
      {
        do: 'shape',
        path: `M0 0H200V${to}H0Z`,
        view: [200, 100],
        width: 1,
        steps: [{ do: 'fill', colour: '#000000' }],
      },
    ]
    const clear = { do: 'glass', profile: { kind: 'flat' }, mirror: 0, inner: 0, focus: 0, colour: [1, 1, 1] } as const
    const [upper, lower] = [25, 75]
    const turned = await painted([...scene(50), { ...clear, reach: 0, magnify: -1 }])
    assert.ok(turned.at(100, upper)[1] > 100 && turned.at(100, lower)[1] < 20, 'upside down')
    // A line a little below the middle lies twice as far from it when it is seen twice as large.
    const edge = async (magnify: number) => {
      const picture = await painted([...scene(60), { ...clear, reach: 0, magnify }])
      return Array.from({ length: 80 }, (_, at) => at + 10).find((y) => picture.at(100, y)[1] > 60)!
    }
    const [plain, large] = [await edge(1), await edge(0.5)]
    assert.ok(Math.abs(plain - 60) < 3 && Math.abs(large - 70) < 4, `${plain}, ${large}`)
  })

  test('is lit on the side that is turned away from the main lamp', async () => {
    const round = { colour: [0.4, 0.9, 0.4], mirror: 0, inner: 0, focus: 0, reach: 0 } as const
    const across = async (lit: number) => {
      const picture = await bar({ ...round, lit })
      const row = Array.from({ length: 200 }, (_, x) => picture.mean(1, x, 40, x + 1, 60))
      const first = row.findIndex((each) => Math.abs(each - row[0]!) > 4)
      const last = row.findLastIndex((each) => Math.abs(each - row[0]!) > 4)
      return row[last - 4]! - row[first + 4]!
    }
    const [even, lit] = [await across(0), await across(1)]
    assert.ok(lit > even + 20, `${even}, ${lit}`)
  })

  test('is dark where it touches the ground, and shows the ground below as the light reaches it', async () => {
    const clear = { profile: { kind: 'flat' }, mirror: 0, inner: 0, focus: 0, colour: [1, 1, 1], reach: 0 } as const
    const cast = { lift: 0.02, strength: 0.5, soft: 0.01, shade: 0.01 }
    const plain = await bar({ ...clear, cast })
    const touching = await bar({ ...clear, cast: { ...cast, contact: 1 } })
    const seen = await bar({ ...clear, cast: { ...cast, contact: 1, clear: true } })
    const darker = touching.count(([, g], x, y) => g < plain.at(x, y)[1] - 25)
    assert.ok(darker > 200, `${darker}`)
    const [bright, dark] = [seen.at(100, 50)[1], touching.at(100, 50)[1]]
    assert.ok(bright > dark + 25, `${bright}, ${dark}`)
  })

  test('what it throws is paler by its tinge, brighter where it comes to a focus, softer far from the foot', async () => {
    const green = { colour: [0.05, 0.9, 0.05], depth: 0.1 } as const
    const cast = { lift: 0.1, tall: 0.3, shade: 0.01, soft: 0.01 }
    const greener = (picture: Awaited<ReturnType<typeof bar>>) => picture.count(([r, g]) => g - r > 40)
    const [deep, pale] = [await bar({ ...green, cast }), await bar({ ...green, cast: { ...cast, tinge: 0.1 } })]
    assert.ok(greener(deep) > 1.2 * greener(pale), `${greener(deep)}, ${greener(pale)}`)
    const lines = await bar({ ...green, cast: { ...cast, focus: 6 } })
    const brighter = lines.count(([, g], x, y) => g > deep.at(x, y)[1] + 15)
    assert.ok(brighter > 20, `${brighter} pixels are brighter`)
    const floor = { on: 'floor', lift: 0.6, soft: 0.01, glow: [1, 1, 1] } as const
    const lettering = { font: 'poster', weight: 400, height: 0.4, centre: [0.5, 0.4] } as const
    const steepest = async (spread: number) => {
      const steps: Recipe['steps'] = [{ do: 'glass', ...green, cast: { ...floor, spread } }]
      const picture = await painted(steps, { lettering, ground: '#101010' })
      const row = Array.from({ length: 200 }, (_, x) => picture.at(x, 76)[1])
      return Math.max(...row.slice(1).map((each, x) => Math.abs(each - row[x]!)))
    }
    const [sharp, soft] = [await steepest(1), await steepest(8)]
    assert.ok(soft < 0.8 * sharp, `${sharp}, ${soft}`)
  })
})
