/** The chairs before the bright panes, cloth and piping, and what the telephone on the table shows. In the plate's pixels. */
import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

const FAR = 'M982 595.5L1046 602.5Q1056 604 1055 614L1048 688L959 686L971 606Q972 595 982 595.5Z'
const NEAR = 'M1174 625.5L1280 643V698L1258 703L1251 736L1148 734L1142 704L1151 702L1162 634Q1164 624.5 1174 625.5Z'

/** Dark cloth: the window grazes what is turned to it. */
const cloth: Mark[] = [
  {
    draw: 'path',
    path: FAR,
    fill: { from: [962, 640], to: [1054, 650], inks: ['#191e2b', '#1c2130', '#20273a', '#333b4e'] },
  },
  {
    draw: 'path',
    path: NEAR,
    fill: { from: [1210, 630], to: [1196, 736], inks: ['#2a3142', '#1c2130', '#171b26', '#12151d'] },
  },
]
const piping: Mark[] = [
  {
    draw: 'path',
    path: ['M979 598.5Q1014 600 1047 605.5Q1052.5 607 1052 614L1045.5 686', 'M1171 628.5Q1222 634 1280 646.5'],
    line: { paint: '#767b86', width: 1.5, round: true },
  },
  {
    draw: 'path',
    path: [
      'M978 604Q1012 606 1043 611Q1046 612 1045.5 616L1039.5 686',
      'M1173 635Q1222 641 1280 653.5M1171 636L1160 702',
    ],
    line: { paint: '#0c0f18', width: 1.2, round: true },
  },
]

/** Holes of the loudspeaker, ring in ring, on a face that is seen aslant. */
const holes = [0.34, 0.5, 0.66, 0.82].flatMap((far, ring) => {
  return Array.from({ length: 12 + 6 * ring }, (_, at) => {
    const angle = (6.2832 * (at + 0.5 * (ring % 2))) / (12 + 6 * ring)
    return ornaments.oval(1021 + 35 * far * Math.cos(angle), 819 + 11.6 * far * Math.sin(angle), 1, 0.62)
  })
})
const telephone: Mark[] = [
  {
    draw: 'path',
    path: ornaments.oval(1021, 819, 36, 12.2),
    fill: { from: [990, 812], to: [1050, 828], inks: ['#4a4742', '#36332f', '#55504a', '#8a8174'] },
  },
  { draw: 'path', path: holes, fill: '#0c0b0a' },
  { draw: 'path', path: ornaments.oval(1021, 819, 36, 12.2), line: { paint: '#8ed8c8', width: 1.1 } },
  { draw: 'path', path: ornaments.oval(1021, 819, 8, 2.9), fill: '#12161a' },
  { draw: 'path', path: 'M1017 819H1025', line: { paint: '#a8f0d8', width: 1.1, round: true } },
]

export const seats: Mark[] = [...cloth, ...piping, ...telephone]
