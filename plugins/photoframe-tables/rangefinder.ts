/** What use left on the camera on the shelf: grain of its leather, panes that mirror the room. In its pixels. */
import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Step = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>
type Mark = Step['marks'][number]

const VIEW = [1280, 960] as const

const panes: Mark[] = [
  {
    draw: 'path',
    path: 'M1215 796H1240V812H1215Z',
    fill: { from: [1215, 796], to: [1240, 812], inks: ['#0c0e1c', '#22263a', '#707a98', '#1e2032', '#0a0a12'] },
  },
  {
    draw: 'path',
    path: 'M1091.500 791.500H1101V801.500H1091.500Z',
    fill: { from: [1091, 791], to: [1101, 802], inks: ['#7c84a0', '#242638', '#0a0a12'] },
  },
  {
    draw: 'path',
    path: 'M1152 795.500L1183 796.500V805.500L1152 804.500Z',
    fill: { from: [1152, 795], to: [1183, 806], inks: ['#8a7a58', '#e8dcb8', '#b8a880', '#6e6248'] },
  },
  { draw: 'path', path: 'M1158 798L1177 798.600V803L1158 802.500Z', line: { paint: '#5a5038', width: 0.8 } },
]
const grain: Mark[] = [
  { draw: 'path', path: 'M1026 812L1104 816Q1096 860 1112 892L1030 886Q1020 850 1026 812Z', fill: '#6a625a' },
  { draw: 'path', path: 'M1202 824L1264 828Q1270 866 1262 902L1186 898Q1206 860 1202 824Z', fill: '#6a625a' },
]

/** Over the plate, which has its body and its light. */
export const worn: Step[] = [
  { do: 'artwork', view: VIEW, blend: 'light', worn: 0.82, tooth: 0.7, opacity: 0.24, marks: grain },
  {
    do: 'artwork',
    view: VIEW,
    blend: 'over',
    soft: 0.0007,
    marks: panes,
  },
]
