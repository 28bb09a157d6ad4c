import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

const CHROME = ['#f4f1ea', '#a7a9a6', '#4c4e4e', '#b9b7ae', '#6a6862']

/** What joins the front of the frame: gusset and crown, the rod from the bars to the fork, the rail's bend below the load. */
const joints: Mark[] = [
  { draw: 'path', path: 'M366 709H349C342 709 338 706 334 699', line: { paint: '#11402f', width: 8 } },
  { draw: 'path', path: 'M366 707H349C343 707 340 704 337 699', line: { paint: '#2f7355', width: 2.4 } },
  { draw: 'path', path: 'M282 659.5L250 652', line: { paint: '#15503a', width: 4, round: true } },
  { draw: 'path', path: 'M281 658.5L251 651.3', line: { paint: '#4a8a6c', width: 1.1, round: true } },
  { draw: 'path', path: ornaments.circle(250, 652, 3.2), fill: '#8d8f8c' },
  {
    draw: 'path',
    path: 'M268 570L284 578L297 596L284 607L275 604Z',
    fill: { from: [268, 590], to: [296, 590], inks: ['#216a4c', '#1a563e', '#0f3b2b'] },
  },
  {
    draw: 'path',
    path: 'M262 604Q270 597 286 604L287 611Q280 619 266 614Z',
    fill: { from: [262, 600], to: [287, 616], inks: ['#3d8264', '#1a563e', '#0c3023'] },
  },
  // A ring of steel above and below, in which the fork turns.
  {
    draw: 'path',
    path: ['M256.5 552.5L272.5 549.5L274 556L258.3 559Z', 'M269.5 598.5L286.5 595.5L287.6 600.5L270.6 603.6Z'],
    fill: { from: [257, 556], to: [274, 553], inks: CHROME },
  },
  {
    draw: 'path',
    path: 'M256.5 552.5Q264 547 272.5 549.5Q265 555.5 256.5 552.5Z',
    fill: { from: [257, 548], to: [272, 554], inks: ['#dedbd2', '#777873'] },
  },
]
/** The lamp on its bracket before the head: a bullet of chrome, its glass to the front. */
const lamp: Mark[] = [
  { draw: 'path', path: 'M254 568L267 573', line: { paint: '#3a3b3a', width: 4, round: true } },
  {
    draw: 'path',
    path: 'M236 558Q250 555 262 563Q266 567 262 571Q250 579 236 577Z',
    fill: { from: [0, 556], to: [0, 578], inks: CHROME },
  },
  {
    draw: 'path',
    path: 'M236 557Q230 567 236 578Q239.5 567 236 557Z',
    fill: { from: [232, 558], to: [239, 576], inks: ['#fff6d8', '#d8c088', '#8c7448'] },
  },
  { draw: 'path', path: 'M240 560Q250 558.5 258 563', line: { paint: '#ffffffcc', width: 1.3, round: true } },
]

/** Steel that holds the board to the rail: a plate screwed to the wood, bent around the tube. @param y Of the rail's middle */
const bracket = (x: number, y: number): Mark[] => [
  {
    draw: 'path',
    path: `M${x - 6} ${y - 17.5}H${x + 6}L${x + 6.4} ${y + 4}Q${x} ${y + 6.4} ${x - 6.4} ${y + 4}Z`,
    fill: { from: [x - 7, 0], to: [x + 7, 0], inks: ['#8b8d8a', '#5b5d5c', '#3a3b3b', '#2b2c2c'] },
  },
  { draw: 'path', path: `M${x - 6} ${y - 17}H${x + 6}`, line: { paint: '#c9c8c0', width: 0.9 } },
  {
    draw: 'path',
    path: `M${x - 6} ${y - 3.4}Q${x} ${y - 1.8} ${x + 6} ${y - 3.6}`,
    line: { paint: '#d2d4d0b0', width: 1.3 },
  },
  { draw: 'path', path: `M${x + 7} ${y - 16}L${x + 10} ${y - 13}V${y - 3}H${x + 7}Z`, fill: '#2a1a0c66' },
  { draw: 'path', path: ornaments.circle(x, y - 11, 2.1), fill: '#b4b3aa' },
  { draw: 'path', path: `M${x - 1.5} ${y - 12}L${x + 1.5} ${y - 10}`, line: { paint: '#1c1c1c', width: 0.7 } },
]
const BRACKETS = [
  [406, 699],
  [538, 696],
  [666, 692.5],
] as const
/** The clips at the board's corners are bent sheet: their upper rims shine. */
const clips: Mark[] = [
  {
    draw: 'path',
    path: 'M334 188.5H379M679 189H719M335 691.5L378 688.5M680 681L720 678',
    line: { paint: '#8d908e', width: 1 },
  },
  {
    draw: 'path',
    path: [
      [345, 192],
      [369, 192],
      [689, 192],
      [709, 192],
    ]
      .map(([x, y]) => ornaments.circle(x!, y!, 1.3))
      .join(''),
    fill: '#8f918e',
  },
]
/** Each time that it was set down it got a scratch along its lower board. */
const scuffs: Mark[] = Array.from({ length: 34 }, (_, at): Mark => {
  const far = (at * 0.618034) % 1
  const [x, y] = [342 + 366 * far, 694 - 8.5 * far - 7 * ((at * 0.37) % 1) ** 2]
  const long = 2 + 11 * ((at * 0.71) % 1) ** 2
  return {
    draw: 'path',
    path: `M${x} ${y}L${x + long} ${y - 0.03 * long - 1.4 * ((at * 0.53) % 1)}`,
    line: { paint: at % 3 === 0 ? '#e0c89aa0' : '#4a301890', width: 0.7 + 0.9 * ((at * 0.29) % 1) },
  }
})

/** What the bicycle and its board are held together by, in pixels of the plate. */
export const fittings: Mark[] = [
  ...scuffs,
  ...clips,
  ...BRACKETS.flatMap(([x, y]) => bracket(x, y)),
  ...joints,
  ...lamp,
]
