/** What `../edges.ts` says, readable: the kernel is held to it. */
export function alongEdges(bytes: Buffer, width: number, height: number): Buffer {
  const clampX = (x: number) => Math.min(width - 1, Math.max(0, x))
  const clampY = (y: number) => Math.min(height - 1, Math.max(0, y))
  const light = (x: number, y: number) => {
    const at = (clampY(y) * width + clampX(x)) * 3
    return bytes[at]! * 0.299 + bytes[at + 1]! * 0.587 + bytes[at + 2]! * 0.114
  }
  const slope = (px: number, py: number) => {
    const x = clampX(px)
    const y = clampY(py)
    const across = (row: number) => light(x + 1, row) - light(x - 1, row)
    const down = (column: number) => light(column, y + 1) - light(column, y - 1)
    return {
      dx: (across(y - 1) + 2 * across(y) + across(y + 1)) / 8,
      dy: (down(x - 1) + 2 * down(x) + down(x + 1)) / 8,
    }
  }
  const out = Buffer.from(bytes)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let xx = 0
      let yy = 0
      let xy = 0
      for (let near = 0; near < 9; near++) {
        const { dx, dy } = slope(x + (near % 3) - 1, y + Math.floor(near / 3) - 1)
        xx += dx * dx
        yy += dy * dy
        xy += dx * dy
      }
      const apart = Math.hypot(xx - yy, 2 * xy)
      const alike = Math.min(1, (apart / (xx + yy) - 0.45) / 0.35)
      const clear = Math.min(1, (Math.sqrt((xx + yy) / 9) - 5) / 13)
      if (!(alike > 0 && clear > 0)) continue
      const turn = Math.atan2(2 * xy, xx - yy) / 2
      const along = samplesAlong(bytes, width, height, { x, y, tx: -Math.sin(turn), ty: Math.cos(turn) })
      along.forEach((soft, channel) => {
        const at = (y * width + x) * 3 + channel
        out[at] = bytes[at]! + (soft - bytes[at]!) * alike * clear + 0.5
      })
    }
  }
  return out
}

const SHARES = [0.15, 0.25, 0.2, 0.25, 0.15]

interface Edge {
  x: number
  y: number
  /** Its direction. */
  tx: number
  ty: number
}

/** Red, green and blue of five places along an edge, a pixel apart. */
function samplesAlong(bytes: Buffer, width: number, height: number, { x, y, tx, ty }: Edge): number[] {
  return [0, 1, 2].map((channel) =>
    SHARES.reduce((sum, share, step) => {
      const px = Math.min(width - 1, Math.max(0, x + tx * (step - 2)))
      const py = Math.min(height - 1, Math.max(0, y + ty * (step - 2)))
      const left = Math.min(width - 2, Math.floor(px))
      const top = Math.min(height - 2, Math.floor(py))
      const value = (column: number, row: number) => bytes[((top + row) * width + left + column) * 3 + channel]!
      const upper = value(0, 0) + (value(1, 0) - value(0, 0)) * (px - left)
      const lower = value(0, 1) + (value(1, 1) - value(0, 1)) * (px - left)
      return sum + share * (upper + (lower - upper) * (py - top))
    }, 0),
  )
}
