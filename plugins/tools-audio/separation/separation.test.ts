import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import type { PluginContext } from '@gateway/sdk-plugin'
import { soundContext, wavBytes } from '../../../test/sounds.ts'
import { noiseOf } from '../../../test/synthesis/noise.ts'
import { randomOf } from '../../../test/synthesis/random.ts'
import { distortionRatio } from '../../../test/synthesis/quality.ts'
import { writeModel } from '../../../test/tiny-model.ts'
import { Pace } from '../pace.ts'
import vocalremoverv2 from '../vocalremoverv2.ts'
import { centreWeights } from './centre.ts'
import { medianOfNine } from './median.ts'
import { findSeparationModel, runModel } from './model.ts'
import { percussivePart } from './percussive.ts'
import { repeatingPart, similarFrames } from './repeating.ts'
import { splitStems } from './stems.ts'

const { signal } = new AbortController()
const pace = () => new Pace(signal, Infinity)

describe('centreWeights', () => {
  const weigh = (left: number, right: number, shared: number) => {
    const weights: [number, number] = [0, 0]
    return { share: centreWeights(left, right, shared, weights), weights }
  }

  it('takes all of what is alike on both sides', () => {
    const { share, weights } = weigh(1, 1, 1)
    assert.ok(share > 0.9)
    assert.ok(Math.abs(weights[0] - 0.5) < 0.03 && Math.abs(weights[1] - 0.5) < 0.03)
  })

  it('takes nothing of one side, of opposite phases, or of silence', () => {
    for (const [left, right, shared] of [
      [1, 0, 0],
      [0, 3, 0],
      [1, 1, -1],
      [1, 1, 0],
      [0, 0, 0],
    ] as const) {
      const { share, weights } = weigh(left, right, shared)
      assert.ok(share < 0.01 && Math.abs(weights[0]) < 0.01 && Math.abs(weights[1]) < 0.01)
    }
  })

  it('cancels an instrument beside the voice', () => {
    // A voice of power 1 in the middle, an instrument of power 1 with 0.9 of its amplitude left and 0.4 right.
    const [a, b] = [0.9, 0.4]
    const { weights } = weigh(1 + a * a, 1 + b * b, 1 + a * b)
    const [voice, instrument] = [weights[0] + weights[1], weights[0] * a + weights[1] * b]
    assert.ok(voice > 0.7, `${voice} of the voice`)
    // The mean of the channels would have 0.65 of it.
    assert.ok(Math.abs(instrument) < 0.25, `${instrument} of the instrument`)
  })
})

describe('what tells music from voice', () => {
  it('finds the middle value', () => {
    const random = randomOf(1)
    for (let round = 0; round < 2000; round++) {
      const values = Float64Array.from({ length: 9 }, () => Math.floor(random() * 6))
      assert.equal(medianOfNine(values), values.toSorted()[4], values.join())
    }
  })

  it('keeps what repeats and drops what happens once', async () => {
    const grid = { frames: 60, bins: 200 }
    const plane = new Float32Array(60 * 200)
    for (let frame = 0; frame < 60; frame++) {
      const beat = frame % 6
      for (let bin = beat * 30; bin < beat * 30 + 12; bin++) plane[frame * 200 + bin] = 1
    }
    plane[33 * 200 + 7] = 5
    const alike = await similarFrames(plane, grid, 2, pace())
    assert.ok([...alike.subarray(0, 8)].every((frame) => frame % 6 === 0))
    const kept = await repeatingPart(plane, grid, alike, pace())
    assert.equal(kept[33 * 200 + 7], 0)
    assert.equal(kept[12 * 200 + 5], 1)
  })

  it('takes a line across all frequencies for a drum, and a tone for none', async () => {
    const grid = { frames: 2, bins: 400 }
    const plane = new Float32Array(800)
    plane.fill(1, 0, 400)
    plane[500] = 9
    const drums = await percussivePart(plane, grid, pace())
    assert.ok(drums.subarray(8, 400).every((value) => value === 1))
    assert.ok(drums.subarray(400).every((value) => value === 0))
  })
})

