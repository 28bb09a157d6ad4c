/** A stroke before it is drawn, point by point, in pixels. */
export interface Line {
  count: number
  x: Float32Array
  y: Float32Array
  /** How much is wanted at each point, 0 to 1. */
  want: Float32Array
}

/** Spans across the line, one a pixel of its longer way, so that no pixel is covered twice by one stroke. */
export function drawLine(
  laid: Float32Array,
  width: number,
  height: number,
  { count, x, y, want }: Line,
  { half, press }: { half: readonly [number, number]; press: readonly [number, number] },
  strength: number,
): void {
  for (let point = 0; point + 1 < count; point++) {
    const x0 = x[point]!
    const y0 = y[point]!
    const x1 = x[point + 1]!
    const y1 = y[point + 1]!
    const dx = x1 - x0
    const dy = y1 - y0
    const isFlat = Math.abs(dx) >= Math.abs(dy)
    const [from, to] = isFlat ? [Math.min(x0, x1), Math.max(x0, x1)] : [Math.min(y0, y1), Math.max(y0, y1)]
    const length = Math.sqrt(dx * dx + dy * dy) || 1
    const slope = isFlat ? dy / (dx || 1) : dx / (dy || 1)
    // Across the line a span is longer than straight across.
    const lean = length / Math.max(1e-6, isFlat ? Math.abs(dx) : Math.abs(dy))
    const place = (point + 0.5) / (count - 1)
    const swell = Math.min(1, 3.2 * Math.min(place, 1 - place) + 0.12)
    const much = want[point]!
    const wide = (half[0] + (half[1] - half[0]) * much) * (0.35 + 0.65 * swell)
    const tone = (press[0] + (press[1] - press[0]) * much) * strength * (0.3 + 0.7 * swell)
    for (let along = Math.ceil(from); along < to; along++) {
      const middle = isFlat ? y0 + (along - x0) * slope : x0 + (along - y0) * slope
      const reach = wide * lean + 0.5
      const first = Math.max(0, Math.ceil(middle - reach))
      const last = Math.min((isFlat ? height : width) - 1, Math.floor(middle + reach))
      for (let across = first; across <= last; across++) {
        const away = Math.abs(across - middle) / lean
        const cover = wide + 0.5 - away
        if (cover <= 0) continue
        const at = isFlat ? across * width + along : along * width + across
        const thin = Math.min(1, 2 * wide)
        laid[at]! += (1 - laid[at]!) * tone * (cover < 1 ? cover : 1) * thin
      }
    }
  }
}
