import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Recipe } from '../index.ts'
import { normal, ray, turnNormal } from '../kernels/reference/slab.ts'
import { painted } from '../../../test/textart/painting.ts'

type Slab = Extract<Recipe['steps'][number], { do: 'slab' }>

const WHITE: Recipe['steps'] = [{ do: 'backdrop', colours: ['#ffffff', '#ffffff'], clouds: 0 }]
const bar = (options: Partial<Slab>, text = 'I') => painted([...WHITE, { do: 'slab', mirror: 0, ...options }], { text })

describe('slab', () => {
  test('swallows light with its thickness, and leaves its colour', async () => {
    const colour = [0.1, 0.9, 0.1] as const
    const [clear, deep] = [await bar({ colour, depth: 2 }), await bar({ colour, depth: 0.2 })]
    const mean = (picture: typeof clear, channel: 0 | 1) => picture.mean(channel, 98, 40, 102, 60)
    assert.ok(mean(clear, 0) > mean(deep, 0) + 40, `${mean(clear, 0)}, ${mean(deep, 0)}`)
    assert.ok(mean(deep, 1) > mean(deep, 0) + 60, `${mean(deep, 1)}, ${mean(deep, 0)}`)
  })

  test('shows its lower walls where the eye is below', async () => {
    const colour = [0.05, 0.8, 0.05] as const
    const rows = async (down: number) =>
      (await bar({ colour, depth: 0.1, eye: [0.5, down] })).count(([r, g]) => g > r + 30)
    const [above, below] = [await rows(0.5), await rows(6)]
    assert.ok(below > above * 1.02, `${above}, ${below}`)
  })

  test('has outlines that are deeper in colour than its middle', async () => {
    const colour = [0.3, 0.9, 0.3] as const
    const [plain, rimmed] = [await bar({ colour }), await bar({ colour, rim: 3 })]
    assert.equal(rimmed.at(100, 50)[0], plain.at(100, 50)[0])
    const darker = rimmed.count(([r], x, y) => r < plain.at(x, y)[0] - 30)
    assert.ok(darker > 50, `${darker} pixels are darker`)
  })

  test('mirrors in its walls glass of its own colour', async () => {
    const seen = (beside: number) => bar({ colour: [0.05, 0.8, 0.05], mirror: 2, eye: [0.5, 6], beside })
    const [plain, tinted] = [await seen(0), await seen(2)]
    const darker = tinted.count(([r], x, y) => r < plain.at(x, y)[0] - 30)
    assert.ok(darker > 10, `${darker} pixels are darker`)
  })

  test('colours its light on the ground the more, the more that is tinged', async () => {
    const lit = (tinge: number) => bar({ colour: [0.5, 0.9, 0.5], cast: { tinge } })
    const green = (picture: Awaited<ReturnType<typeof bar>>) => picture.count(([r, g]) => g > r + 60)
    const [pale, deep] = [await lit(1), await lit(5)]
    assert.ok(green(deep) > green(pale) + 20, `${green(deep)}, ${green(pale)}`)
  })

  test('throws a shadow with light in it on the ground', async () => {
    const plain = await bar({ colour: [0.1, 0.9, 0.1] })
    const lit = await bar({ colour: [0.1, 0.9, 0.1], cast: { strength: 0.5 } })
    const darker = lit.count(([r], x, y) => r < plain.at(x, y)[0] - 30)
    assert.ok(darker > 50, `${darker} pixels are darker`)
  })

  test('lets a lamp behind shine through it on the table', async () => {
    const dark: Recipe['steps'] = [{ do: 'backdrop', colours: ['#101010', '#101010'], clouds: 0 }]
    const slab = { do: 'slab', colour: [0.9, 0.1, 0.1], stands: true } as const
    const off = await painted([...dark, slab], { text: 'I' })
    const on = await painted([...dark, { ...slab, spill: { glow: [1, 1, 1] } }], { text: 'I' })
    const redder = on.count(([r], x, y) => r > off.at(x, y)[0] + 20)
    assert.ok(redder > 30, `${redder} pixels are redder`)
  })

  test('throws that shadow from its back on, which is seen beside its feet', async () => {
    const above: Partial<Slab> = { stands: true, thick: 0.5, eye: [0.5, -3] }
    const spill = { from: [0.8, -0.5, -0.85], glow: [0, 0, 0], shade: 1, soft: 0.002 } as const
    const [plain, shaded] = [await bar(above), await bar({ ...above, spill })]
    const foot = 90
    const beside = shaded.count(([r], x, y) => y < foot - 2 && plain.at(x, y)[0] > 235 && r < plain.at(x, y)[0] - 30)
    assert.ok(beside > 5, `${beside} pixels are darker`)
  })

  test('loses that light on its way forward', async () => {
    const dark: Recipe['steps'] = [{ do: 'backdrop', colours: ['#101010', '#101010'], clouds: 0 }]
    const lettering = { font: 'poster', weight: 400, height: 0.4, centre: [0.5, 0.3] } as const
    const lit = async (fade: number) => {
      const spill = { glow: [1, 1, 1], fade } as const
      const slab = { do: 'slab', colour: [0.9, 0.1, 0.1], stands: true, spill } as const
      return (await painted([...dark, slab], { lettering })).mean(0, 40, 58, 160, 95)
    }
    const [far, near] = [await lit(3), await lit(0.1)]
    assert.ok(far > near + 1, `${far}, ${near}`)
  })

  test('darkens that table where its shadow lies', async () => {
    const spill = { glow: [0, 0, 0], shade: 0.8 } as const
    const plain = await bar({ stands: true })
    const shaded = await bar({ stands: true, spill })
    const darker = shaded.count(([r], x, y) => r < plain.at(x, y)[0] - 30)
    assert.ok(darker > 30, `${darker} pixels are darker`)
  })

  test('has flat facets where its edge is cut', () => {
    // The edge of a half plane on the left of x = 20, ten pixels of it worn.
    const [width, height] = [32, 8]
    const distance = Float32Array.from({ length: width * height }, (_, at) => 20 - (at % width))
    const slopes = { x: distance.map(() => -1), y: distance.map(() => 0) }
    const plate = { x: 0, y: 0, width, height, distance, slopes, thick: 30, round: 10, back: 2, step: 1 }
    const lean = (cuts: number, out: number) => {
      ray.set([10 + out, 4, -10 + Math.sqrt(100 - out * out)])
      turnNormal({ ...plate, cuts })
      return normal[0]!
    }
    assert.ok(lean(0, 8) > lean(0, 2) + 0.3)
    assert.ok(Math.abs(lean(1, 8) - Math.SQRT1_2) < 1e-6)
    assert.equal(lean(1, 8), lean(1, 2))
    assert.ok(lean(2, 9) > lean(2, 2) + 0.3)
  })

  test('holds bubbles of the air', async () => {
    const colour = [0.4, 0.9, 0.4] as const
    const [plain, bubbly] = [await bar({ colour }), await bar({ colour, bubbles: { count: 400, radius: 0.03 } })]
    const changed = bubbly.count(([r], x, y) => Math.abs(r - plain.at(x, y)[0]) > 20)
    assert.ok(changed > 10, `${changed} pixels are changed`)
  })
})
