/** What is small about the arm and the hand: hairs, folds of the glove. In pixels of the plate. */
import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Step = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>
type Mark = Step['marks'][number]
type Place = readonly [x: number, y: number]

const VIEW = [1280, 960] as const
const unlike = (at: number) => Math.abs(Math.sin(at * 91.7 + 3.1) * 4375.85) % 1

/** Hairs on both flanks of the arm, none on its inner side; they lie towards the wrist. */
const hairs = (from: Place, to: Place, deep: number, rise: number, count: number, seed: number): string[] => {
  return Array.from({ length: count }, (_, at) => {
    const [share, inward] = [unlike(at + seed), deep * unlike(at + seed + 400) ** 2.2]
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + inward]
    const long = 12 + 20 * unlike(at + seed + 800)
    const up = rise * long * (2.2 * unlike(at + seed + 90) - 0.5)
    return `M${x} ${y}Q${x + 0.5 * long} ${y + 0.2 * up} ${x + long} ${y + up}`
  })
}
const down: Mark[] = [
  { draw: 'path', path: hairs([-10, 116], [940, 322], 60, -0.35, 120, 5), line: { paint: '#4a2c1c60', width: 0.8, round: true } },
  { draw: 'path', path: hairs([-10, 574], [800, 580], -52, 0.3, 70, 40), line: { paint: '#4a2c1c58', width: 0.8, round: true } },
]

/** Folds across the bent joints of forefinger and thumb: a ridge that shines beside each valley. */
const FOLDS = [
  'M1058 446Q1072 428 1070 404M1070 444Q1084 424 1080 396M1046 450Q1060 436 1061 416M1084 438Q1098 418 1094 394',
  'M992 452Q1004 436 1000 418M1002 450Q1014 434 1012 414',
  'M1120 416Q1128 396 1120 374M1134 420Q1142 398 1136 376M1196 424Q1210 410 1204 388',
  'M908 676Q930 668 952 676M904 690Q930 680 958 690M912 704Q934 694 960 703M918 718Q940 708 964 716',
  'M946 782Q972 768 996 776M954 798Q982 782 1006 790M938 768Q962 756 984 762',
  'M868 600Q880 592 898 596M874 614Q888 605 906 610',
]
const folds = (paint: string, width: number): Mark => ({ draw: 'path', path: FOLDS, line: { paint, width, round: true } })

export const atWork: Step[] = [
  { do: 'artwork', view: VIEW, marks: down, soft: 0.0006, blend: 'ink' },
  { do: 'artwork', view: VIEW, marks: [folds('#000000', 2.6)], blend: 'over', opacity: 0.5, soft: 0.0016 },
  { do: 'artwork', view: VIEW, marks: [folds('#34373f', 1.4)], blend: 'light', opacity: 0.5, soft: 0.0014 },
]
