/** Samples that are about 93 ms, as a power of two: long enough to tell the notes of a chord apart. */
export function frameSize(sampleRate: number): number {
  return 2 ** Math.round(Math.log2(sampleRate * 0.093))
}
