import { circle, oval } from '../ornaments.ts'
import { type Design, type Marks, pick, whole, words } from './sheet.ts'

/** Quarters of discs and whole ones on a grid of three, the date below. */
export const concert: Design = (w, random) => {
  const inks = pick(
    [
      ['#efe3c8', '#c8402c', '#1f4e5a', '#e2a63a', '#211d1c'],
      ['#1d2a44', '#e6623f', '#f0d9a8', '#3f8f94', '#f4efe2'],
    ] as const,
    random,
  )
  const [ground, a, b, c, type] = inks
  const side = Math.min(w * 0.84, 630) / 3
  const [left, top] = [(w - 3 * side) / 2, 56]
  const turns = Array.from({ length: 9 }, () => Math.floor(random() * 5))
  const shapes = turns.flatMap((turn, at): Marks => {
    const x = left + side * (at % 3)
    const y = top + side * Math.floor(at / 3)
    const fill = [a, b, c][(at + Math.floor(at / 3) + (turn > 2 ? 1 : 0)) % 3]!
    if (turn === 4) {
      const cx = x + side / 2
      const cy = y + side / 2
      return [
        { draw: 'path', path: circle(cx, cy, side / 2), fill },
        { draw: 'path', path: circle(cx, cy, side * (0.14 + 0.1 * random())), fill: ground },
      ]
    }
    const cx = x + (turn % 2) * side
    const cy = y + Math.floor(turn / 2) * side
    const dx = turn % 2 ? -side : side
    const dy = turn > 1 ? -side : side
    const sweep = dx * dy > 0 ? 1 : 0
    return [{ draw: 'path', path: `M${cx} ${cy}H${cx + dx}A${side} ${side} 0 0 ${sweep} ${cx} ${cy + dy}Z`, fill }]
  })
  return [
    { draw: 'path', path: whole(w), fill: ground },
    ...shapes,
    words('Autumn', [left, 716, 3 * side, 92], { size: 92, weight: 700, font: 'geometric', fill: type, align: 'left' }),
    words('Concerts', [left, 806, 3 * side, 92], {
      size: 92,
      weight: 700,
      font: 'geometric',
      fill: type,
      align: 'left',
    }),
    words('12 – 30 October', [left, 912, 3 * side, 38], { font: 'geometric', fill: type, align: 'left', size: 32 }),
  ]
}

/** Half a fruit as large as the sheet, and three words. */
export const drink: Design = (w, random) => {
  const [ground, deep, rind, flesh, pale] = pick(
    [
      ['#1f9aa0', '#0c6b76', '#f08a1d', '#ffb02e', '#fff1cf'],
      ['#e8507a', '#b02a56', '#8fb52a', '#c6dc55', '#f7fbd8'],
      ['#f3c53c', '#d99a1a', '#d8452c', '#f0674a', '#ffe6d2'],
    ] as const,
    random,
  )
  const [x, y, r] = [w * (0.52 + 0.08 * random()), 730, Math.min(410, w * 0.55)]
  const turn = random()
  const wedges = Array.from({ length: 10 }, (_, at) => {
    const from = ((at + turn) * Math.PI) / 5
    const put = (angle: number, far: number) => `${x + r * far * Math.cos(angle)} ${y + r * far * Math.sin(angle)}`
    const a = from + 0.06
    const b = from + Math.PI / 5 - 0.06
    const middle = from + Math.PI / 10
    return (
      `M${put(middle, 0.12)}L${put(a, 0.74)}Q${put(a, 0.83)} ${put(a + 0.1, 0.84)}` +
      `Q${put(middle, 0.87)} ${put(b - 0.1, 0.84)}Q${put(b, 0.83)} ${put(b, 0.74)}Z`
    )
  })
  return [
    { draw: 'path', path: whole(w), fill: { centre: [x, y], radius: 900, inks: [ground, ground, deep] } },
    { draw: 'path', path: oval(x + 26, y + 34, r, r), fill: `${deep}b0` },
    { draw: 'path', path: circle(x, y, r), fill: { from: [x - r, y - r], to: [x + r, y + r], inks: [flesh, rind] } },
    { draw: 'path', path: circle(x, y, r * 0.93), fill: pale },
    {
      draw: 'path',
      path: wedges,
      fill: { centre: [x - r * 0.2, y - r * 0.2], radius: r * 1.2, inks: [flesh, flesh, rind] },
    },
    words('Squeeze', [w * 0.07, 26, w * 0.86, 150], { font: 'poster', fill: pale, case: 'upper', align: 'left' }),
    words('the day', [w * 0.07, 196, w * 0.5, 110], { font: 'poster', fill: '#ffffff', case: 'upper', align: 'left' }),
  ]
}

