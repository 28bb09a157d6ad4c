import type { Readable, Writable } from 'node:stream'
import type { ConnectOverCDPTransport } from 'playwright-core'

const END = 0

/**
 * The DevTools protocol over the two pipes of `--remote-debugging-pipe`: JSON texts, each ended by a NUL. No port is
 * opened, so nothing else on this machine can drive the browser.
 * @param close ends the browser
 */
export function pipeTransport(commands: Writable, events: Readable, close: () => void): ConnectOverCDPTransport {
  let parts: Buffer[] = []
  const transport: ConnectOverCDPTransport = {
    send: (message) => void commands.write(`${JSON.stringify(message)}\0`),
    close,
  }
  const deliver = (text: string) => {
    const message = JSON.parse(text) as object
    // One task a message, as playwright expects of its transports: an answer may begin work before the next arrives.
    setImmediate(() => transport.onmessage?.(message))
  }
  events.on('data', (chunk: Buffer) => {
    let start = 0
    for (let end = chunk.indexOf(END); end !== -1; end = chunk.indexOf(END, start)) {
      parts.push(chunk.subarray(start, end))
      deliver(Buffer.concat(parts).toString('utf8'))
      parts = []
      start = end + 1
    }
    if (start < chunk.length) parts.push(chunk.subarray(start))
  })
  events.on('close', () => setImmediate(() => transport.onclose?.('the browser has ended')))
  // A browser that dies while it is written to: `close` above tells of it.
  commands.on('error', () => commands.destroy())
  events.on('error', () => events.destroy())
  return transport
}
