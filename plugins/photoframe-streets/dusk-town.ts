import { type Front, lamps, panes, windowsOf } from './far-windows.ts'

const FRONTS: readonly Front[] = [
  [924.8, 938.3, 341, 484, 3, 0.14],
  [949, 978.8, 338, 486, 6, 0.12],
  [978.8, 1007, 324, 396, 6, 0.12],
  [1011, 1052.4, 335, 486, 9, 0.12],
  [1052.4, 1094, 358, 472, 9, 0.14],
  [1104.5, 1138.7, 278, 310, 7, 0.14],
  [1088, 1146, 311, 466, 12, 0.1],
  [1150, 1231, 394, 446, 17, 0.16],
  [1231, 1250, 401, 446, 4, 0.16],
]
/** The town beside the hoarding and above the car, without who walks before it, the tree's fork and the lamp's post. */
export const BEHIND_WALKER = [
  'M918 262H1280V443H1180L1112 455L1085 470L1060 488H918Z',
  'M968 416Q985 396 1016 396Q1052 398 1062 414L1030 418L1042 489H980L976 418Z',
  'M1094 262H1104.5V480H1094Z',
].join('')

const windows = windowsOf(FRONTS)
export const dark = [panes(windows, '#5c527a')]
export const lit = lamps(windows)
