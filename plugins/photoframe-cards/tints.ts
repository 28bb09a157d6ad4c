/** The tint stones of an old view: flat tones printed under the engraved lines, in its view of 1613 × 1129. */
import { ornaments } from '@gateway/sdk-plugin/photo-frame'
import type { Mark } from './kit.ts'

const n = (value: number) => value.toFixed(1)

const area = (path: string | string[], fill: Extract<Mark, { draw: 'path' }>['fill'], opacity = 1): Mark => {
  return { draw: 'path', path, fill, opacity, rule: 'nonzero' }
}

/** Crowns of chestnut trees in a row, light where the sun is, dark below. */
function avenue(from: number, to: number, y: number, size: number, salt: number): Mark[] {
  const crowns = Array.from({ length: Math.round((to - from) / (size * 0.5)) }, (_, at) => {
    const x = from + at * size * 0.5
    const swing = Math.sin(at * 5.7 + salt)
    return { x, y: y - size * (0.42 + 0.16 * swing), r: size * (0.34 + 0.08 * Math.sin(at * 3.1 + salt)) }
  })
  const leaves = (share: number, aside: number) =>
    crowns.flatMap(({ x, y: top, r }, at) =>
      Array.from({ length: 7 }, (_, each) => {
        const way = each * 0.9 + at
        return ornaments.circle(
          x + aside * r + 0.6 * r * Math.cos(way),
          top + aside * r + 0.5 * r * Math.sin(way),
          r * share,
        )
      }).join(''),
    )
  return [
    area(leaves(0.52, 0), '#3f4a2c', 0.85),
    area(leaves(0.34, -0.14), '#66703c', 0.8),
    area(leaves(0.16, -0.34), '#98985a', 0.75),
  ]
}

const shafts = (y: number) =>
  Array.from({ length: 26 }, (_, at) => {
    const x = 80 + at * 34 + 9 * Math.sin(at * 3.3)
    return `M${n(x)} ${y}q${n(14 + 8 * Math.sin(at))} 3 ${n(30 + 12 * Math.sin(at * 2.1))} 0q-16 4 -30 0Z`
  })

/** A heap of cloud in the evening sky, lit from the left. */
const cloud = (x: number, y: number, size: number): Mark[] => {
  const heap = (dx: number, dy: number, share: number) =>
    [-1.5, -0.9, -0.2, 0.5, 1.1, 1.6].map((at, each) =>
      ornaments.circle(x + (at + dx) * size, y + dy * size, size * share * (0.72 - 0.16 * Math.abs(each - 2.4))),
    )
  return [area(heap(0, 0.1, 1), '#b98f74', 0.3), area(heap(-0.1, -0.06, 0.9), '#f7e3bd', 0.75)]
}

/** Sky, far roofs, quays with trees, the river with what it mirrors. */
export function tints(): Mark[] {
  return [
    area('M70 60H962V520H70Z', {
      from: [0, 60],
      to: [0, 520],
      inks: ['#7f9aa0c0', '#b9b79ab0', '#e9c48cb0', '#efb98890'],
    }),
    ...cloud(230, 190, 62),
    ...cloud(430, 130, 44),
    ...cloud(840, 240, 52),
    area('M70 470Q180 452 300 466T520 458T760 464T962 452V520H70Z', '#8f7f7a', 0.55),
    area('M70 480H440V520H70ZM740 480H962V520H740Z', '#c9ab80', 0.8),
    area('M536 506L600 300L640 66L680 300L744 506H690Q640 400 590 506Z', '#8a6a4c', 0.6),
    area('M70 520H962V560H70Z', { from: [0, 520], to: [0, 560], inks: ['#c2a77c', '#8f7a58'] }, 0.85),
    area('M70 556H962V640H70Z', { from: [0, 556], to: [0, 640], inks: ['#6f8a86', '#93a594', '#c3bd96'] }, 0.8),
    area('M600 560H680L662 640H618Z', '#6a5a48', 0.3),
    area([...shafts(578), ...shafts(598), ...shafts(620)], '#f3e2b4', 0.5),
    ...avenue(84, 440, 524, 52, 1),
    ...avenue(770, 952, 524, 52, 5),
  ]
}
