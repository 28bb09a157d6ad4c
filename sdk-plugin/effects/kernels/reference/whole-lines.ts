import type { Joining } from '../whole-lines.ts'

/** What `../whole-lines.ts` says, readable: the kernel is held to it. */
export function meansAlongForms(lines: Float32Array, { width, height, flow, where, steps, step }: Joining): void {
  const own = lines.slice()
  for (let at = 0; at < lines.length; at++) {
    if (where[at] === 0) continue
    let [sum, weight] = [own[at]!, 1]
    for (const way of [-1, 1]) {
      let [px, py] = [at % width, Math.floor(at / width)]
      let [dx, dy] = [0, 0]
      for (let each = 1; each <= steps; each++) {
        const cell = Math.min(flow.height - 1, py >> 1) * flow.width + Math.min(flow.width - 1, px >> 1)
        const turn = each > 1 && way * (flow.x[cell]! * dx + flow.y[cell]! * dy) < 0 ? -way : way
        dx = flow.x[cell]! * turn
        dy = flow.y[cell]! * turn
        px += dx * step
        py += dy * step
        if (px < 0 || py < 0 || px >= width || py >= height) break
        const much = 1 - each / (steps + 1)
        sum += much * own[Math.floor(py) * width + Math.floor(px)]!
        weight += much
      }
    }
    lines[at]! += (sum / weight - lines[at]!) * where[at]!
  }
}