describe('splitStems', () => {
  it('adds up to the mix, over the seams of its parts as well', async () => {
    const rate = 8000
    const [left, right] = [noiseOf('pink', 45 * rate, rate, 0.1, 1), noiseOf('pink', 45 * rate, rate, 0.1, 2)]
    const tone = left.map((_, n) => Math.sin(n / 3 + Math.sin(n / 400)) * 0.2)
    const mix = [left.map((value, n) => value + tone[n]!), right.map((value, n) => value + tone[n]!)] as const
    const [a, b] = [mix[0].slice(), mix[1].slice()]
    const voice = await splitStems(a, b, rate, pace(), 0)
    assert.ok(a.every((value, n) => Math.abs(value + voice[n]! - mix[0][n]!) < 1e-6))
    assert.ok(b.every((value, n) => Math.abs(value + voice[n]! - mix[1][n]!) < 1e-6))
    // Around a seam the voice is no weaker than elsewhere.
    const level = (at: number) => Math.hypot(...voice.subarray((at - 0.4) * rate, (at + 0.4) * rate))
    assert.ok(level(19.2) > 0.7 * level(10), `${level(19.2)} and ${level(10)}`)
  })

  it('says early what would take too long, and stops when the call ends', async () => {
    const plane = noiseOf('white', 400_000, 8000, 0.1)
    const late = splitStems(plane.slice(), plane.slice(), 8000, new Pace(signal, 2001), 0)
    await assert.rejects(late, { code: 'process_timeout', status: 504 })
    const ended = new Pace(AbortSignal.abort(new Error('gone')), Infinity)
    await assert.rejects(splitStems(plane.slice(), plane.slice(), 8000, ended, 0), /gone/)
  })
})

describe('a separation model', async () => {
  const models = await mkdtemp(join(tmpdir(), 'gateway-models-'))
  const base = await soundContext()
  after(async () => {
    await rm(models, { recursive: true })
    await base.close()
  })
  const toModels = { ...base, models } as unknown as PluginContext
  const plane = noiseOf('pink', 300_000, 44_100, 0.1)
  const bytes = wavBytes([plane, plane.map((value) => -value / 2)], 44_100)
  const fetch = async () => ({ ok: true, status: 200, headers: new Headers(), bytes: async () => bytes })

  it('is absent without a file of its name', async () => assert.equal(await findSeparationModel(toModels), undefined))

  it('runs chunk by chunk, and the rest is the other stem', async () => {
    // Keeps the left channel and drops the right one.
    await writeFile(join(models, 'vocals-5120.onnx'), channelsTimes([1, 1, 0, 0], 2048))
    const model = await findSeparationModel(toModels)
    assert.partialDeepStrictEqual(model, { stem: 'vocals', size: 5120, bins: 2048 })
    const saved: string[] = []
    const answer = (await vocalremoverv2.handle({ url: 'https://sounds.example/a' }, {
      ...toModels,
      fetch,
      files: recording(base, saved),
    } as unknown as PluginContext)) as Record<string, unknown>
    assert.partialDeepStrictEqual(answer, { engine: 'vocals-5120', seconds: 6.803 })
    // Both are encoded at the same time: which is first is a matter of chance.
    assert.deepEqual(saved.toSorted(), ['instrumental.mp3', 'vocals.mp3'])
  })

  it('gives back what went in where the model changes nothing', async () => {
    await rm(join(models, 'vocals-5120.onnx'))
    await writeFile(join(models, 'instrumental-6144.onnx'), channelsTimes([1, 1, 0.5, 0.5], 3072))
    const model = (await findSeparationModel(toModels))!
    const right = plane.map((value, n) => value / 2 + Math.sin(n / 9) / 9)
    const [outLeft, outRight] = await runModel(model, plane, right, pace(), 0)
    // All but the highest bin, which such models do not look at.
    assert.ok(distortionRatio([outLeft], [plane]) > 45, `${distortionRatio([outLeft], [plane])} dB`)
    const half = right.map((value) => value / 2)
    assert.ok(outRight.every((value, n) => Math.abs(value - half[n]!) < 0.01))
  })

  it('that is something else is to be mended', async () => {
    await writeFile(join(models, 'instrumental-6144.onnx'), channelsTimes([1, 1, 1], 3072))
    await assert.rejects(findSeparationModel(toModels), { code: 'not_configured' })
  })
})

/** Names of the files that were adopted. */
function recording(base: Pick<PluginContext, 'files'>, names: string[]): PluginContext['files'] {
  return {
    ...base.files,
    adopt: (path, type, details) => {
      names.push(details?.name ?? 'without a name')
      return base.files.adopt(path, type, details)
    },
  }
}

/** A model that multiplies each of its channels. */
function channelsTimes(factors: readonly number[], bins: number): Buffer {
  const dims = ['batch', factors.length, bins, 256]
  return writeModel({
    nodes: [{ op: 'Mul', inputs: ['input', 'factors'], outputs: ['output'] }],
    inputs: [{ name: 'input', dims }],
    outputs: [{ name: 'output', dims }],
    weights: { factors: { dims: [1, factors.length, 1, 1], values: factors } },
  })
}
