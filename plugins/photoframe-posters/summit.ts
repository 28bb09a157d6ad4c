/** Summits at first light, for a poster about not giving up. */
import { area, type MarkInput, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { massif } from './massif.ts'

/** Left, top, width and height of the picture. */
export const PHOTO = [85, 84, 490, 476] as const
const [left, top, width, height] = PHOTO
export const WINDOW = ornaments.rectangle([left, top, width, height])

/** A number from 0 to 1 for a place of a range of hills. */
const noise = (place: number, seed: number) => {
  const value = Math.sin(place * 127.1 + seed * 311.7) * 43758.5453
  return value - Math.floor(value)
}

const f = (value: number) => value.toFixed(1)

/** Long clouds above the first light, their lower sides lit. */
const clouds = Array.from({ length: 11 }, (_, at) => {
  const [x, y] = [left + width * noise(at, 31), 230 + 120 * noise(at, 32)]
  const [wide, tall] = [70 + 130 * noise(at, 33), 3 + 7 * noise(at, 34)]
  const above = `M${f(x - wide)} ${f(y)}Q${f(x - wide * 0.3)} ${f(y - tall * 2)} ${f(x)} ${f(y - tall)}T${f(x + wide)} ${f(y)}`
  return `${above}Q${f(x)} ${f(y + tall)} ${f(x - wide)} ${f(y)}Z`
})

/** Mist in the valleys, in front of what is farther. */
const mist = (y: number, ink: string) => {
  const inks = [`${ink}00`, `${ink}b0`, `${ink}00`]
  return area(ornaments.rectangle([left, y, width, 90]), { from: [0, y], to: [0, y + 90], inks })
}

export const SUMMIT: MarkInput[] = [
  area(WINDOW, { from: [0, top], to: [0, 450], inks: ['#14284c', '#34568a', '#8590b0', '#e8ae8c', '#ffdca8'] }),
  area(ornaments.circle(150, 330, 230), {
    centre: [150, 330],
    radius: 230,
    inks: ['#fff2cc', '#ffd890a0', '#ffb06038', '#ffb06000'],
  }),
  area(clouds, { from: [0, 220], to: [0, 360], inks: ['#9a90a890', '#ffcc98b0'] }, { rule: 'nonzero' }),
  ...massif({
    left,
    right: left + width,
    foot: 520,
    summits: [
      [96, 352, 0.6],
      [168, 318, 0.7],
      [268, 330, 0.7],
    ],
    seed: 3,
    snow: { lit: [255, 224, 194], shade: [150, 148, 178] },
    rock: { lit: [206, 160, 146], shade: [128, 122, 150] },
    haze: [238, 190, 164],
    veil: [0.95, 0.3],
  }),
  ...massif({
    left,
    right: left + width,
    foot: 560,
    summits: [
      [468, 128, 1.02],
      [556, 236, 0.9],
      [352, 300, 0.8],
      [250, 404, 0.5],
      [110, 440, 0.45],
    ],
    seed: 8,
    snow: { lit: [255, 232, 200], shade: [104, 122, 172] },
    rock: { lit: [150, 112, 100], shade: [62, 68, 104] },
    haze: [226, 172, 152],
    veil: [0.85, 0.04],
  }),
  mist(430, '#e0b09c'),
  ...massif({
    left,
    right: left + width,
    foot: 564,
    summits: [
      [200, 470, 0.42],
      [330, 500, 0.3],
      [480, 462, 0.45],
    ],
    seed: 15,
    snow: { lit: [150, 116, 112], shade: [58, 60, 92] },
    rock: { lit: [96, 66, 64], shade: [26, 28, 48] },
    haze: [120, 96, 108],
    veil: [0.1, 0.25],
  }),
]
