import { addressOf, inPlace, kernel } from './memory.ts'
import { wasm } from './wasm.ts'

interface Planes {
  r: Float32Array
  g: Float32Array
  b: Float32Array
}

/** Light in 4 bytes a pixel in place of 12, good to 0.2 % of the strongest of the three. */
export function packed({ r, g, b }: Planes): Int32Array {
  return kernel((temporary) => {
    const to = temporary.integers(r.length)
    wasm.pack(addressOf(r, temporary), addressOf(g, temporary), addressOf(b, temporary), to.byteOffset, r.length)
    return to.slice()
  })
}

export function unpackInto({ r, g, b }: Planes, from: Int32Array): void {
  kernel((temporary) => {
    const bits = addressOf(from, temporary)
    inPlace([r, g, b], ([red, green, blue]) => wasm.unpack(bits, red!, green!, blue!, r.length))
  })
}
