import assert from 'node:assert/strict'
import sharp from 'sharp'
import type { Endpoint } from '../../sdk-plugin/endpoint.ts'
import type { TestHost } from '../../sdk-plugin/testing.ts'
import { goldenOf } from '../goldens.ts'

/** In place of the day of the call, where an effect shows that. */
const DATES = { month: '2027-03', date: '7 March 2027', year: '2027' }

/** How a frame looks: the small picture of its first example. */
export async function frameGolden(host: TestHost, { name, params, examples }: Endpoint): Promise<string> {
  const dates = Object.entries(DATES).filter(([input]) => input in params.shape)
  const query = host.query({ ...examples![0]!.params, ...Object.fromEntries(dates), size: 'small' })
  const { status, body } = await host.get(`/photoframe/${name}?${query}`)
  assert.equal(status, 200, JSON.stringify(body))
  return goldenOf(sharp((await host.file((body.result as { url: string }).url)).bytes), 16, 12)
}
