/** How much of a change a hand has made after a step. */
const SLUGGISH = 0.55

/**
 * A hand presses harder and lighter in sweeps: grain of the photo below a stroke would make it a row of dashes.
 *
 * @param want How much is wanted at each of the first `count` points of a stroke, changed in place
 */
export function evenPress(want: Float32Array, count: number): void {
  let press = want[0]!
  for (let point = 0; point < count; point++) {
    press += SLUGGISH * (want[point]! - press)
    want[point] = press
  }
  for (let point = count - 1; point >= 0; point--) {
    press += SLUGGISH * (want[point]! - press)
    want[point] = press
  }
}
