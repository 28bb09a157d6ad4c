import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Recipe } from '../index.ts'
import { discBlur } from '../kernels/lens.ts'
import { SCENES, type SceneName } from '../scenes/index.ts'
import { viewOn } from '../scenes/view.ts'
import { painted } from '../../../test/textart/painting.ts'

type Step = Recipe['steps'][number]

/** What a mass has steps of its own for. */
const RED = [{ do: 'fill' as const, colour: '#ff0000' }]
type Pixel = readonly [number, number, number]
const isRed = ([r, g, b]: Pixel) => r > 200 && g < 40 && b < 40

describe('scenes out of focus', () => {
  for (const kind of Object.keys(SCENES) as SceneName[]) {
    test(`${kind} is painted to the last pixel, alike each time`, () => {
      const paint = () => {
        const plane = () => new Float32Array(64 * 32).fill(-1)
        const frame = { width: 64, height: 32, r: plane(), g: plane(), b: plane() }
        SCENES[kind](viewOn(frame, 1))
        return frame
      }
      const [first, second] = [paint(), paint()]
      assert.deepEqual(first.r, second.r)
      for (const plane of [first.r, first.g, first.b]) assert.ok(plane.every((value) => value >= 0 && value < 1000))
      assert.ok(Math.max(...first.r) - Math.min(...first.r) > 0.1)
    })
  }

  test('a point becomes an even disc that keeps its light', () => {
    const plane = new Float32Array(41 * 41)
    plane[20 * 41 + 20] = 100
    const disc = discBlur(plane, 41, 41, 6)
    assert.ok(Math.abs(disc.reduce((sum, value) => sum + value, 0) - 100) < 0.5)
    assert.ok(Math.abs(disc[20 * 41 + 20]! - disc[20 * 41 + 24]!) < 0.02 && disc[20 * 41 + 29] === 0)
  })

  test('glass shows in focus what the lens has blurred', async () => {
    const glass = { do: 'glass', mirror: 0, inner: 0, focus: 0, colour: [1, 1, 1], reach: 0.5 } as const
    const edges = async (steps: Recipe['steps']) => {
      const picture = await painted(steps, {
        text: 'O',
        lettering: { weight: 900, height: 0.9 },
        width: 400,
        height: 200,
      })
      return picture.count(([, g], x, y) => x > 0 && Math.abs(g - picture.at(x - 1, y)[1]) > 14)
    }
    const scene = { do: 'vista', kind: 'city', blur: 0.08 } as const
    assert.ok((await edges([scene, glass])) > (await edges([scene])) + 100)
  })
})

describe('tables', () => {
  const table: Step = {
    do: 'table',
    kind: 'marble',
    colours: ['#ffffff', '#ffffff', '#ffffff'],
    mirror: 0,
    depth: 0.1,
  }

  test('begin behind the foot of the letters and reach the lower side', async () => {
    const lettering = { height: 0.4, centre: [0.5, 0.4] } as const
    const picture = await painted([table], { ground: '#000000', lettering })
    assert.ok(picture.mean(1, 0, 0, 200, 40) < 5)
    assert.ok(picture.mean(1, 0, 62, 200, 90) > 100)
  })

  test('have boards that run away from the viewer when asked for', async () => {
    const lettering = { height: 0.4, centre: [0.5, 0.4] } as const
    const steps = (along: boolean): Step[] => [{ ...table, kind: 'wood', colours: ['#ffffff', '#a0a0a0'], along }]
    const changes = async (along: boolean) => {
      const picture = await painted(steps(along), { ground: '#000000', lettering, width: 400, height: 200 })
      const row = Array.from({ length: 400 }, (_, x) => picture.mean(1, x, 180, x + 1, 190))
      const column = Array.from({ length: 40 }, (_, y) => picture.mean(1, 0, 150 + y, 400, 151 + y))
      return (Math.max(...row) - Math.min(...row)) / (Math.max(...column) - Math.min(...column))
    }
    assert.ok((await changes(true)) > 1.5 * (await changes(false)))
  })

  test('mirror the letters only, upside down', async () => {
    const lettering = { font: 'poster', weight: 400, height: 0.4, centre: [0.5, 0.4] } as const
    const steps: Recipe['steps'] = [
      { do: 'fill', colour: '#ff0000' },
      { do: 'reflection', strength: 1, fade: 3, soft: 0 },
    ]
    const picture = await painted(steps, { lettering, ground: '#000000' })
    assert.ok(picture.at(100, 66)[0] > 120, JSON.stringify(picture.at(100, 66)))
    assert.ok(picture.at(20, 66)[0] < 5)
  })

  test('mirror the rim around the letters when it is asked for', async () => {
    const lettering = { font: 'poster', weight: 400, height: 0.4, centre: [0.5, 0.4] } as const
    const red = async (grow: number) => {
      const steps: Recipe['steps'] = [
        { do: 'fill', grow: 0.15, colour: '#ff0000' },
        { do: 'reflection', strength: 1, fade: 3, soft: 0, foot: 0.16, grow },
      ]
      return (await painted(steps, { lettering, ground: '#000000' })).count(([r], _x, y) => y > 70 && r > 60)
    }
    const [bare, rimmed] = [await red(0), await red(0.15)]
    assert.ok(rimmed > 1.3 * bare, `${rimmed} ${bare}`)
  })
})

