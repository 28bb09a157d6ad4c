/** Rose petals that fell beside the postcard, over those of the plate and in its pixels: cupped, veined, thin at their rims. */
import { ornaments } from '@gateway/sdk-plugin/photo-frame'
import type { Mark } from './kit.ts'

type Point = readonly [number, number]

interface Petal {
  /** All around it, and that part of it which curls up into the sun. */
  outline: string
  lip: string
  /** Where it grew on, where it is deepest, and how far its rim is from there. */
  foot: Point
  heart: Point
  reach: number
}
const FALLEN: readonly Petal[] = [
  {
    outline:
      'M377 858C356 851 330 847 313 840C301 826 296 812 299 800C303 782 318 760 344 754' +
      'C358 749 368 748 375 751C390 757 402 772 403 792C403 812 399 830 396 846Q388 855 377 858Z',
    lip: 'M313 839C301 826 296 812 299 800C303 782 318 760 344 754C358 749 368 748 375 751',
    foot: [386, 851],
    heart: [352, 804],
    reach: 58,
  },
  {
    outline:
      'M453 906C447 896 440 893 435 894C420 893 400 897 389 907C376 920 369 930 371 946C373 956 380 964 390 972H453Z',
    lip: 'M420 894C403 896 394 902 389 907C376 920 369 930 371 946C373 956 380 964 390 972',
    foot: [446, 899],
    heart: [412, 938],
    reach: 52,
  },
  {
    outline:
      'M898 101C884 90 862 72 850 63C836 58 824 76 819 98C815 118 822 136 838 143' +
      'C852 147 868 145 877 138C886 130 894 122 898 114Z',
    lip: 'M850 63C836 58 824 76 819 98C815 118 822 136 838 143C852 147 866 145 877 138',
    foot: [896, 107],
    heart: [850, 105],
    reach: 46,
  },
]

/** From the foot, fanning out; none runs quite straight. */
const veins = ({ foot, heart, reach }: Petal, count: number, near: number): string[] => {
  const way = Math.atan2(heart[1] - foot[1], heart[0] - foot[0])
  const far = Math.hypot(heart[0] - foot[0], heart[1] - foot[1]) + 0.62 * reach
  return Array.from({ length: count }, (_, at) => {
    const aside = ((at + 0.5) / count - 0.5) * 1.7
    const long = far * (0.84 + 0.12 * Math.sin(5 * at))
    const on = (share: number, bend: number) => {
      const angle = way + aside * bend
      return `${(foot[0] + long * share * Math.cos(angle)).toFixed(1)} ${(foot[1] + long * share * Math.sin(angle)).toFixed(1)}`
    }
    return `M${on(near, 1.25)}Q${on(0.6, 1.15 + 0.1 * Math.sin(3 * at))} ${on(1, 0.86)}`
  })
}

const petal = (each: Petal): Mark[] => {
  const { outline, lip, foot, heart, reach } = each
  const deep: Point = [heart[0] + 0.14 * (foot[0] - heart[0]), heart[1] + 0.14 * (foot[1] - heart[1])]
  return [
    {
      draw: 'path',
      path: outline,
      fill: { centre: deep, radius: 1.05 * reach, inks: ['#4e050a', '#60070d', '#720a11', '#820e15', '#92181c'] },
    },
    { draw: 'path', path: veins(each, 17, 0.2), line: { paint: '#4e0409', width: 1, round: true }, opacity: 0.24 },
    { draw: 'path', path: veins(each, 12, 0.3), line: { paint: '#e4585a', width: 0.8, round: true }, opacity: 0.14 },
    {
      draw: 'path',
      path: ornaments.circle(foot[0], foot[1], 0.5 * reach),
      fill: { centre: foot, radius: 0.5 * reach, inks: ['#e4c8a0b0', '#c8706458', '#a0202400'] },
      opacity: 0.8,
    },
    // The lip rolls back: shade below it, then its lit edge, as thin as paper.
    { draw: 'path', path: lip, line: { paint: '#5c050b', width: 17, round: true }, opacity: 0.24 },
    { draw: 'path', path: lip, line: { paint: '#d84a4a', width: 5, round: true }, opacity: 0.26 },
    { draw: 'path', path: lip, line: { paint: '#f4a898', width: 1.8, round: true }, opacity: 0.42 },
  ]
}

export const petals: Mark[] = FALLEN.flatMap(petal)
export const PETALS = FALLEN.map(({ outline }) => outline).join('')
