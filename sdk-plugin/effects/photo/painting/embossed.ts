/** Every piece stands out a little, as gesso below the leaf does: light from the upper left on its edges. */
export function embossed(data: Uint8ClampedArray, width: number, height: number): Uint8ClampedArray {
  const made = new Uint8ClampedArray(data)
  const tone = (at: number) => data[at]! + data[at + 1]! + 0.5 * data[at + 2]!
  const step = Math.max(1, Math.round(Math.min(width, height) / 620))
  for (let y = step; y < height - step; y++) {
    for (let x = step; x < width - step; x++) {
      const at = (y * width + x) * 4
      const off = (step * width + step) * 4
      const light = 1 + Math.min(0.55, Math.max(-0.5, (tone(at + off) - tone(at - off)) / 420))
      for (let c = 0; c < 3; c++) made[at + c] = data[at + c]! * light
    }
  }
  return made
}
