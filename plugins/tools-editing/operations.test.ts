import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { rasterOf } from '@gateway/sdk-plugin/raster'
import type { Raster } from '@gateway/sdk-plugin/raster'
import sharp from 'sharp'
import { run } from './engine/run.ts'
import { Clause } from './language/clause.ts'
import { PLACES } from './language/places.ts'
import { labOf } from './kernels/oklab.ts'
import { OPERATIONS } from './operations/index.ts'
import type { Operation, Step } from './operations/operation.ts'
import { understand } from './understand.ts'

const LEFT = PLACES.find(([phrase]) => phrase === 'left half')![1]

/** What operations need to be told; the others run on their own word. */
const PROMPTS: Readonly<Record<string, string>> = {
  text: "write 'Hi' big",
  meme: "meme 'Hi'",
  watermark: "watermark 'mine'",
  recolour: 'red to blue',
  resize: 'resize to 50%',
  tile: 'tile 2x2',
  straighten: 'straighten 5 degrees',
  gamma: 'gamma 2',
}

/** Right when they change nothing in this picture: no face in it, or already so. */
const MAY_CHANGE_NOTHING = new Set(['censor-faces', 'trim'])

/** Sky, a hill, a red ball: 96 × 72. */
const SCENE = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="72">
  <defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#3f86d6"/><stop offset="1" stop-color="#dfeaf0"/></linearGradient></defs>
  <rect width="96" height="72" fill="url(#s)"/><path d="M0 44 Q40 30 96 48 V72 H0Z" fill="#3f7a2c"/><path d="M0 60 L96 56 V72 H0Z" fill="#d9c27a"/>
  <circle cx="50" cy="40" r="15" fill="#d5281f"/><circle cx="45" cy="34" r="4" fill="#ffd9d0"/></svg>`

const pictures: Record<'opaque' | 'transparent' | 'dot' | 'thread', Raster> = {} as never

before(async () => {
  const scene = () => sharp(Buffer.from(SCENE))
  pictures.opaque = await rasterOf(scene())
  const hole = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="72"><circle cx="48" cy="36" r="30"/></svg>',
  )
  pictures.transparent = await rasterOf(scene().composite([{ input: hole, blend: 'dest-in' }]))
  pictures.dot = await rasterOf(scene().resize(1, 1))
  pictures.thread = await rasterOf(scene().resize(3, 500, { fit: 'fill' }))
})

function planned({ name, says }: Operation): Step {
  const prompt = PROMPTS[name] ?? says.find(({ weak }) => !weak)!.words.split(', ')[0]!
  const step = understand(prompt).steps.find(({ operation }) => operation.name === name)
  assert.ok(step, `"${prompt}" does not call for ${name}`)
  return step
}

async function apply(raster: Raster, ...steps: Step[]) {
  const copy = { ...raster, data: Buffer.from(raster.data) }
  return run(copy, steps, { signal: new AbortController().signal })
}

describe('every operation', () => {
  for (const operation of OPERATIONS) {
    it(`${operation.name} works on any picture`, async () => {
      for (const [kind, picture] of Object.entries(pictures)) {
        const { raster } = await apply(picture, planned(operation))
        const { width, height, data } = raster
        assert.equal(data.length, width * height * 4, kind)
        assert.ok(width > 0 && height > 0 && width * height <= 25_000_000, kind)
        if (!operation.frame) assert.deepEqual([width, height], [picture.width, picture.height], kind)
        const changed = width !== picture.width || height !== picture.height || !data.equals(picture.data)
        if (kind === 'opaque' && !MAY_CHANGE_NOTHING.has(operation.name)) assert.ok(changed, 'nothing was changed')
        if (kind === 'opaque' && !operation.frame) assert.ok(isOpaque(data), 'holes in an opaque picture')
      }
    })
  }

  it('gives the same picture again', async () => {
    for (const operation of OPERATIONS.filter(({ looks }) => !looks)) {
      const [one, other] = [
        await apply(pictures.opaque, planned(operation)),
        await apply(pictures.opaque, planned(operation)),
      ]
      assert.ok(one.raster.data.equals(other.raster.data), operation.name)
    }
  })

  it('that takes a region leaves the rest as it is', async () => {
    const { width, height } = pictures.opaque
    let tried = 0
    for (const operation of OPERATIONS.filter(({ frame, places }) => !frame && !places)) {
      const region = { places: [LEFT], colours: [] }
      const { raster } = await apply(pictures.opaque, { ...planned(operation), region })
      for (let y = 0; y < height; y++) {
        const [from, to] = [(y * width + Math.ceil(width * 0.62)) * 4, (y + 1) * width * 4]
        assert.ok(
          raster.data.subarray(from, to).equals(pictures.opaque.data.subarray(from, to)),
          `${operation.name}, row ${y}`,
        )
      }
      tried++
    }
    assert.ok(tried >= 60, String(tried))
  })

  it('grain leaves black and white alone, is soft, and lies inside of bars', async () => {
    const grey = (value: number) => ({ width: 64, height: 64, data: Buffer.alloc(64 * 64 * 4, value) })
    const { steps } = understand('grain 100%')
    for (const value of [0, 255]) {
      const { raster } = await apply(grey(value), ...steps)
      assert.ok(
        raster.data.every((byte, at) => at % 4 === 3 || byte === value),
        String(value),
      )
    }
    const { data } = (await apply(grey(128), ...steps)).raster
    const off = Array.from({ length: 4096 }, (_, at) => data[at * 4]! - 128)
    const mean = (of: (value: number, at: number) => number) => off.reduce((sum, value, at) => sum + of(value, at), 0)
    const [power, beside] = [mean((value) => value ** 2), mean((value, at) => value * (off[at + 1] ?? 0))]
    assert.ok(Math.sqrt(power / 4096) > 6 && Math.sqrt(power / 4096) < 26, `spread ${Math.sqrt(power / 4096)}`)
    assert.ok(beside / power > 0.4, `neighbours share ${beside / power}`)
    const barred = await apply(pictures.opaque, ...understand('letterbox, grain').steps)
    assert.deepEqual(
      barred.operations.map(({ name }) => name),
      ['grain', 'pad'],
    )
    assert.deepEqual(pixel(barred.raster, 40, 1), [0, 0, 0, 255])
  })

  it('grain comes once, however many ask for it', async () => {
    const same = async (one: string, other: readonly Step[]) =>
      assert.ok((await edit(one)).data.equals((await apply(pictures.opaque, ...other)).raster.data), one)
    const { steps } = understand('grain 40%, sepia, grain 10%')
    await same('grain 40%, sepia, grain 10%', steps.slice(0, 2))
    const looks = understand('vintage, noir').steps
    const plain = { ...pictures.opaque, data: Buffer.from(pictures.opaque.data) }
    const signal = new AbortController().signal
    const first = (await run(plain, [looks[0]!], { signal, excluded: ['grain'] })).raster
    assert.ok((await edit('vintage, noir')).data.equals((await apply(first, looks[1]!)).raster.data))
  })

  it('keeps what is transparent transparent', async () => {
    const colourings = [
      'brighter',
      'sepia',
      'warmer',
      'more saturated',
      'invert',
      'vintage',
      'oil painting',
      'cartoon',
      'halftone',
      'glow',
      'x-ray',
      'thermal',
      'pencil',
      'fog',
      'lens flare',
    ]
    for (const prompt of colourings) {
      const { raster } = await apply(pictures.transparent, ...understand(prompt).steps)
      assert.equal(raster.data[3], 0, prompt)
      assert.equal(raster.data[(36 * 96 + 48) * 4 + 3], 255, prompt)
    }
  })

  it('stops when the caller has gone', async () => {
    const signal = AbortSignal.abort(new Error('gone'))
    await assert.rejects(run(pictures.opaque, understand('blur').steps, { signal }), /gone/)
  })
})

describe('operations do what they say:', () => {
  it('brightness, temperature, saturation, contrast', async () => {
    const [base] = [await means('')]
    assert.ok((await means('brighter')).light > base.light + 0.03)
    assert.ok((await means('darker')).light < base.light - 0.05)
    assert.ok((await means('warmer')).b > base.b + 0.015)
    assert.ok((await means('cooler')).b < base.b - 0.015)
    assert.ok((await means('twice as saturated')).chroma > base.chroma * 1.3)
    assert.ok((await means('black and white')).chroma < 0.005)
    assert.ok((await means('slightly brighter')).light < (await means('brighter')).light)
    assert.ok((await means('more contrast')).spread > base.spread * 1.05)
    assert.ok((await means('less contrast')).spread < base.spread * 0.9)
    assert.ok((await means('blur 4px')).detail < base.detail * 0.75)
    assert.ok((await means('sharpen a lot')).detail > base.detail * 1.1)
  })

  it('turns and cuts', async () => {
    const marked = await edit('rotate left')
    assert.deepEqual([marked.width, marked.height], [72, 96])
    // What was at the right end of the upper row is at the left end of it now.
    assert.deepEqual(pixel(marked, 0, 0), pixel(pictures.opaque, 95, 0))
    assert.deepEqual(pixel(await edit('flip'), 0, 5), pixel(pictures.opaque, 95, 5))
    assert.deepEqual(pixel(await edit('flip vertically'), 7, 0), pixel(pictures.opaque, 7, 71))
    assert.deepEqual(pixel(await edit('rotate 180 degrees'), 0, 0), pixel(pictures.opaque, 95, 71))
    assert.deepEqual(sizeOf(await edit('crop to a square')), [72, 72])
    assert.deepEqual(sizeOf(await edit('crop 2:1')), [96, 48])
    assert.deepEqual(sizeOf(await edit('crop 10px off the left')), [86, 72])
    assert.deepEqual(pixel(await edit('crop 10px off the left'), 0, 0), pixel(pictures.opaque, 10, 0))
    assert.deepEqual(sizeOf(await edit('crop 25% off the top and bottom')), [96, 36])
    assert.deepEqual(sizeOf(await edit('resize to 200x100')), [200, 100])
    assert.deepEqual(sizeOf(await edit('twice as big')), [192, 144])
    assert.deepEqual(sizeOf(await edit('half the size')), [48, 36])
    assert.deepEqual(sizeOf(await edit('add a 5px border')), [106, 82])
    assert.deepEqual(pixel(await edit('add a 5px red border'), 0, 0), [0xe0, 0x18, 0x2d, 255])
    assert.deepEqual(sizeOf(await edit('fit in a square')), [96, 96])
  })

  it('makes round things round', async () => {
    const circle = await edit('circle')
    assert.deepEqual([pixel(circle, 0, 0)[3], pixel(circle, 36, 36)[3]], [0, 255])
    assert.equal(pixel(await edit('rounded corners'), 0, 0)[3], 0)
  })

  it('straightens what leans', async () => {
    const lines = Array.from(
      { length: 9 },
      (_, n) => `<path d="M-50 ${n * 30} h500" stroke="#222" stroke-width="6"/>`,
    ).join('')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="220">
      <rect width="300" height="220" fill="#fff"/><g transform="rotate(6 150 110)">${lines}</g></svg>`
    const leaning = await rasterOf(sharp(Buffer.from(svg)))
    const { raster } = await apply(leaning, ...understand('straighten').steps)
    const row = (y: number) => Array.from({ length: raster.width }, (_, x) => pixel(raster, x, y)[0]!)
    const rows = Array.from({ length: raster.height }, (_, y) => row(y))
    const even = rows.filter((values) => Math.max(...values) - Math.min(...values) < 60).length
    assert.ok(even > rows.length * 0.7, `${even} of ${rows.length} rows are even`)
    assert.equal((await apply(pictures.dot, ...understand('straighten').steps)).notes.length, 1)
  })

  it('recolours one hue, with its shading, and leaves the others', async () => {
    const blue = await edit('red to blue')
    const [ball, shine] = [labAt(blue, 52, 46), labAt(blue, 45, 34)]
    assert.ok(ball[2] < -0.1, 'the ball is blue')
    assert.ok(shine[0] > ball[0] + 0.15, 'its highlight is still lighter')
    for (const [x, y] of [
      [10, 5],
      [10, 50],
      [80, 65],
    ] as const)
      assert.deepEqual(pixel(blue, x, y), pixel(pictures.opaque, x, y))
    const yellow = labAt(await edit('make the ball yellow'), 52, 46)
    assert.ok(yellow[2] > 0.1 && yellow[1] < 0.06, `the ball is yellow: ${yellow.join()}`)
    const teal = await edit('make it teal')
    for (const [x, y] of [
      [10, 50],
      [52, 46],
    ] as const)
      assert.ok(labAt(teal, x, y)[1] < -0.02, 'everything is teal')
  })

  it('keeps only a colour', async () => {
    const kept = await edit('keep only red')
    assert.ok(Math.hypot(...labAt(kept, 52, 46).slice(1)) > 0.12)
    for (const [x, y] of [
      [10, 5],
      [10, 50],
    ] as const)
      assert.ok(Math.hypot(...labAt(kept, x, y).slice(1)) < 0.02)
  })

  it('finds the sky, the grass and the shadows', async () => {
    const sky = await edit('make the sky black and white')
    assert.ok(Math.hypot(...labAt(sky, 20, 5).slice(1)) < 0.03, 'the sky is grey')
    assert.deepEqual(pixel(sky, 52, 46), pixel(pictures.opaque, 52, 46))
    assert.deepEqual(pixel(sky, 10, 66), pixel(pictures.opaque, 10, 66))
    const grass = await edit('invert the grass')
    assert.notDeepEqual(pixel(grass, 8, 52), pixel(pictures.opaque, 8, 52))
    assert.deepEqual(pixel(grass, 8, 4), pixel(pictures.opaque, 8, 4))
  })

  it('keeps colours when told to', async () => {
    const [one, other] = [
      labAt(await edit('sepia'), 52, 46),
      labAt(await edit('sepia without changing the colours'), 52, 46),
    ]
    const old = labAt(pictures.opaque, 52, 46)
    const moved = (lab: readonly number[]) => Math.hypot(lab[1]! - old[1], lab[2]! - old[2])
    assert.ok(moved(one) > 0.08)
    assert.ok(moved(other) < moved(one) / 2, `${moved(other)} of ${moved(one)}`)
  })

  it('writes where it is told', async () => {
    const changedRows = async (prompt: string) => {
      const written = await edit(prompt)
      const rows = Array.from({ length: 72 }, (_, y) => y)
      return rows.filter((y) =>
        rows.some((x) => pixel(written, x + 12, y).join() !== pixel(pictures.opaque, x + 12, y).join()),
      )
    }
    assert.ok((await changedRows("write 'HH' at the top")).every((y) => y < 32))
    assert.ok((await changedRows("write 'HH' at the bottom")).every((y) => y > 40))
    const red = await edit("write 'HHHH' in the middle in #ff0000, huge")
    const reds = Array.from({ length: 96 * 72 }, (_, at) => pixel(red, at % 96, Math.floor(at / 96))).filter(
      ([r, g, b]) => r === 255 && g === 0 && b === 0,
    )
    assert.ok(reds.length > 60, `${reds.length} red pixels`)
  })

  it('says when there is nothing to work on', async () => {
    assert.match((await apply(pictures.opaque, ...understand('censor faces').steps)).notes.join(), /No face/)
    assert.match((await apply(pictures.opaque, ...understand('add text').steps)).notes.join(), /quotation/)
    assert.match((await apply(pictures.opaque, ...understand('resize to 9000x90').steps)).notes.join(), /limited/)
  })

  it('reads lengths and amounts', () => {
    const clause = new Clause([{ raw: '12px', from: 0, to: 4, number: { value: 12, unit: 'pixels' } }])
    assert.equal(clause.length({ usual: 3 }), '12px')
    assert.equal(new Clause([{ raw: '', from: 0, to: 0, degree: 0.5 }]).strength({ usual: 40 }), 20)
    assert.equal(new Clause([]).signed({ usual: 30 }), 30)
  })
})

