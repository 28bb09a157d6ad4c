import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** The glass of the four doors as the camera sees it, upper and lower panes. */
export const GLASS = [
  'M132 375L237 372L235 582L124 582Z',
  'M287 372L393 370L392 582L282 582Z',
  'M870 360L995 358L998 580L875 582Z',
  'M1052 358L1176 356L1182 580L1055 582Z',
  'M120 598L233 597L231 750L116 752Z',
  'M281 597L394 597L393 751L279 751Z',
  'M875 597L1006 596L1010 757L880 757Z',
  'M1064 596L1191 595L1198 757L1068 757Z',
  // The ropes and their posts stand before it.
  'M207 645H226V752H207V710L160 740L116 760V742L160 724L207 684Z',
  'M914 645H936L936 680L975 706L1010 728L1012 748L985 737L936 707V757H914Z',
].join('')

/** Somebody in the foyer, as etched glass shows them: a head, shoulders, a coat down to the floor. */
const guest = (x: number, head: number, wide: number, lean = 0): string => {
  const [neck, foot] = [head + 0.42 * wide, 756]
  return [
    ornaments.circle(x + lean, head, 0.3 * wide),
    `M${x + lean - 0.14 * wide} ${neck - 6}L${x + lean + 0.14 * wide} ${neck - 6}`,
    `Q${x + 0.62 * wide} ${neck + 8} ${x + 0.6 * wide} ${neck + 120}`,
    `L${x + 0.46 * wide} ${foot}H${x - 0.46 * wide}L${x - 0.6 * wide} ${neck + 120}`,
    `Q${x - 0.62 * wide} ${neck + 8} ${x + lean - 0.14 * wide} ${neck - 6}Z`,
  ].join('')
}

/** The foyer behind: dim to its sides and low down, a stair that climbs behind the last door, who waits there. */
export const foyer: Mark[] = [
  {
    draw: 'path',
    path: 'M100 350H250V770H100Z',
    fill: { from: [116, 0], to: [238, 0], inks: ['#8a6a46', '#e8d2ac', '#fff4dc'] },
  },
  {
    draw: 'path',
    path: 'M270 350H410V770H270Z',
    fill: { from: [0, 370], to: [0, 752], inks: ['#ffffff', '#f0d8b0', '#a07850'] },
  },
  {
    draw: 'path',
    path: 'M860 340H1020V770H860Z',
    fill: { from: [0, 360], to: [0, 757], inks: ['#fff6e4', '#ecd0a4', '#8f6844'] },
  },
  {
    draw: 'path',
    path: 'M1040 340H1210V770H1040Z',
    fill: { from: [1050, 360], to: [1200, 740], inks: ['#e0c090', '#b48c5c', '#6a4a30'] },
  },
  { draw: 'path', path: guest(196, 474, 58, -3), rule: 'nonzero', fill: '#5f4330' },
  { draw: 'path', path: guest(145, 500, 46, 2), rule: 'nonzero', fill: '#8a6644' },
  { draw: 'path', path: guest(918, 490, 50, 3), rule: 'nonzero', fill: '#6e3a34' },
  // The stair's side and its rail.
  { draw: 'path', path: 'M1050 757L1200 560V757Z', fill: '#7a5838' },
  { draw: 'path', path: 'M1050 690L1200 492', line: { paint: '#5c3f26', width: 7 } },
  {
    draw: 'path',
    path: Array.from({ length: 8 }, (_, at) => `M${1062 + 18 * at} ${680 - 23.7 * at}V${748 - 23.7 * at}`),
    line: { paint: '#6a4a2e', width: 3.5 },
  },
]

/** Lamps in there: a chandelier, wall lamps in pairs. */
export const lamps: Mark[] = (
  [
    [345, 420, 62, '#d8a868'],
    [318, 446, 20, '#a87c44'],
    [372, 446, 20, '#a87c44'],
    [962, 404, 44, '#c89858'],
    [1150, 424, 30, '#d09850'],
    [222, 412, 26, '#c89454'],
  ] as const
).map(([x, y, radius, ink]): Mark => {
  return {
    draw: 'path',
    path: ornaments.circle(x, y, radius),
    fill: { centre: [x, y], radius, inks: [ink, `${ink}70`, `${ink}00`] },
  }
})

/** Before the glass: rows of the canopy's bulbs, each pane at an angle of its own, and the bright street aslant. */
const ROWS = [
  [138, 388, 16, 0.4],
  [296, 392, 18, -0.9],
  [882, 376, 19, 1.2],
  [1064, 372, 18, -0.3],
] as const
export const mirrored: Mark[] = [
  ...ROWS.flatMap(([x, y, apart, lean]) =>
    Array.from({ length: 6 }, (_, at): Mark => {
      const [cx, cy] = [x + apart * at, y + lean * at + (at % 2 ? 8 : 0)]
      return { draw: 'path', path: ornaments.circle(cx, cy, 3.2), fill: '#ffdf9a' }
    }),
  ),
  { draw: 'path', path: 'M150 372L180 372L128 582H124V470Z', fill: '#3a3428' },
  { draw: 'path', path: 'M372 370H393V430L352 582H318Z', fill: '#2c2a26' },
  { draw: 'path', path: 'M905 358H930L880 580H875V500Z', fill: '#3c3626' },
  { draw: 'path', path: 'M1140 356L1176 356L1178 400L1128 580H1092Z', fill: '#34302a' },
  { draw: 'path', path: 'M1010 600V680L990 757H960L1000 596ZM232 600L228 660L204 750H180L220 597Z', fill: '#2e2a24' },
]
