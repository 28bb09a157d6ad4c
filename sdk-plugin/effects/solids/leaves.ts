/** Leaves, and petals that fell: from the foot to the tip along x. */
import { mix } from '../colour.ts'
import type { Part } from './mesh.ts'
import { FORMS, petal } from './petal.ts'
import { mixed, type Tones } from './tones.ts'
import type { Random } from './turned.ts'

/** A leaf from its stalk; its axis lies in the table, the tip to the right. */
export function leaf(random: Random, colours: Tones, form: 'leaf' | 'blade', wide: number): Part[] {
  const shape = petal({
    around: 0,
    length: 1,
    wide,
    form: FORMS[form],
    leaves: 72 + random() * 10,
    open: 84 + random() * 8,
    curl: 14 + random() * 26,
    cup: form === 'leaf' ? 0.9 : 0.34,
    fold: form === 'leaf' ? 0.3 : 0.1,
    ruffle: form === 'leaf' ? 0.012 : 0.006,
    bend: (random() - 0.5) * 0.3,
    seed: random(),
    finish: 'leaf',
    look: { colours, veins: 0 },
  })
  return [{ ...shape, paint: form === 'leaf' ? ribbed(shape.paint, colours) : striped(shape.paint) }]
}

/** A petal that fell, its hollow up; from its foot to its tip along x. */
export function fallen(random: Random, colours: Tones): Part[] {
  return [
    petal({
      around: 0,
      length: 1,
      wide: 0.46,
      form: FORMS.round,
      leaves: 70,
      open: 84,
      curl: -30 * random(),
      cup: 0.55,
      ruffle: 0.02,
      seed: random(),
      look: { colours, rim: mixed(colours[1], [1, 0.9, 0.86], 0.12), veins: 0.15 },
    }),
  ]
}

/** A midrib, and side veins that leave it forwards. */
function ribbed(paint: Part['paint'], [, tip]: Tones): Part['paint'] {
  const vein = mixed(tip, [0.7, 0.8, 0.35], 0.4)
  return (u, v, out, back) => {
    paint(u, v, out, back)
    const side = Math.abs(u * 2 - 1)
    const wave = (v - 0.32 * side) * 9
    const from = Math.abs(wave - Math.floor(wave) - 0.5)
    const line = Math.max(side < 0.05 * (1.3 - v) ? 0.8 : 0, 0.45 * Math.max(0, 1 - from * 9) * (1 - side))
    for (let part = 0; part < 3; part++) out[part] = mix(out[part]! * (1 - 0.18 * (0.5 - from)), vein[part]!, line)
  }
}

/** The even veins of a bulb's leaf. */
function striped(paint: Part['paint']): Part['paint'] {
  return (u, v, out, back) => {
    paint(u, v, out, back)
    const line = 1 - 0.14 * Math.abs(Math.sin(u * 30)) - 0.12 * Math.max(0, 1 - Math.abs(u - 0.5) * 14)
    for (let part = 0; part < 3; part++) out[part]! *= line
  }
}
