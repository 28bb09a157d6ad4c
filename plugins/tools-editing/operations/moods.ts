import { mix, smoothstep } from '../kernels/canvas.ts'
import { applyTables, curve, tableOf } from '../kernels/curve.ts'
import { liftLight } from '../kernels/light.ts'
import { mapLab } from '../kernels/oklab.ts'
import { greeneryShare, labMask } from '../regions/colours.ts'
import { bloomed, vignetted } from './detail.ts'
import { chroma, look, splitToned, turned } from './looks.ts'

const night = look(
  'night',
  'night, nighttime, night time, day to night, day into night, moonlight, day for night, midnight look, at night, moonlit',
  (raster, may) => {
    chroma(raster, 0.45)
    const dark = curve([0, 0], [90, 18], [190, 66], [235, 112], [255, 168])
    applyTables(
      raster,
      dark,
      tableOf((value) => dark[value]! * 1.06),
      tableOf((value) => dark[value]! * 1.3 + 9 * (value / 255)),
    )
    splitToned(raster, '#16387a', '#8fb4ff', 0.36)
    return may('vignette') ? vignetted(raster, 0.55) : raster
  },
)

const dreamy = look(
  'dreamy',
  'dreamy, dream, ethereal, fairy tale, fairytale, magical, heavenly, romantic',
  (raster) => {
    bloomed(raster, { share: 0.75, spread: 0.03 })
    splitToned(raster, '#7e6bd0', '#ffd3ec', 0.32)
    return applyTables(raster, curve([0, 30], [110, 126], [255, 255]))
  },
)

const pastel = look('pastel', 'pastel, pastel colours, soft colours, light and airy, airy, candy', (raster) => {
  liftLight(raster, { shadows: 0.6, colour: 1.05 })
  return applyTables(raster, curve([0, 62], [100, 158], [200, 228], [255, 254]))
})

const cyberpunk = look(
  'cyberpunk',
  'cyberpunk, synthwave, vaporwave, neon city, blade runner look, outrun, retrowave',
  (raster, may) => {
    turned(raster, (hue) => (hue > -20 && hue < 120 ? (-12 - hue) * 0.5 : (240 - ((hue + 360) % 360)) * 0.42))
    splitToned(raster, '#2410a8', '#ff2fc3', 0.5)
    applyTables(raster, curve([0, 4], [80, 58], [190, 206], [255, 255]))
    return may('glow') ? bloomed(raster, { share: 0.5, from: 0.3, tint: [1, 0.5, 1] }) : raster
  },
)

const autumn = look('autumn', 'autumn, fall colours, autumnal, autumn colours, fall foliage', (raster) => {
  const { plane } = labMask(raster, greeneryShare)
  mapLab(raster, (lab, pixel) => {
    const [lightness, a, b] = lab
    const length = Math.hypot(a, b) * 1.1
    // Dark leaves turn red, light ones yellow.
    const hue = 0.75 + 0.62 * smoothstep(0.3, 0.75, lightness)
    lab[1] = mix(a, Math.cos(hue) * length, plane[pixel]!)
    lab[2] = mix(b, Math.sin(hue) * length, plane[pixel]!)
  })
  return splitToned(raster, '#5a3326', '#ffc77a', 0.26)
})

const spring = look('spring', 'spring, fresh, spring colours, fresh colours, lush', (raster) => {
  turned(raster, (hue) => (hue > 70 && hue < 150 ? 12 : 0))
  liftLight(raster, { shadows: 0.3, colour: 1.22 })
  return applyTables(raster, curve([0, 4], [120, 132], [255, 255]))
})

const infrared = look('infrared', 'infrared, infra red, aerochrome, false colour infrared, ir photo', (raster) => {
  const { plane } = labMask(raster, greeneryShare)
  return mapLab(raster, (lab, pixel) => {
    const leaf = plane[pixel]!
    lab[0] = mix(lab[0], Math.min(0.96, lab[0] * 1.14 + 0.1), leaf)
    lab[1] = mix(lab[1], 0.16, leaf)
    lab[2] = mix(lab[2], 0.02, leaf)
  })
})

export const operations = [night, dreamy, pastel, cyberpunk, autumn, spring, infrared]
