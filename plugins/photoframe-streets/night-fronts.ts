import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { box, type Front, lamps, panes, windowsOf } from './far-windows.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

const FRONTS: readonly Front[] = [
  [268.2, 336.4, 185, 243, 12, 0.14],
  [336.4, 352.8, 189, 247, 4, 0.08],
  [240.8, 348.1, 245, 288, 18, 0.16],
  [348.1, 365, 250, 293, 4, 0.1],
  [224.5, 358.6, 288.5, 478, 22, 0.2],
  [358.6, 373.2, 293, 478, 3, 0.12],
  [377.8, 406, 226, 478, 5, 0.2],
  [43.7, 91.5, 92, 146, 8, 0.1],
  [111.4, 145.8, 94, 150, 6, 0.08],
  [1082.9, 1113.8, 126, 166, 5, 0.06],
  [1138.3, 1178, 142, 218, 7, 0.22],
  [1138.3, 1190.8, 219, 348, 9, 0.24],
  [1190.8, 1201, 222, 420, 2, 0.1],
  [888, 902, 290, 470, 3, 0.2],
  [1236, 1255, 162, 470, 4, 0.18],
  [1255, 1281, 131, 470, 5, 0.2],
]
/** The sky with its towers, between the screens and the houses beside. */
export const TOWN = [
  'M0 60H212V151L0 138Z',
  'M212 60H404V490H325V397L228 363L212 360Z',
  'M890 60H1280V440H1216V402L1206 334L1186 322L1143 312V166L906 164L890 170Z',
  'M890 170L904 170V486H890Z',
].join('')
const windows = windowsOf(FRONTS)
/** Piers from the street to the cornice, panes between them, a belt at each setback. */
export const stonework: Mark[] = [
  panes(windows, '#17111d8c'),
  {
    draw: 'path',
    path: FRONTS.flatMap(([left, right, top, foot, bays]) => {
      return Array.from({ length: bays + 1 }, (_, at) =>
        box(left + ((right - left) * at) / bays - 0.7, top, 1.5, foot - top),
      )
    }).join(''),
    rule: 'nonzero',
    fill: '#5d4c5ca8',
  },
  {
    draw: 'path',
    path: FRONTS.map(([left, right, top]) => box(left - 1.4, top - 1.2, right - left + 2.8, 2.4)).join(''),
    rule: 'nonzero',
    fill: '#7a6874c0',
  },
]
export const homes = lamps(windows)
