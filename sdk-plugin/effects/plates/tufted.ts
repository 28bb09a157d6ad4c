import { smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { cellValue, drawPlate, type Plate } from './plate.ts'
import { hypot } from '../hypot.ts'

/** A diamond's width and height, and the radius of the buttons, in frame heights. */
const WIDE = 0.34
const HIGH = 0.42
const BUTTON = 0.019
/** How far folds and buttons stray, in frame heights. */
const UNEVEN = 0.06

/** Velvet padding held down by buttons, with folds between them. Colours: cloth, buttons. */
export const tufted: Plate = {
  colours: [
    [0.09, 0.01, 0.14],
    [0.09, 0.01, 0.14],
  ],
  material: { metal: 0, rough: 0.7, reflect: 0.03, sheen: 0.45 },
  draw(width, height, scale, [cloth, knob = cloth]) {
    const grain = noiseTile('grain')
    const clouds = noiseTile('clouds')
    return drawPlate(width, height, scale, (left, top, spot) => {
      // Nobody ties all buttons equally tight, nor quite where they were marked.
      const u = left + UNEVEN * noiseAt(clouds, left * 26 + 70, top * 26)
      const v = top + UNEVEN * noiseAt(clouds, left * 26, top * 26 + 190)
      // Along the two families of folds; they cross where the buttons are.
      const a = (u - 0.17) / WIDE + (v - 0.08) / HIGH
      const b = (u - 0.17) / WIDE - (v - 0.08) / HIGH
      const [row, column] = [Math.round(a), Math.round(b)]
      const x = u - 0.17 - ((row + column) / 2) * WIDE
      const y = v - 0.08 - ((row - column) / 2) * HIGH
      const far = hypot(x, y)
      const fold = Math.min(Math.abs(a - row), Math.abs(b - column))
      const across = Math.abs(Math.sin(Math.PI * a) * Math.sin(Math.PI * b))
      const puff = 0.72 + 0.5 * cellValue(Math.floor(a) + 40, Math.floor(b) + 40)
      const pull = smoothstep(0.13, 0.015, far)
      // Gathers that run out from each button.
      const angle = Math.atan2(y, x)
      const turn = 40 * cellValue(row, column)
      const gathers = noiseAt(clouds, 46 * Math.cos(angle) + turn, 46 * Math.sin(angle) + turn) * pull
      const pile = noiseAt(grain, u * 900, v * 900)
      const lies = noiseAt(clouds, u * 90, v * 90)
      spot.height =
        0.085 * puff * (across + 0.03) ** 0.72 + 0.012 * gathers - 0.03 * pull ** 3 + 0.004 * lies + 0.0003 * pile
      const dome = far < BUTTON ? Math.sqrt(1 - (far / BUTTON) ** 2) : 0
      const shade = smoothstep(0, 0.16, fold) * 0.75 + 0.25
      const tone = (0.75 + 0.6 * puff * across + 0.3 * lies) * shade * (1 + 0.14 * pile)
      const rim = smoothstep(BUTTON, BUTTON * 1.9, far) * 0.75 + 0.25
      if (dome > 0) spot.height = 0.03 + 0.7 * BUTTON * dome
      const colour = dome > 0 ? knob! : cloth!
      const light = dome > 0 ? 0.45 + 0.55 * dome : tone * rim
      spot.r = colour[0] * light
      spot.g = colour[1] * light
      spot.b = colour[2] * light
    })
  },
}
