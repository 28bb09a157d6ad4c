export type Filter = (sample: number) => number

/** Two poles at `hz`, as wide as `width` Hz, with a gain of 1 at its middle: a formant. */
export function resonator(sampleRate: number): (sample: number, hz: number, width: number) => number {
  let [y1, y2, x1, x2] = [0, 0, 0, 0]
  return (sample, hz, width) => {
    const r = Math.exp((-Math.PI * width) / sampleRate)
    const y = (1 - r * r) * 0.5 * (sample - x2) + 2 * r * Math.cos((2 * Math.PI * hz) / sampleRate) * y1 - r * r * y2
    ;[y2, y1, x2, x1] = [y1, y, x1, sample]
    return y
  }
}

export function bandPass(sampleRate: number, hz: number, width: number): Filter {
  const step = resonator(sampleRate)
  return (sample) => step(sample, hz, width)
}

export function lowPass(sampleRate: number, hz: number): Filter {
  const a = 1 - Math.exp((-2 * Math.PI * hz) / sampleRate)
  let y = 0
  return (sample) => (y += a * (sample - y))
}

export function highPass(sampleRate: number, hz: number): Filter {
  const low = lowPass(sampleRate, hz)
  return (sample) => sample - low(sample)
}
