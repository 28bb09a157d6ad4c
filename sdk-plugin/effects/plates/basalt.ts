import { mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { crustOf, SCENE_CRUST } from '../surface/crust.ts'
import { drawPlate, type Plate } from './plate.ts'

/** Size of a slab in frame heights, as `cracks` on a scene has it by default. */
const SLAB = 0.3

/** Cooled lava: slabs of crust, ropes where it flowed, blisters. Colours: rock, gap, ash. */
export const basalt: Plate = {
  colours: [
    [0.055, 0.05, 0.05],
    [0.006, 0.005, 0.005],
    [0.12, 0.115, 0.115],
  ],
  material: { metal: 0, rough: 0.6, reflect: 0.05 },
  draw(width, height, scale, [rock, gapTone, ash]) {
    const clouds = noiseTile('clouds')
    const grain = noiseTile('grain')
    const swirls = noiseTile('swirls')
    const far = crustOf(SLAB * height, SCENE_CRUST)
    return drawPlate(width, height, scale, (u, v, spot) => {
      const gap = far(u * height * scale, v * height * scale) / height
      const slab = smoothstep(0, 0.045, gap)
      const bend = noiseAt(swirls, u * 95, v * 95)
      const rope = Math.abs(noiseAt(clouds, u * 90 + bend * 60, v * 260 + bend * 90))
      const broad = noiseAt(clouds, u * 200, v * 200)
      const fine = noiseAt(grain, u * 420, v * 420)
      const blister = smoothstep(0.25, 0.55, noiseAt(clouds, u * 700 + 50, v * 700))
      spot.height =
        0.03 * slab + 0.016 * (1 - smoothstep(0, 0.3, rope)) * slab + 0.018 * broad + 0.002 * fine - 0.004 * blister
      const pale = smoothstep(-0.1, 0.55, broad + 0.3 * fine) * 0.6
      const tone = (0.75 + 0.5 * slab) * (1 + 0.25 * fine)
      spot.r = mix(gapTone![0], mix(rock![0], ash![0], pale) * tone, slab)
      spot.g = mix(gapTone![1], mix(rock![1], ash![1], pale) * tone, slab)
      spot.b = mix(gapTone![2], mix(rock![2], ash![2], pale) * tone, slab)
    })
  },
}
