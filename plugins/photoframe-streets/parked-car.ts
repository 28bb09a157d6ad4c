import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** The rear wheel of the car at the kerb. */
const [X, Y, RIM] = [1141.5, 583, 23]
const SPOKES = Array.from({ length: 10 }, (_, at): string => {
  const angle = (2 * Math.PI * ((at >> 1) + (at % 2 ? 0.13 : -0.13))) / 5 - 0.4
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return `M${(X + 4 * c).toFixed(1)} ${(Y + 4 * s).toFixed(1)}L${(X + 20.5 * c).toFixed(1)} ${(Y + 20.5 * s).toFixed(1)}`
})

/** What lies in the shade of its own shoulder: the flank, the boot's front, the sill. */
export const flank: Mark[] = [
  // Its hub in the water.
  { draw: 'path', path: ornaments.circle(1141, 661, 27), fill: '#4c4650' },
  {
    draw: 'path',
    path: 'M1040 511C1080 508 1150 503 1280 500V600H1186Q1182 536 1140 534Q1098 536 1092 592L1040 584Z',
    fill: { from: [0, 502], to: [0, 596], inks: ['#d8d4dc', '#807c88', '#a89a98', '#5c5864', '#26262c'] },
  },
  {
    draw: 'path',
    path: 'M946 506L1040 511V575L948 556Z',
    fill: { from: [0, 506], to: [0, 575], inks: ['#b0a8b0', '#6c6468', '#4a4448'] },
  },
]

/** Panes that mirror the sky above and the dark of the road below; seats behind them. */
const glass = { from: [0, 455], to: [0, 504], inks: ['#a07e94', '#5c4a62', '#221d2a', '#120f16'] } as const
export const fittings: Mark[] = [
  { draw: 'path', path: 'M1194 459Q1230 454 1280 455V503H1207Z', fill: glass },
  { draw: 'path', path: 'M1150 500L1174 472L1190 500Z', fill: glass },
  { draw: 'path', path: 'M1216 503Q1214 478 1226 474Q1240 474 1242 503Z', fill: '#0c0a10b0' },
  // Gaps around the doors, a strip along them, bright trim below the panes.
  {
    draw: 'path',
    path: 'M1206 503Q1211 545 1196 590M1180 560Q1190 574 1188 592',
    line: { paint: '#08080b', width: 1.5 },
  },
  { draw: 'path', path: 'M1052 541L1280 536', line: { paint: '#0d0d11', width: 3.4 } },
  { draw: 'path', path: 'M1148 503.4L1280 502', line: { paint: '#d8b8b4', width: 1.3 } },
  { draw: 'path', path: 'M946 512L1038 518', line: { paint: '#0a0a0d', width: 1.2 } },
  // The wheel: a deep rim, five pairs of spokes, bolts in the hub.
  { draw: 'path', path: ornaments.circle(X, Y, 25), fill: '#08080a' },
  {
    draw: 'path',
    path: ornaments.circle(X, Y, RIM),
    line: { paint: { from: [0, 558], to: [0, 608], inks: ['#b09a9a', '#615b64', '#28262e'] }, width: 2.4 },
  },
  {
    draw: 'path',
    path: SPOKES,
    line: { paint: { from: [0, 560], to: [0, 606], inks: ['#9c8a8e', '#6c646c', '#3a363e'] }, width: 2.6, round: true },
  },
  { draw: 'path', path: ornaments.circle(X, Y, 4.6), fill: '#9a9098' },
  { draw: 'path', path: ornaments.circle(X, Y, 2.2), fill: '#3a363c' },
  { draw: 'path', path: 'M972 528L1002 530.5V545L972 542.5Z', fill: '#b4ac98' },
  {
    draw: 'text',
    text: 'KV 4172',
    box: [973, 531, 28, 11],
    size: 9,
    font: 'condensed',
    weight: 700,
    fill: '#16151a',
    turn: 4.5,
  },
]

/** The street lamp and the last of the sky along its shoulder, the hoarding in its boot. */
export const shine: Mark[] = [
  {
    draw: 'path',
    path: 'M1040 510.5C1090 507 1160 502.5 1280 499.5',
    line: { paint: { from: [1040, 0], to: [1280, 0], inks: ['#ffe2b4', '#c08a94', '#7a5a74'] }, width: 1.8 },
  },
  { draw: 'path', path: 'M1048 514Q1080 510 1136 509Q1092 515 1050 518Z', fill: '#a87c50' },
  { draw: 'path', path: 'M960 503L1034 507L1030 510L962 506Z', fill: '#6a6450' },
]
