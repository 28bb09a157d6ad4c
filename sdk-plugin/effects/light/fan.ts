/** A way in cells of a plane. */
export interface Fan {
  x: number
  y: number
}

/**
 * Draws what a plane holds out along a line, each place keeping the most that passes over it: the shadow of a low thing
 * becomes that of a tall one. Places that nothing passes over keep what they have.
 *
 * @param share What is left of it at the end of the way
 */
export function fanOut(plane: Float32Array, width: number, height: number, way: Fan, share: number): void {
  const length = Math.max(Math.abs(way.x), Math.abs(way.y))
  if (length < 1) return
  // Each pass doubles what is covered. Within a way of two steps nothing is left out.
  const passes = Math.ceil(Math.log2(length + 1))
  let step = 1 / 2 ** passes
  for (let pass = 0; pass < passes; pass++, step *= 2) {
    drawOver(plane, width, height, cells(way.x * step), cells(way.y * step), share ** step)
  }
}

/** Rounds halves away from 0: the same to either side. */
const cells = (length: number) => Math.sign(length) * Math.round(Math.abs(length))

/** Moves a plane by whole cells and keeps the larger of both. */
function drawOver(plane: Float32Array, width: number, height: number, dx: number, dy: number, fade: number): void {
  const back = dy * width + dx
  if (back === 0) return
  // From the far end: what is read has not been written yet.
  const isForwards = back < 0
  const [firstX, lastX] = [Math.max(0, dx), Math.min(width, width + dx) - 1]
  const [firstY, lastY] = [Math.max(0, dy), Math.min(height, height + dy) - 1]
  const step = isForwards ? 1 : -1
  for (let y = isForwards ? firstY : lastY; y >= firstY && y <= lastY; y += step) {
    for (let x = isForwards ? firstX : lastX; x >= firstX && x <= lastX; x += step) {
      const at = y * width + x
      const moved = plane[at - back]! * fade
      if (moved > plane[at]!) plane[at] = moved
    }
  }
}
