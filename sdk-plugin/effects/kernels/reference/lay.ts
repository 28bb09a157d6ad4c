import { type Frame, layOver } from '../../frame.ts'
import { type Coat, type Mask, partWithin } from '../lay.ts'

/** What `../lay.ts` says, readable: the kernel is held to it. */
export function layMask(frame: Frame, mask: Mask, { colour, gain = 1, opacity = 1, blend }: Coat): void {
  const { left, top, columns, rows } = partWithin(mask, frame)
  const planes = [frame.r, frame.g, frame.b]
  const own = 'r' in colour ? [colour.r, colour.g, colour.b] : undefined
  for (let y = top; y < top + rows; y++) {
    for (let x = left; x < left + columns; x++) {
      const at = y * mask.width + x
      const to = (y + mask.y) * frame.width + x + mask.x
      const share = mask.plane[at]! * opacity
      if (share < 0.002) continue
      planes.forEach((plane, channel) => {
        const light = gain * (own ? own[channel]![at]! : (colour as readonly number[])[channel]!)
        if (blend === 'edge') layOver(plane, to, light, share)
        else if (blend === 'over') plane[to]! += (light - plane[to]!) * share
        else if (blend === 'add') plane[to]! += light * share
        else plane[to]! *= 1 - share + light * share
      })
    }
  }
}

export function raiseTo(plane: Float32Array, width: number, height: number, mask: Mask): void {
  const { left, top, columns, rows } = partWithin(mask, { width, height })
  for (let y = top; y < top + rows; y++) {
    for (let x = left; x < left + columns; x++) {
      const to = (y + mask.y) * width + x + mask.x
      plane[to] = Math.max(plane[to]!, mask.plane[y * mask.width + x]!)
    }
  }
}
