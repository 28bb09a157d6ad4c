import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { GatewayError } from '../../sdk-plugin/errors.ts'
import { typeOfExtension } from '../files/names.ts'
import { parseSamplePath } from '../files/samples.ts'
import type { Registry } from '../plugins/registry.ts'
import { SANDBOX } from './headers.ts'
import type { Reply } from './reply.ts'

export function isSamplePath(path: string): boolean {
  return path.startsWith('/samples/')
}

/** A file that a plugin brings for its examples. Needs no key. @throws GatewayError `file_not_found` */
export async function answerSample(registry: Registry, path: string): Promise<Reply> {
  const sample = parseSamplePath(path)
  const dir = sample && registry.status(sample.plugin)?.dir
  if (!sample || !dir) throw new GatewayError('file_not_found')
  const body = await readFile(join(dir, 'samples', sample.file)).catch((cause: unknown) => {
    throw new GatewayError('file_not_found', { cause })
  })
  const headers = {
    ...SANDBOX,
    'content-type': typeOfExtension(extname(sample.file).slice(1)),
    'cache-control': 'public, max-age=3600',
  }
  return { status: 200, headers, body }
}
