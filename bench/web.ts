import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from '../scripts/programs.mjs'
import { startGateway } from '../test/gateway-process.ts'
import { median, type Row } from './table.ts'

const ROUNDS = 7
const SAMPLES = join(import.meta.dirname, '../plugins/tools-web/samples')
const TYPES: Record<string, string> = { html: 'text/html', css: 'text/css', svg: 'image/svg+xml', jpg: 'image/jpeg' }

/** Screenshots and the PDF of a text against what a user would run instead, in turn. */
export async function web(): Promise<Row[]> {
  const program = findProgram('chromium')
  if (!program) return [{ what: 'screenshots', ours: 'no Chromium here', peer: '', ratio: '', bar: '' }]
  const site = await serveSamples()
  const folder = await mkdtemp(join(tmpdir(), 'gateway-bench-'))
  const gateway = await startGateway({ env: { GATEWAY_LOG: 'warn', GATEWAY_FETCH_ALLOW: site.place } })
  try {
    const ask = async (target: string) => {
      const started = performance.now()
      const { status, body } = await gateway.get(target)
      if (status !== 200) throw new Error(`${target}: ${status} ${JSON.stringify(body)}`)
      return performance.now() - started
    }
    const page = encodeURIComponent(`http://${site.place}/index.html`)
    const measure = async (what: string, target: (round: number) => string, bar: string, flag: string) => {
      const ours: number[] = []
      const peer: number[] = []
      // The first round starts Chromium.
      await ask(target(-1))
      for (let round = 0; round < ROUNDS; round++) {
        ours.push(await ask(target(round)))
        peer.push(await commandLine(program, flag, `http://${site.place}/index.html`, folder))
      }
      const [time, alone] = [median(ours), median(peer)]
      return { what, ours: ms(time), peer: ms(alone), ratio: `${(time / alone).toFixed(2)} ×`, bar }
    }
    const shot = (name: string) => () => `/tools/${name}?url=${page}`
    const text = (round: number) => `/tools/topdf?query=${encodeURIComponent(`Round ${round}.\n\n${TEXT}`)}`
    const [png, pdf] = [`--screenshot=${folder}/page.png`, `--print-to-pdf=${folder}/page.pdf`]
    return [
      await measure('a desktop (peer: chromium --screenshot)', shot('sspc'), '≤ 900 ms', png),
      await measure('a phone', shot('ssphone'), '≤ 900 ms', png),
      await measure('a whole page', shot('ssweb'), '≤ 900 ms', png),
      await measure('a text as PDF (peer: chromium --print-to-pdf)', text, '≤ 300 ms', pdf),
    ]
  } finally {
    await gateway.close()
    site.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const TEXT = 'The keeper wiped the lens, counted the matches, and wrote the hour into the log. '.repeat(12)

function ms(value: number): string {
  return `${value.toFixed(0)} ms`
}

/** The same by Chromium alone. */
async function commandLine(program: string, flag: string, url: string, folder: string): Promise<number> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const flags = ['--headless', '--hide-scrollbars', '--window-size=1920,1080', `--user-data-dir=${folder}/profile`]
  const started = performance.now()
  await promisify(execFile)(program, [...flags, ...sandbox, flag, url])
  return performance.now() - started
}

async function serveSamples() {
  const server = createServer((request, response) => {
    const name = request.url!.slice(1)
    readFile(join(SAMPLES, name)).then(
      (bytes) => response.writeHead(200, { 'content-type': TYPES[name.split('.').at(-1)!] }).end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    place: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
