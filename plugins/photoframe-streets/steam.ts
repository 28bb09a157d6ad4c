import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { unlike } from './house-fronts.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

interface Plume {
  /** Where it comes out, how high it rises and how far the wind takes it, in pixels. */
  from: readonly [x: number, y: number]
  rise: number
  drift: number
  /** Half its width where it comes out, and at its end. */
  wide: readonly [number, number]
  ink: string
}

/** Steam in the light of lamps, to be laid out of focus: puffs that grow as they rise, and are thinner. */
export function steam({ from: [x, y], rise, drift, wide, ink }: Plume): Mark[] {
  const puffs = 26
  return Array.from({ length: puffs }, (_, at): Mark => {
    const up = at / (puffs - 1)
    const size = (wide[0] + (wide[1] - wide[0]) * up) * (0.7 + 0.6 * unlike(at + x))
    const centre: readonly [number, number] = [
      x + drift * up ** 1.6 + size * 0.9 * (unlike(3 * at + x) - 0.5),
      y - rise * up - size * 0.4,
    ]
    const strength = Math.round(70 * (1 - up) ** 0.8 * (0.5 + 0.5 * unlike(5 * at))) + 4
    const full = `${ink}${strength.toString(16).padStart(2, '0')}`
    const [left, top] = [centre[0] - size, centre[1] - size]
    return {
      draw: 'path',
      path: `M${left} ${top}h${2 * size}v${2 * size}h${-2 * size}Z`,
      fill: {
        centre,
        radius: size,
        inks: [
          full,
          `${ink}${Math.round(strength / 2.6)
            .toString(16)
            .padStart(2, '0')}`,
          `${ink}00`,
        ],
      },
    }
  })
}
