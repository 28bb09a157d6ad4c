import { imageOf, rasterOf, type Raster } from '@gateway/sdk-plugin/raster'
import { gaussian } from './noise.ts'

/** Changes every level of the three colours. */
export function eachLevel(raster: Raster, change: (level: number, channel: number, at: number) => number): Raster {
  const data = Buffer.from(raster.data)
  for (let at = 0; at < data.length; at++) {
    if (at % 4 !== 3) data[at] = Math.min(255, Math.max(0, Math.round(change(data[at]!, at % 4, at >> 2))))
  }
  return { ...raster, data }
}

export function addNoise(raster: Raster, sigma: number, seed = 1): Raster {
  const next = gaussian(seed)
  return eachLevel(raster, (level) => level + sigma * next())
}

export function tinted(raster: Raster, factors: readonly [number, number, number]): Raster {
  return eachLevel(raster, (level, channel) => level * factors[channel]!)
}

export function blurred(raster: Raster, sigma: number): Promise<Raster> {
  return rasterOf(imageOf(raster).blur({ sigma, minAmplitude: 0.01 }))
}

/** A veil of a colour before the picture: what is left of it, and the colour. */
export function veiled(raster: Raster, left: number, colour: readonly [number, number, number]): Raster {
  return eachLevel(raster, (level, channel) => level * left + colour[channel]! * (1 - left))
}
