import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker as Thread } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import { GatewayError } from '@gateway/sdk-plugin'
import type { Block, Worker } from 'tesseract.js'
import type { Language } from './languages.ts'

/** The one warm engine of this process, and the languages it was started with. */
let warm: { name: string; worker: Promise<Worker> } | undefined

/** Text laid out in columns is found by itself; where that finds nothing, letters are looked for anywhere. */
const AUTO = '3'
const SPARSE = '11'

/**
 * The blocks of text in a picture (PNG). The engine runs in a thread of its own, is started once and kept.
 *
 * @throws `process_timeout` when the signal is aborted: the thread is ended, the next call starts a new one
 */
export async function recognise(png: Buffer, languages: readonly Language[], signal: AbortSignal): Promise<Block[]> {
  const worker = await engineFor(languages)
  threadOf(worker).ref()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => {
    warm = undefined
    void worker.terminate()
    reject(new GatewayError('process_timeout', { message: 'Reading was stopped: the call has ended.' }))
  }
  if (signal.aborted) onAbort()
  else signal.addEventListener('abort', onAbort, { once: true })
  try {
    const blocks = await Promise.race([read(worker, png, AUTO), aborted])
    return blocks.length > 0 ? blocks : await Promise.race([read(worker, png, SPARSE), aborted])
  } finally {
    signal.removeEventListener('abort', onAbort)
    // An idle engine keeps no process alive.
    threadOf(worker).unref()
  }
}

/** The engine's thread, which the types of the package leave out. */
function threadOf(worker: Worker): Pick<Thread, 'ref' | 'unref'> {
  return (worker as Worker & { worker: Thread }).worker
}

async function read(worker: Worker, png: Buffer, segmentation: string): Promise<Block[]> {
  await worker.setParameters({ tessedit_pageseg_mode: segmentation as never })
  const { data } = await worker.recognize(png, {}, { text: false, blocks: true })
  return data.blocks ?? []
}

async function engineFor(languages: readonly Language[]): Promise<Worker> {
  const name = languages.map(({ path }) => path).join(' ')
  if (warm?.name === name) return warm.worker
  const before = warm
  const started = { name, worker: start(languages) }
  warm = started
  started.worker.catch(() => {
    if (warm === started) warm = undefined
  })
  await before?.worker.then((worker) => worker.terminate())
  return started.worker
}

async function start(languages: readonly Language[]): Promise<Worker> {
  const { createWorker, OEM } = await import('tesseract.js')
  const folder = await mkdtemp(join(tmpdir(), 'gateway-ocr-'))
  try {
    // The engine reads all languages from one folder, packed or not.
    await Promise.all(languages.map((language) => copyInto(folder, language)))
    return await createWorker(
      languages.map(({ code }) => code),
      OEM.LSTM_ONLY,
      {
        langPath: folder,
        gzip: false,
        cacheMethod: 'none',
        errorHandler: () => undefined, // The same error rejects the promise.
      },
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function copyInto(folder: string, { code, path, packed }: Language): Promise<void> {
  const bytes = await readFile(path)
  await writeFile(join(folder, `${code}.traineddata`), packed ? gunzipSync(bytes) : bytes)
}
