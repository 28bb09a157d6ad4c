import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import sharp from 'sharp'
import type { Endpoint } from '../../sdk-plugin/endpoint.ts'
import { poisonFreed } from '../../sdk-plugin/effects/kernels/memory.ts'
import { createTestHost } from '../../sdk-plugin/testing.ts'
import { assertGolden, readGoldens } from '../goldens.ts'
import { HOSTILE_PICTURES } from '../hostile-pictures.ts'
import { shelveScenes } from '../shelf.ts'
import { frameGolden } from './goldens.ts'
import { describeReading } from './reading.ts'

/** Shapes of photos that every frame has to carry. */
const SHAPES = [
  ['portrait', 240, 360],
  ['landscape', 360, 200],
  ['a strip', 400, 40],
  ['one pixel', 1, 1],
] as const

/** As far apart in lightness as in colour. */
const [BLUE, RED] = ['#0a0f50', '#ffb0a0'] as const

export interface Framed {
  result: { type: string; width: number; height: number; url: string }
  bytes: Buffer
}

export interface FrameHost {
  /** The picture that an effect makes of bytes that stand at its addresses. */
  frame(name: string, photo: Buffer, params?: Record<string, string>): Promise<Framed>
  call(name: string, photo: Buffer, params?: Record<string, string>, type?: string): ReturnType<Host['get']>
}

type Host = Awaited<ReturnType<typeof createTestHost>>

export interface FamilyOptions {
  /** Values of the required texts, for all effects that take them. */
  required?: Record<string, string>
  /** Effects that show a photo without its colours, or in those of their scene. */
  colourless?: readonly string[]
  /** Texts (`effect.input`) that people read and engines do not: scripts, black letter, chalk. */
  unread?: readonly string[]
}

/**
 * What holds for each effect of a family: it takes photos of every shape, the photo arrives in its colours, the words can be
 * read, the same call gives the same bytes, no look has changed unseen, what is no photo is refused.
 *
 * @param folder Of the plugin.
 */
export async function describeFrames(
  folder: string,
  effects: readonly Endpoint[],
  { required = {}, colourless = [], unread = [] }: FamilyOptions = {},
): Promise<FrameHost> {
  shelveScenes()
  let page: { bytes: Buffer; type: string } = { bytes: Buffer.alloc(0), type: '' }
  const web = () => new Response(Uint8Array.from(page.bytes), { headers: { 'content-type': page.type } })
  const host = await createTestHost(folder, { web })
  const gallery = await createTestHost(folder)
  after(() => Promise.all([host.close(), gallery.close()]))
  poisonFreed()

  const call: FrameHost['call'] = (name, bytes, params = {}, type = 'image/png') => {
    page = { bytes, type }
    const query = new URLSearchParams({ url: 'https://example.com/photo', size: 'small', ...required, ...params })
    return host.get(`/photoframe/${name}?${query}`)
  }
  const frame: FrameHost['frame'] = async (name, photo, params) => {
    const { status, body } = await call(name, photo, params)
    assert.equal(status, 200, JSON.stringify(body))
    const result = body.result as Framed['result']
    return { result, bytes: (await host.file(result.url)).bytes }
  }

  test('the examples hold', async () => {
    assert.ok((await gallery.examples()) >= effects.length)
  })

  for (const { name } of effects) {
    describe(name, () => {
      for (const [what, width, height] of SHAPES) {
        test(`takes ${what}`, async () => {
          const { result, bytes } = await frame(name, await evenPhoto(width, height, '#7799bb'))
          const { format, width: wide, height: high } = await sharp(bytes).metadata()
          assert.deepEqual([format, wide, high], ['jpeg', result.width, result.height])
        })
      }

      test('the photo arrives: blue on the left or on the right', async () => {
        const [left, right] = [await halvedPhoto(BLUE, RED), await halvedPhoto(RED, BLUE)]
        const [first, second] = [await frame(name, left), await frame(name, right)]
        const again = await frame(name, left)
        const [a, b] = [await cells(first.bytes), await cells(second.bytes)]
        const changed = a.flatMap((cell, at) => (Math.abs(lightness(cell) - lightness(b[at]!)) > 24 ? [at] : []))
        assert.ok(changed.length / a.length > 0.03, `${changed.length} of ${a.length} cells differ`)
        if (!colourless.includes(name)) {
          const redder = changed.map((at) => {
            const [dark, bright] = lightness(a[at]!) < lightness(b[at]!) ? [a[at]!, b[at]!] : [b[at]!, a[at]!]
            return bright[0]! - bright[2]! - (dark[0]! - dark[2]!)
          })
          const mean = redder.reduce((sum, value) => sum + value, 0) / redder.length
          assert.ok(mean > 40, `what is bright is redder by ${mean.toFixed(0)} of 255`)
        }
        assert.deepEqual(await cells(again.bytes), a)
      })
    })
  }

  describe('words', () => describeReading(frame, effects, unread))

  test('none has changed its look unseen', async () => {
    const goldens = await readGoldens(folder)
    for (const effect of effects) assertGolden(effect.name, await frameGolden(gallery, effect), goldens)
  })

  describe('what is no photo is refused', () => {
    const { name } = effects[0]!
    for (const { id, type, make, codes } of HOSTILE_PICTURES) {
      test(id, async () => {
        const answer = await call(name, await make(), {}, type)
        const code = answer.status === 200 ? 'ok' : answer.body.result.error.code
        assert.ok(codes.includes(code as string), `${code}: ${JSON.stringify(answer.body)}`)
      })
    }
  })

  return { frame, call }
}

export function evenPhoto(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

/** Two halves side by side. */
async function halvedPhoto(left: string, right: string): Promise<Buffer> {
  const input = await evenPhoto(150, 300, left)
  return sharp(await evenPhoto(300, 300, right))
    .composite([{ input, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

/** Red, green and blue over a grid of 64 × 48. */
async function cells(bytes: Buffer): Promise<number[][]> {
  const values = await sharp(bytes).removeAlpha().resize(64, 48, { fit: 'fill' }).raw().toBuffer()
  return Array.from({ length: values.length / 3 }, (_, at) => [...values.subarray(at * 3, at * 3 + 3)])
}

const lightness = ([r, g, b]: readonly number[]): number => 0.3 * r! + 0.59 * g! + 0.11 * b!
