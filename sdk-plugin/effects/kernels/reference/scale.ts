import { type Scaling, tapsOf } from '../scale.ts'

/** What `assembly/scale.ts` makes, to be read: RGB, not yet rounded. */
export function scaledLight(
  { width, data }: { width: number; data: Uint8Array },
  { area, paper, ...size }: Scaling,
): Float64Array {
  const [across, down] = [tapsOf(area.width, size.width), tapsOf(area.height, size.height)]
  const light = new Float64Array(size.width * size.height * 3)
  for (let at = 0; at < light.length; at++) {
    const [x, y, channel] = [Math.floor(at / 3) % size.width, Math.floor(at / 3 / size.width), at % 3]
    for (let row = 0; row < down.taps; row++) {
      for (let column = 0; column < across.taps; column++) {
        const pixel = (area.top + down.starts[y]! + row) * width + area.left + across.starts[x]! + column
        const share = data[4 * pixel + 3]! / 255
        const seen = data[4 * pixel + channel]! * share + paper[channel]! * (1 - share)
        light[at]! += seen * down.weights[y * down.taps + row]! * across.weights[x * across.taps + column]!
      }
    }
  }
  return light
}
