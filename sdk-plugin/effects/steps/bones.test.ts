import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Recipe, recipeSchema, render } from '../index.ts'
import { letteringSchema, setLetters } from '../lettering.ts'
import { randomFrom } from '../random.ts'
import { type Growth, grown, layBone } from '../surface/bone.ts'
import { laid } from '../surface/bones.ts'

const set = (text: string) => setLetters(text, letteringSchema.parse({}), 400, 200)
const bonesIn = async (text: string, longest = 3) =>
  laid(await set(text), { width: 0.9, longest, gap: 0.012 }).map(({ points }) => {
    const last = points.length - 2
    return { points, long: Math.hypot(points[last]! - points[0]!, points[last + 1]! - points[1]!) }
  })

describe('laid', () => {
  test('an I is one bone from its top to its bottom, an L two, emoji have none', async () => {
    const { ink } = await set('I')
    const [first, ...others] = await bonesIn('I')
    assert.equal(others.length, 0)
    assert.ok(first!.long > 0.8 * (ink.bottom - ink.top), String(first!.long))
    assert.equal((await bonesIn('L')).length, 2)
    assert.deepEqual(await bonesIn('🎂'), [])
  })

  test('what crosses another ends on both sides of it', async () => {
    assert.equal((await bonesIn('+')).length, 3)
  })

  test('a ring is one bone without ends, or as many as asked with ends', async () => {
    const ring = async (rings?: number) =>
      laid(await set('O'), { width: 0.9, longest: 3, gap: 0.012, ...(rings === undefined ? {} : { rings }) })
    assert.deepEqual(
      (await ring()).map(({ isClosed }) => isClosed),
      [true],
    )
    assert.deepEqual(
      (await ring(2)).map(({ isClosed }) => isClosed),
      [false, false],
    )
  })

  test('long ones are cut into equal parts', async () => {
    const { em } = await set('I')
    const parts = await bonesIn('I', 0.3)
    assert.ok(parts.length >= 2, String(parts.length))
    for (const { long } of parts) assert.ok(long < 0.5 * em, String(long))
  })
})

describe('grown', () => {
  const plane = () => new Float32Array(200 * 80)
  const bedOf = () => ({
    width: 200,
    height: 80,
    coverage: plane(),
    heights: plane().fill(-8),
    stain: plane(),
    dark: plane(),
  })
  /** A straight bone from x = 30 to 170. */
  const straight = (growth: Growth) => {
    const bed = bedOf()
    const points = Float32Array.from({ length: 282 }, (_, at) => (at % 2 === 0 ? 30 + at / 2 : 40))
    layBone(bed, { points, span: 16, isClosed: false }, growth)
    return bed
  }
  /** Its widths at one end, in the middle, at the other end. */
  const widths = (growth: Growth) => {
    const { coverage, width, height } = straight(growth)
    return [30, 100, 170].map((x) => {
      let sum = 0
      for (let y = 0; y < height; y++) sum += coverage[y * width + x]!
      return sum
    })
  }
  const random = () => randomFrom(3)

  test('without variety both ends are alike and thicker than the middle; a thicker shaft leaves the ends as they are', () => {
    const [first, middle, last] = widths(grown(0.54, 0, random()))
    assert.ok(Math.abs(first! - last!) < 0.5, `${first}, ${last}`)
    assert.ok(first! > 1.5 * middle!, `${first}, ${middle}`)
    const [same, thick] = widths(grown(0.7, 0, random()))
    assert.ok(thick! > 1.2 * middle!, `${thick}, ${middle}`)
    assert.ok(Math.abs(same! - first!) < 1.5, `${same}, ${first}`)
  })

  test('with variety one end is the stronger one', () => {
    const [first, , last] = widths(grown(0.54, 1, random()))
    assert.ok(Math.abs(first! - last!) > 2, `${first}, ${last}`)
  })

  test('it is round: highest along its middle; its shaft has cracks, its ends have pores', () => {
    const { heights, coverage, dark, width } = straight(grown(0.54, 0, random()))
    assert.ok(heights[40 * width + 100]! > heights[45 * width + 100]!)
    const darkest = (from: number, to: number) => {
      let most = 0
      for (let at = 0; at < dark.length; at++) {
        if (coverage[at]! > 0.9 && at % width >= from && at % width < to) most = Math.max(most, dark[at]!)
      }
      return most
    }
    for (const [from, to] of [
      [20, 40],
      [50, 150],
    ] as const) {
      assert.ok(darkest(from, to) > 0.2, `${darkest(from, to)} from ${from} to ${to}`)
    }
  })
})

test('bones lie along the letters, with knobs at their ends', async () => {
  const steps: Recipe['steps'] = [
    { do: 'backdrop', colours: ['#000000'], clouds: 0 },
    { do: 'bones', longest: 3, width: 0.8, steps: [{ do: 'fill', colour: '#ff0000' }] },
  ]
  const finish = { vignette: 0, tone: 'soft', bloom: { strength: 0 } } as const
  const pixels = await render(recipeSchema.parse({ light: 'studio', steps, finish }), 'I', { width: 400, height: 200 })
  const widths: number[] = []
  for (let y = 0; y < 200; y++) {
    let count = 0
    for (let x = 0; x < 400; x++) if (pixels[(y * 400 + x) * 3]! > 128) count++
    if (count > 0) widths.push(count)
  }
  const middle = widths[Math.floor(widths.length / 2)]!
  const end = Math.max(...widths.slice(0, Math.floor(widths.length / 4)))
  assert.ok(widths.length > 60, String(widths.length))
  assert.ok(end > 1.5 * middle, `${end} at the end, ${middle} in the middle`)
})

test('bones of a later layer are painted over those of the one before; all are there', async () => {
  const finish = { vignette: 0, tone: 'soft', bloom: { strength: 0 } } as const
  const drawn = async (layers: number, rim: boolean) => {
    const fill = { do: 'fill', colour: '#ff0000' } as const
    const steps: Recipe['steps'] = [
      { do: 'backdrop', colours: ['#000000'], clouds: 0 },
      { do: 'bones', layers, steps: rim ? [{ do: 'fill', grow: 0.04, colour: '#0000ff' }, fill] : [fill] },
    ]
    const pixels = await render(recipeSchema.parse({ light: 'studio', steps, finish }), 'L', {
      width: 400,
      height: 200,
    })
    return pixels.filter((value, at) => at % 3 === 0 && value > 128).length
  }
  const [once, twice] = [await drawn(1, false), await drawn(2, false)]
  assert.ok(Math.abs(once - twice) < 0.03 * once, `${once}, ${twice}`)
  assert.ok((await drawn(2, true)) < 0.99 * (await drawn(1, true)))
})