test('leaves, palms and windows shade parts of the ground', async () => {
  for (const kind of ['leaves', 'palm', 'window'] as const) {
    const picture = await painted([{ do: 'dapple', kind, tint: [0, 0, 0], strength: 1, soft: 0 }], {
      ground: '#ffffff',
    })
    const dark = picture.count(([r]) => r < 60) / 20_000
    assert.ok(dark > 0.015 && dark < 0.8, `${kind}: ${dark}`)
  }
})

describe('mist', () => {
  test('veils the pane but where the letters were wiped, and runs begin below them', async () => {
    const mist = { do: 'mist', veil: '#ffffff', opacity: 1, drops: 0, smear: 0, blur: 0 } as const
    const still = await painted([{ ...mist, runs: 0 }], { ground: '#000000' })
    assert.ok(still.mean(1, 5, 5, 60, 95) > 180)
    assert.ok(still.mean(1, 98, 30, 102, 70) < 60)
    const run = await painted([{ ...mist, runs: 20, length: 1 }], { ground: '#000000' })
    assert.ok(run.count(([, g], _x, y) => g < 90 && y > 91) > still.count(([, g], _x, y) => g < 90 && y > 91))
  })

  test('a run begins within the stroke: no rim lies between them', async () => {
    const mist = { do: 'mist', veil: '#ffffff', opacity: 1, drops: 0, smear: 0, blur: 0 } as const
    const options = { ground: '#000000', text: '—', width: 400, height: 200 }
    const run = await painted([{ ...mist, runs: 5, length: 1 }], options)
    const still = await painted([{ ...mist, runs: 0 }], options)
    const isOpen = (picture: typeof run, x: number, y: number) => picture.at(x, y)[1] < 110
    const foot = Math.max(...Array.from({ length: 200 }, (_, y) => y).filter((y) => isOpen(still, 200, y)))
    const begun = Array.from({ length: 400 }, (_, x) => x).filter((x) => isOpen(run, x, foot + 9))
    const joined = begun.filter((x) => [1, 3, 5, 7].every((below) => isOpen(run, x, foot + below)))
    assert.ok(begun.length > 3 && joined.length > 0.6 * begun.length, `${joined.length} of ${begun.length}`)
  })

  test('beads hang along the lower edges of what was wiped', async () => {
    const mist = { do: 'mist', veil: '#808080', opacity: 1, drops: 0, smear: 0, blur: 0, runs: 0 } as const
    const options = { text: '—', width: 400, height: 200 }
    const [bare, beaded] = [await painted([mist], options), await painted([{ ...mist, beads: 40 }], options)]
    const changed = Array.from({ length: 200 }, (_, y) => y).filter((y) =>
      Array.from({ length: 400 }, (_, x) => x).some((x) => Math.abs(beaded.at(x, y)[1] - bare.at(x, y)[1]) > 12),
    )
    assert.ok(changed.length > 3 && changed[0]! > 90, `${changed[0]} to ${changed.at(-1)}`)
  })

  test('drops bend the scene', async () => {
    const clear = { do: 'mist', opacity: 0, blur: 0, runs: 0 } as const
    const without = await painted([{ ...clear, drops: 0 }])
    const drops = await painted([{ ...clear, drops: 60, size: [0.03, 0.06] }])
    assert.ok(drops.count((pixel, x, y) => Math.abs(pixel[1] - without.at(x, y)[1]) > 12) > 300)
  })
})

describe('bodies strewn beside the letters', () => {
  for (const kind of ['drops', 'shards'] as const) {
    test(`${kind} keep clear of them`, async () => {
      const strew: Step = { do: 'strew', kind, count: 300, size: [0.01, 0.05], clear: 0.02, steps: RED }
      const picture = await painted([strew])
      assert.ok(picture.count(isRed) > 200)
      const letters = await painted([{ do: 'fill', colour: '#ff0000' }])
      assert.equal(
        letters.count((pixel, x, y) => isRed(pixel) && isRed(picture.at(x, y))),
        0,
      )
    })
  }
})

