/** The fourth of each four bytes, 0 to 1. */
export function alphaOf(rgba: Uint8ClampedArray): Float32Array {
  const alpha = new Float32Array(rgba.length / 4)
  for (let at = 0; at < alpha.length; at++) alpha[at] = rgba[at * 4 + 3]! / 255
  return alpha
}
