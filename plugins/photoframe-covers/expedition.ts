import { area, ornaments, words } from '@gateway/sdk-plugin/photo-frame'

export const ORANGE = '#e8622c'
export const BONE = '#f2ece0'

/** Heights of a mountain as a map draws them. */
export const contours = Array.from({ length: 7 }, (_, level) => {
  const radius = 14 + level * 8
  const points = Array.from({ length: 60 }, (_each, step) => {
    const angle = (step / 60) * 2 * Math.PI
    const far = radius * (1 + 0.16 * Math.sin(angle * 3 + level * 0.25) + 0.09 * Math.cos(angle * 5 - level * 0.4))
    return [396 + far * 1.25 * Math.cos(angle), 60 + far * Math.sin(angle)] as const
  })
  return ornaments.throughPoints(points, true)
})

export const feature = (x: number, y: number, title: string, text: string) => [
  area(ornaments.rectangle([x, y, 3.4, 46]), ORANGE),
  words(title, [x + 11, y, 100, 15], {
    font: 'condensed',
    weight: 700,
    align: 'left',
    fill: BONE,
    case: 'upper' as const,
  }),
  words(text, [x + 11, y + 18, 100, 30], {
    font: 'sans',
    weight: 500,
    lines: 3,
    size: 8.8,
    lineHeight: 1.22,
    align: 'left',
    stand: 'top',
    fill: BONE,
  }),
]
