import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createFourier } from './fourier.ts'
import { changeFrames, Stft } from './stft.ts'

describe('createFourier', () => {
  for (const size of [8, 64, 96, 160, 240]) {
    it(`transforms ${size} numbers as the definition says, and back`, () => {
      const data = Float64Array.from({ length: size * 2 }, (_, n) => Math.sin(n * n) + (n % 7) / 7)
      const out = new Float64Array(size * 2)
      const { forward, inverse } = createFourier(size)
      forward(out, data)
      for (const k of [0, 1, size / 2 - 1, size - 1]) {
        let [re, im] = [0, 0]
        for (let n = 0; n < size; n++) {
          const angle = (-2 * Math.PI * k * n) / size
          re += data[2 * n]! * Math.cos(angle) - data[2 * n + 1]! * Math.sin(angle)
          im += data[2 * n]! * Math.sin(angle) + data[2 * n + 1]! * Math.cos(angle)
        }
        assert.ok(Math.hypot(out[2 * k]! - re, out[2 * k + 1]! - im) < 1e-9)
      }
      const back = new Float64Array(size * 2)
      inverse(back, out)
      assert.ok(back.every((value, n) => Math.abs(value - data[n]!) < 1e-12))
    })
  }

  it('refuses sizes that it cannot take apart', () => {
    for (const size of [0, 3, 15, 34, 12.5]) assert.throws(() => createFourier(size), RangeError)
  })
})

describe('Stft', () => {
  const wave = (length: number, step: number) =>
    Float32Array.from({ length }, (_, n) => Math.sin(n * step + n * n * 1e-5))
  const { signal } = new AbortController()

  for (const { size, hop, window } of [
    { size: 256, hop: 128 },
    { size: 256, hop: 64 },
    { size: 96, hop: 12 },
    { size: 256, hop: 64, window: 'hann' as const },
  ]) {
    it(`gives back what it was given: ${size} by ${hop} ${window ?? ''}`, async () => {
      for (const length of [1, 50, 1000]) {
        const [left, right] = [wave(length, 0.3), wave(length, 0.05)]
        const [a, b] = [left.slice(), right.slice()]
        await changeFrames(new Stft({ size, hop, ...(window ? { window } : {}) }), a, b, signal, () => {})
        assert.ok(a.every((value, n) => Math.abs(value - left[n]!) < 1e-6))
        assert.ok(b.every((value, n) => Math.abs(value - right[n]!) < 1e-6))
      }
    })
  }

  it('keeps the channels apart', async () => {
    const [left, right] = [wave(2000, 0.3), wave(2000, 0.05)]
    const kept = right.slice()
    await changeFrames(new Stft({ size: 256 }), left, right, signal, (frame) => {
      frame.leftRe.fill(0)
      frame.leftIm.fill(0)
    })
    assert.ok(left.every((value) => Math.abs(value) < 1e-6))
    assert.ok(right.every((value, n) => Math.abs(value - kept[n]!) < 1e-6))
  })

  it('has a sine in its bin, with its amplitude', () => {
    const stft = new Stft({ size: 64 })
    const frame = stft.createFrame()
    const sine = Float32Array.from({ length: 64 }, (_, n) => Math.cos((2 * Math.PI * 8 * n) / 64))
    stft.forward(sine, sine, 0, frame)
    const powers = [...frame.leftRe].map((re, k) => Math.hypot(re, frame.leftIm[k]!))
    assert.equal(powers.indexOf(Math.max(...powers)), 8)
    // Half of the amplitude times the sum of the window, 2 / π of its length.
    assert.ok(Math.abs(powers[8]! - (64 * 2) / Math.PI / 2) < 0.1)
  })

  it('stops when the call has ended', async () => {
    const ended = AbortSignal.abort(new Error('gone'))
    const plane = wave(100_000, 0.1)
    await assert.rejects(
      changeFrames(new Stft({ size: 256 }), plane, plane.slice(), ended, () => {}),
      /gone/,
    )
  })
})