async function edit(prompt: string): Promise<Raster> {
  const { steps, excluded } = understand(prompt)
  const copy = { ...pictures.opaque, data: Buffer.from(pictures.opaque.data) }
  return (await run(copy, steps, { signal: new AbortController().signal, excluded })).raster
}

function pixel({ width, data }: Raster, x: number, y: number): number[] {
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
}

function labAt(raster: Raster, x: number, y: number) {
  return labOf(pixel(raster, x, y) as unknown as [number, number, number])
}

function sizeOf({ width, height }: Raster): [number, number] {
  return [width, height]
}

function isOpaque(data: Buffer): boolean {
  return data.every((value, at) => at % 4 !== 3 || value === 255)
}

/** Means of a picture in OKLab; `detail` is the mean square of steps between neighbours. */
async function means(prompt: string) {
  const { data } = await edit(prompt)
  const labs = Array.from({ length: data.length / 4 }, (_, at) =>
    labOf([data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!]),
  )
  const mean = (value: (lab: (typeof labs)[number], at: number) => number) =>
    labs.reduce((sum, lab, at) => sum + value(lab, at), 0) / labs.length
  const light = mean(([l]) => l)
  return {
    light,
    b: mean(([, , b]) => b),
    chroma: mean(([, a, b]) => Math.hypot(a, b)),
    spread: Math.sqrt(mean(([l]) => (l - light) ** 2)),
    detail: mean(([l], at) => (l - (labs[at - 1]?.[0] ?? l)) ** 2),
  }
}
