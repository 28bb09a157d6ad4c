import { unprocessable } from '@gateway/sdk-plugin'
import type { LoadedSound } from '@gateway/sdk-plugin/sound'

/** Power of what differs to power of what is shared, below which two channels are one. */
const SAME = 1e-5

/** Both channels of a sound that has two, and two that differ; undefined otherwise. */
export function stereoOf({ channels }: LoadedSound): [left: Float32Array, right: Float32Array] | undefined {
  const [left, right] = channels
  if (!left || !right) return undefined
  let [shared, differing] = [0, 0]
  for (let n = 0; n < left.length; n++) {
    shared += (left[n]! + right[n]!) ** 2
    differing += (left[n]! - right[n]!) ** 2
  }
  return differing > SAME * shared ? [left, right] : undefined
}

/** @throws `unprocessable` for a sound in which nothing has a place */
export function needStereo(sound: LoadedSound): [left: Float32Array, right: Float32Array] {
  const stereo = stereoOf(sound)
  if (stereo) return stereo
  const mono = sound.source.channels === 1
  throw unprocessable(
    mono
      ? 'The sound is mono: without a separation model, stereo is needed.'
      : 'Both channels are the same, as in mono.',
    {
      expected: 'a stereo track: the voice is found by its place in the middle',
      received: mono ? '1 channel' : '2 channels with the same content',
      hint: 'Send the stereo version of the track, or ask the operator for a separation model (see the docs).',
    },
  )
}
