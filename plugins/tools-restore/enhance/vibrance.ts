import type { Raster } from '@gateway/sdk-plugin/raster'
import type { Adjustment } from './enhance.ts'
import { ramp } from './ramp.ts'

/** How much of the boost skin gets. */
const SKIN_SHARE = 0.25
const GREATEST = 0.55

/**
 * Makes pale colours stronger, in place: the paler, the more. Grey, strong colours and skin stay nearly as they are.
 *
 * @returns what was done; nothing when the picture is colourful, or has no colours at all
 */
export function vibrance({ data }: Raster): Adjustment[] {
  const saturation = meanSaturation(data)
  const boost = GREATEST * ramp(saturation, 0.34, 0.12) * ramp(saturation, 0.015, 0.04)
  if (boost < 0.03) return []
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!]
    const most = r > g ? (r > b ? r : b) : g > b ? g : b
    const least = r < g ? (r < b ? r : b) : g < b ? g : b
    if (most === least) continue
    const pale = least / most
    const gain = boost * pale * (2 - pale) * (isSkin(r, g, b) ? SKIN_SHARE : 1)
    const luma = 0.299 * r + 0.587 * g + 0.114 * b
    data[at] = level(r + (r - luma) * gain)
    data[at + 1] = level(g + (g - luma) * gain)
    data[at + 2] = level(b + (b - luma) * gain)
  }
  const applied = { gain: Math.round(boost * 100) / 100 }
  return [{ name: 'vibrance', measured: { saturation: Math.round(saturation * 100) / 100 }, applied }]
}

/** Hues from rose to amber in middle saturation, of any brightness but the darkest. */
function isSkin(r: number, g: number, b: number): boolean {
  if (r <= g || g < b || r < 60) return false
  const saturation = (r - b) / r
  const hue = (g - b) / (r - b)
  return saturation > 0.12 && saturation < 0.72 && hue > 0.08 && hue < 0.82
}

function meanSaturation(data: Buffer): number {
  let chroma = 0
  let light = 1
  for (let at = 0; at < data.length; at += 16) {
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!]
    const most = Math.max(r, g, b)
    chroma += most - Math.min(r, g, b)
    light += most
  }
  return chroma / light
}

function level(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0
}