/** Arches, a disc and stones in earth colours. */
export const shapes: Design = (w, random) => {
  const [ground, a, b, c, d] = pick(
    [
      ['#efe6d6', '#b9563a', '#d99a6c', '#5b6b5a', '#2d3440'],
      ['#e9e4da', '#3b5a6e', '#c9a24b', '#b6684f', '#26292d'],
    ] as const,
    random,
  )
  const u = Math.min(w, 800)
  const [x, y] = [w / 2 - u * 0.08, 700]
  const arch = (r: number) => `M${x - r} ${y}V${y - 130}A${r} ${r} 0 0 1 ${x + r} ${y - 130}V${y}Z`
  const lean = u * 0.06 * random()
  const stone =
    `M${x - u * 0.3} 850C${x - u * 0.32} ${720 + lean} ${x} ${690 + lean} ${x + u * 0.18} 730` +
    `C${x + u * 0.42} 760 ${x + u * 0.46} 880 ${x + u * 0.2} 890C${x - u * 0.1} 900 ${x - u * 0.28} 910 ${x - u * 0.3} 850Z`
  return [
    { draw: 'path', path: whole(w), fill: ground },
    { draw: 'path', path: circle(x + u * 0.24, 250 + lean, u * 0.17), fill: b },
    { draw: 'path', path: arch(u * 0.33), fill: a },
    { draw: 'path', path: arch(u * 0.25), fill: ground },
    { draw: 'path', path: arch(u * 0.2), fill: c },
    { draw: 'path', path: arch(u * 0.11), fill: ground },
    { draw: 'path', path: stone, fill: d, opacity: 0.93 },
    { draw: 'path', path: oval(x + u * 0.3, 640, u * 0.1, u * 0.14), fill: b, opacity: 0.86 },
    {
      draw: 'path',
      path: `M${x + u * 0.3} 900C${x + u * 0.34} 700 ${x + u * 0.3} 520 ${x + u * 0.37} 400`,
      line: { paint: d, width: 6, round: true },
    },
  ]
}

export const exhibition: Design = (w, random) => [
  ...shapes(w, random),
  { draw: 'path', path: `M0 0H${w}V118H0Z`, fill: '#23262b' },
  words('Colour & Form', [w * 0.06, 18, w * 0.88, 84], {
    font: 'grotesk',
    weight: 700,
    fill: '#f4ecdc',
    align: 'left',
  }),
  words('City Museum', [w * 0.06, 930, w * 0.5, 44], {
    font: 'grotesk',
    weight: 500,
    fill: '#23262b',
    align: 'left',
    size: 36,
  }),
]

/** Tulips in a row as a child cuts them from paper. */
export const market: Design = (w, random) => {
  const [ground, band, a, b, leaf] = pick(
    [
      ['#f6d9cf', '#a8283a', '#d63b3f', '#f29a2e', '#2f6b4f'],
      ['#cfe3e0', '#1d4a5c', '#e4574f', '#f4c542', '#2b7a5a'],
    ] as const,
    random,
  )
  const count = Math.max(3, Math.round(w / 190))
  const pitch = (w * 0.88) / count
  const flowers = Array.from({ length: count }, (_, at): Marks => {
    const x = w * 0.06 + pitch * (at + 0.5)
    const top = 350 + 130 * ((at % 2) + 0.4 * random())
    const u = pitch * 0.4
    const blade = (side: number) =>
      `M${x} 850C${x + side * u * 1.5} 780 ${x + side * u * 1.2} 640 ${x + side * u * 0.8} 600` +
      `C${x + side * u * 0.3} 680 ${x} 760 ${x} 850Z`
    const cup =
      `M${x - u} ${top - u}C${x - u * 1.1} ${top + u * 1.2} ${x - u * 0.4} ${top + u * 1.5} ${x} ${top + u * 1.5}` +
      `C${x + u * 0.4} ${top + u * 1.5} ${x + u * 1.1} ${top + u * 1.2} ${x + u} ${top - u}` +
      `L${x + u * 0.45} ${top - u * 0.1}L${x} ${top - u * 1.2}L${x - u * 0.45} ${top - u * 0.1}Z`
    const petal = `M${x} ${top - u * 1.2}C${x + u * 0.8} ${top} ${x + u * 0.7} ${top + u} ${x} ${top + u * 1.5}Z`
    return [
      { draw: 'path', path: `M${x} ${top}V850`, line: { paint: leaf, width: u * 0.16 } },
      { draw: 'path', path: [blade(1), blade(-1)], fill: leaf },
      { draw: 'path', path: cup, fill: at % 2 ? b : a },
      { draw: 'path', path: petal, fill: '#00000020' },
    ]
  })
  return [
    { draw: 'path', path: whole(w), fill: ground },
    ...flowers.flat(),
    { draw: 'path', path: `M0 836H${w}V1000H0Z`, fill: band },
    words('Flower Market', [w * 0.06, 50, w * 0.88, 150], { font: 'serif', weight: 900, fill: band }),
    words('Every Saturday from six', [w * 0.08, 880, w * 0.84, 72], { font: 'serif', weight: 700, fill: ground }),
  ]
}
