import type { FetchResponse } from '../context.ts'
import { GatewayError, upstreamFailed } from '../errors.ts'
import { containerOf } from './container.ts'

export function refuseFailure({ ok, status }: FetchResponse): void {
  if (ok) return
  // 429: the other side is busy, as with a 5xx; nothing is wrong with the address.
  if (status >= 500 || status === 429) throw upstreamFailed(`The address of the sound answered ${status}.`)
  throw new GatewayError('content_rejected', {
    message: `The address answered ${status} instead of a sound.`,
    expected: 'status 200 with a sound',
    received: `status ${status}`,
    hint: 'Open the address in a private window: it must play the sound without a login.',
  })
}

/** The demuxer for these bytes. A wrong media type does not matter when the bytes are a sound. */
export function refuseFormat(bytes: Buffer, type: string): { name: string; demuxer: string } {
  if (bytes.length === 0) throw notASound('', 'The address answered without content.')
  const found = containerOf(bytes)
  if (found?.demuxer !== undefined) return { name: found.name, demuxer: found.demuxer }
  if (found?.name === 'midi') {
    throw new GatewayError('format_not_allowed', {
      message: 'MIDI holds notes, not sound.',
      expected: FORMATS,
      received: 'midi',
      hint: 'Render it to MP3 or WAV first.',
    })
  }
  throw notASound(found?.name ?? type)
}

const FORMATS = 'mp3, wav, flac, ogg, opus, m4a, aac, aiff, webm, mp4 or another usual format'

function notASound(received: string, message = 'The address leads to something that is not a sound.'): GatewayError {
  return new GatewayError('content_rejected', {
    message,
    expected: FORMATS,
    ...(received === '' ? {} : { received }),
    hint: 'Send the address of the sound file itself, not of a page that plays it.',
  })
}

export function damaged(cause: unknown): GatewayError {
  return new GatewayError('content_rejected', {
    message: 'The sound is damaged or not what it says it is.',
    hint: 'Check that the file plays elsewhere, save it again and send that.',
    cause,
  })
}

export function tooLong(maxSeconds: number, received: string): GatewayError {
  return new GatewayError('duration_too_long', {
    message: `The sound is longer than ${maxSeconds} s.`,
    expected: `at most ${maxSeconds} s`,
    received,
    hint: 'Cut the part that you need and send that.',
  })
}
