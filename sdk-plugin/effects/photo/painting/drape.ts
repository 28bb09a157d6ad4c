import type { SKRSContext2D } from '@napi-rs/canvas'
import { canvasModule } from '../../../text/skia.ts'
import { mix } from '../../colour.ts'
import { fill, folds, line, mirrored } from './sewing.ts'

/** A panel of a wrap, from the shoulder on the right down to the other hip, and the roll of its edge. */
const EDGE = 'M0.36 -0.18C0.34 0.14 0.22 0.42 0.02 0.62C-0.26 0.9 -0.62 1.6 -0.9 2.6'
const PANEL = `${EDGE}L1.9 2.6L1.7 0.34C1.4 0.16 1.1 0.06 0.84 0.02C0.66 -0.02 0.48 -0.08 0.36 -0.18Z`
/** Where folds begin along the shoulder and how deep they are: no two alike. */
const FOLDS = [
  [0.1, 0.9],
  [0.27, 0.42],
  [0.5, 1],
  [0.62, 0.36],
  [0.86, 0.6],
] as const

/** Satin that is wrapped about the shoulders and crosses before the breast: folds fan out from where it is held. */
export function drape(context: SKRSContext2D, ink: string): void {
  for (const side of [-1, 1]) {
    mirrored(context, side, () => {
      // The upper one throws its shade on that below.
      if (side === 1) folds(context, [[EDGE, 0.16, '#000000b0']])
      fill(context, PANEL, ink)
      const fall = context.createLinearGradient(0.8, -0.05, -0.1, 1.9)
      for (const [at, shade] of [
        [0, '#00000000'],
        [0.3, '#0000001c'],
        [1, '#000000a0'],
      ] as const) {
        fall.addColorStop(at, shade)
      }
      fill(context, PANEL, fall)
      context.save()
      context.clip(new (canvasModule().Path2D)(PANEL))
      for (const [t, deep] of FOLDS) foldAt(context, t, deep, side)
      context.restore()
      // Its hem is turned over: a roll in the light, with a crease behind.
      folds(context, [
        [shifted(EDGE, 0.075, 0.02), 0.035, '#00000080'],
        [shifted(EDGE, 0.03, 0.01), 0.06, '#ffffff70'],
      ])
      line(context, shifted(EDGE, 0.022, 0.005), 0.012, '#ffffff90')
    })
  }
}

/** A fold is deep where the cloth is held and runs out below; all are lit from the right. */
function foldAt(context: SKRSContext2D, t: number, deep: number, side: number): void {
  const path = (aside: number) => {
    const from = `${(mix(0.42, 1.5, t) + 0.3 * aside).toFixed(3)} ${(mix(-0.16, 0.26, t ** 1.4) - 0.02).toFixed(3)}`
    const by = `${(mix(0.4, 1.46, t) + 0.7 * aside).toFixed(3)} ${mix(0.3, 0.6, t).toFixed(3)}`
    const past = `${(mix(-0.1, 1.3, t) + aside).toFixed(3)} ${mix(0.7, 1.1, t).toFixed(3)}`
    return `M${from}C${by} ${past} ${(mix(-0.7, 1.2, t ** 1.1) + 1.4 * aside).toFixed(3)} 2.4`
  }
  const lit = 0.11 * deep * side
  folds(context, [
    [path(0.5 * lit), 0.26 * deep, '#00000048'],
    [path(0), 0.1 * deep, '#00000058'],
    [path(0.1 * lit), 0.035 * deep, '#00000070'],
    [path(-lit), 0.13 * deep, '#ffffff3c'],
    [path(-0.9 * lit), 0.03 * deep, '#ffffff58'],
  ])
}

/** A path moved aside. */
function shifted(path: string, x: number, y: number): string {
  return path.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, u, v) => `${(Number(u) + x).toFixed(3)} ${(Number(v) + y).toFixed(3)}`,
  )
}
