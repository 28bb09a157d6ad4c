import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FetchResponse } from '../../sdk-plugin/context.ts'
import { GatewayError } from '../../sdk-plugin/errors.ts'
import { typeOfExtension } from '../files/names.ts'
import { parseSamplePath, type Sample } from '../files/samples.ts'
import { createResponse } from '../services/net/response.ts'

/** Whether an address is one of this gateway's own samples. */
export function isSample(address: string | URL, origin: string): boolean {
  return sampleOf(String(address), origin) !== undefined
}

/**
 * The answer for an address of this gateway's own samples, read from the disk; undefined for any other address.
 * @param origin the gateway as the caller sees it
 * @param root the folder that holds the plugin folders
 */
export function fetchSample(address: string | URL, origin: string, root: string): Promise<FetchResponse> | undefined {
  const url = String(address)
  const sample = sampleOf(url, origin)
  return sample && answer(url, join(root, sample.plugin, 'samples', sample.file))
}

function sampleOf(url: string, origin: string): Sample | undefined {
  return url.startsWith(`${origin}/`) ? parseSamplePath(url.slice(origin.length)) : undefined
}

async function answer(url: string, path: string): Promise<FetchResponse> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new GatewayError('upstream_error', { message: 'There is no such sample on this gateway.', cause })
  })
  const type = typeOfExtension(path.slice(path.lastIndexOf('.') + 1))
  const hops = [{ url, status: 200, headers: { 'content-type': type }, ms: 0 }]
  return createResponse({
    url,
    status: 200,
    headers: new Headers({ 'content-type': type }),
    hops,
    read: async () => bytes,
  })
}
