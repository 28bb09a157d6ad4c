import assert from 'node:assert/strict'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { repeatingUpscaler, writeModel } from '../test/tiny-model.ts'
import type { GatewayError } from './errors.ts'
import { findModel, listModels, loadModel, type ModelLayout } from './models.ts'

const models = await mkdtemp(join(tmpdir(), 'gateway-models-'))
after(() => rm(models, { recursive: true }))
const ctx = { models, signal: new AbortController().signal }

const LAYOUT: ModelLayout = {
  inputs: [[1, 3, 'height', 'width']],
  outputs: [[1, 3, 'height × s', 'width × s']],
  values: 'RGB from 0 to 1',
}

/** A 1 × 1 convolution that keeps each channel, times a factor. */
function scaled(factor: number): Buffer {
  const values = Array.from({ length: 9 }, (_, index) => (index % 4 === 0 ? factor : 0))
  return writeModel({
    nodes: [{ op: 'Conv', inputs: ['in', 'w'], outputs: ['out'], attributes: { kernel_shape: [1, 1] } }],
    inputs: [{ name: 'in', dims: [1, 3, 'h', 'w'] }],
    outputs: [{ name: 'out', dims: [1, 3, 'h', 'w'] }],
    weights: { w: { dims: [3, 3, 1, 1], values } },
  })
}

async function failure(work: Promise<unknown>): Promise<GatewayError> {
  const error = await work.then(
    () => assert.fail('it did not fail'),
    (thrown: unknown) => thrown as GatewayError,
  )
  return error
}

test('runs a model and tells its inputs and outputs', async () => {
  await writeFile(join(models, 'twice.onnx'), repeatingUpscaler(2))
  const model = await loadModel(ctx, 'twice.onnx', LAYOUT)
  assert.deepEqual(model.inputs, [{ name: 'in', type: 'float32', dims: [1, 3, 'side', 'other'] }])
  assert.deepEqual(model.outputs, [{ name: 'out', type: 'float32', dims: [1, 3, 'height', 'width'] }])
  const picture = { data: Float32Array.from({ length: 6 }, (_, index) => index / 8), dims: [1, 3, 1, 2] }
  const { out } = await model.run({ in: picture })
  assert.deepEqual(out!.dims, [1, 3, 2, 4])
  assert.deepEqual([...out!.data.subarray(8, 12)], [0.25, 0.25, 0.375, 0.375])
})

test('loads a model anew when its file changes', async () => {
  const file = join(models, 'changing.onnx')
  const feeds = { in: { data: Float32Array.of(1, 2, 3), dims: [1, 3, 1, 1] } }
  const outcomes: number[][] = []
  for (const factor of [1, 3]) {
    await writeFile(file, scaled(factor))
    await utimes(file, factor, factor)
    const { out } = await (await loadModel(ctx, 'changing.onnx', LAYOUT)).run(feeds)
    outcomes.push([...out!.data])
  }
  assert.deepEqual(outcomes, [
    [1, 2, 3],
    [3, 6, 9],
  ])
})

test('more models than are kept still run', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}.onnx`)
  await Promise.all(names.map((name, index) => writeFile(join(models, name), scaled(index))))
  for (const [index, name] of [...names, ...names].entries()) {
    const model = await loadModel(ctx, name, LAYOUT)
    const { out } = await model.run({ in: { data: Float32Array.of(1, 1, 1), dims: [1, 3, 1, 1] } })
    assert.equal(out!.data[0], index % names.length)
  }
})

test('without the file: undefined, or a 503 that says what to put where', async () => {
  assert.equal(await findModel(ctx, 'absent.onnx', LAYOUT), undefined)
  assert.equal(await findModel({ ...ctx, models: join(models, 'none') }, 'absent.onnx', LAYOUT), undefined)
  const { code, message, details } = await failure(loadModel(ctx, 'absent.onnx', LAYOUT))
  assert.equal(code, 'not_configured')
  assert.match(message, /absent\.onnx/)
  assert.match(details.hint!, /\[1, 3, height, width\].*RGB from 0 to 1.*GATEWAY_MODELS.*absent\.onnx/)
})

test('a name that leads out of the folder is no model', async () => {
  await writeFile(join(models, 'twice.onnx'), repeatingUpscaler(2))
  for (const name of ['../twice.onnx', '/etc/passwd', 'sub/../twice.onnx', '.onnx', '', 'twice.onnx\0']) {
    assert.equal((await failure(loadModel(ctx, name, LAYOUT))).code, 'not_configured', name)
  }
})

test('a damaged model, and one with other tensors, is a 503 that says what it has', async () => {
  await writeFile(join(models, 'damaged.onnx'), 'not a model')
  const damaged = await failure(findModel(ctx, 'damaged.onnx', LAYOUT))
  assert.equal(damaged.code, 'not_configured')
  assert.match(damaged.message, /cannot be read/)
  const nodes = [{ op: 'Identity', inputs: ['a'], outputs: ['b'] }]
  const others: [name: string, dims: (number | string)[], type: 'float32' | 'int64', reason: RegExp][] = [
    ['four.onnx', [1, 4, 'h', 'w'], 'float32', /"a" is float32 \[1, 4, h, w\]/],
    ['flat.onnx', [1, 3], 'float32', /"a" is float32 \[1, 3\]/],
    ['whole.onnx', [1, 3, 'h', 'w'], 'int64', /"a" is int64/],
  ]
  for (const [name, dims, type, reason] of others) {
    const port = (of: string) => ({ name: of, dims, type })
    await writeFile(join(models, name), writeModel({ nodes, inputs: [port('a')], outputs: [port('b')] }))
    const { status, message, details } = await failure(loadModel(ctx, name, LAYOUT))
    assert.equal(status, 503)
    assert.match(message, reason)
    assert.match(details.hint!, /GATEWAY_MODELS/)
  }
})

test('an input that the model refuses is a 503 with both shapes', async () => {
  await writeFile(join(models, 'fixed.onnx'), repeatingUpscaler(2, 8))
  const model = await loadModel(ctx, 'fixed.onnx', LAYOUT)
  const { code, details } = await failure(model.run({ in: { data: new Float32Array(3), dims: [1, 3, 1, 1] } }))
  assert.equal(code, 'unavailable')
  assert.deepEqual([details.expected, details.received], ['float32 [1, 3, 8, 8]', '[1, 3, 1, 1]'])
})

test('does not start when the call has ended', async () => {
  await writeFile(join(models, 'twice.onnx'), repeatingUpscaler(2))
  const model = await loadModel({ models, signal: AbortSignal.abort(new Error('gone')) }, 'twice.onnx', LAYOUT)
  await assert.rejects(model.run({ in: { data: new Float32Array(3), dims: [1, 3, 1, 1] } }), /gone/)
})

test('lists the models, and nothing else, in order', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-models-'))
  after(() => rm(folder, { recursive: true }))
  for (const name of ['b.onnx', 'a-2.onnx', 'notes.txt', '.hidden.onnx']) await writeFile(join(folder, name), '')
  assert.deepEqual(await listModels({ models: folder }), ['a-2.onnx', 'b.onnx'])
  assert.deepEqual(await listModels({ models: join(folder, 'none') }), [])
})