describe('struck panes', () => {
  const blow = { do: 'shatter', at: [0.5, 0.5], hole: 0, light: 4, tilt: 0, shift: 0, width: 0.01 } as const

  test('cracks gather at the blow', async () => {
    const picture = await painted([blow], { ground: '#000000' })
    const bright = (left: number, right: number) => picture.mean(1, left, 20, right, 80)
    assert.ok(bright(85, 115) > 2 * bright(0, 30), `${bright(85, 115)}, ${bright(0, 30)}`)
  })

  test('on the letters, the ground stays', async () => {
    const picture = await painted([{ ...blow, on: 'letters' }], { ground: '#000000' })
    assert.equal(picture.mean(1, 0, 0, 60, 100), 0)
    assert.ok(picture.mean(1, 80, 10, 120, 90) > 5)
  })

  test('in the hole is less light', async () => {
    const picture = await painted([{ ...blow, hole: 0.3, dark: 0, light: 0 }], { ground: '#ffffff' })
    assert.ok(picture.at(100, 52)[1] < 10 && picture.at(5, 5)[1] > 200)
  })

  test('along cracks the broken side of a thick pane is seen', async () => {
    const green = async (thick: number) => {
      const picture = await painted([{ ...blow, thick, edge: [0, 1, 0] }], { ground: '#000000' })
      return picture.count(([r, g]) => g > r + 40)
    }
    assert.equal(await green(0), 0)
    assert.ok((await green(0.05)) > 300)
  })

  test('pieces that fell out are small ones near the blow', async () => {
    const dark = async (lost: number) => {
      const picture = await painted([{ ...blow, light: 0, dark: 0, rings: 4, lost }], { ground: '#ffffff' })
      return [picture.count(([r]) => r < 20), picture.count(([r], x) => r < 20 && x < 20)]
    }
    assert.deepEqual(await dark(0), [0, 0])
    const [all, aside] = await dark(1)
    assert.ok(all! > 150 && aside === 0, `${all}, ${aside}`)
  })
})

describe('leaded windows', () => {
  const steps = [{ do: 'fill' as const, colour: '#000000' }]

  test('light takes the colour of the pieces; lead parts them', async () => {
    const window: Step = {
      do: 'leaded',
      on: 'frame',
      colours: ['#ff0000'],
      lead: 0.03,
      size: 0.3,
      streaks: 0,
      steps,
    }
    const picture = await painted([window], { ground: '#ffffff' })
    assert.ok(picture.count(([r, g]) => r > 150 && g < 60) > 5000)
    assert.ok(picture.count(([r, g]) => r < 20 && g < 20) > 1000)
  })

  test('no lead runs through characters of one piece', async () => {
    const lead = async (pattern: 'quarries' | 'whole') => {
      const letters: Step = { do: 'leaded', on: 'letters', colours: ['#ff0000'], size: 0.1, outline: 0, pattern, steps }
      const picture = await painted([letters], { text: 'O', ground: '#ffffff' })
      return picture.count(([r, g]) => r < 30 && g < 30)
    }
    const [cut, whole] = [await lead('quarries'), await lead('whole')]
    assert.ok(cut > 60 && whole < cut / 4, `${cut}, ${whole}`)
  })

  test('the leads of a window around the letters are soldered to their outline', async () => {
    const lead = async (join: number) => {
      const letters: Step = { do: 'leaded', on: 'letters', colours: ['#ff0000'], pattern: 'whole', join, steps }
      const picture = await painted([letters], { text: 'O', ground: '#ffffff' })
      return picture.count(([r, g]) => r < 30 && g < 30)
    }
    const [bare, joined] = [await lead(0), await lead(0.2)]
    assert.ok(joined > bare + 5 && joined < 2 * bare, `${bare}, ${joined}`)
  })

  test('in the letters only, one colour for each character', async () => {
    const letters: Step = {
      do: 'leaded',
      on: 'letters',
      colours: ['#ff0000', '#0000ff'],
      lead: 0.01,
      outline: 0,
      steps,
    }
    const picture = await painted([letters], { text: 'II', ground: '#ffffff', width: 300 })
    const [red, blue] = [0, 0]
    const middle = { red, blue, reds: 0, blues: 0 }
    picture.count(([r, g, b], x) => {
      if (r > 120 && g < 70 && b < 90) [middle.red, middle.reds] = [middle.red + x, middle.reds + 1]
      if (b > 120 && g < 70 && r < 90) [middle.blue, middle.blues] = [middle.blue + x, middle.blues + 1]
      return false
    })
    assert.ok(middle.reds > 100 && middle.blues > 100, JSON.stringify(middle))
    assert.ok(middle.red / middle.reds < middle.blue / middle.blues)
    assert.deepEqual(
      picture.at(4, 4),
      [255, 255, 255].map(() => picture.at(4, 4)[0]),
    )
  })
})
