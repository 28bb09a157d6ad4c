import { circle } from '../ornaments.ts'
import { type Design, type Marks, pick, whole, words } from './sheet.ts'

/** A low sun over headlands and a bay, as railways advertised them. */
export const coast: Design = (w, random) => {
  const skies = [
    ['#1d5f78', '#4f9a9a', '#e9c77b', '#f0a35a', '#e8774a'],
    ['#2b3566', '#7a5a8c', '#e0837a', '#f3b36d', '#f7d68a'],
  ] as const
  const inks = pick(skies, random)
  const sun = [w * (0.34 + 0.3 * random()), 430] as const
  const headland = (x: number, y: number, rise: number) => {
    const p = y - rise
    const q = y - rise * 0.55
    return (
      `M${x} ${y}C${x + w * 0.12} ${y - 20} ${x + w * 0.2} ${q} ${x + w * 0.34} ${p}C${x + w * 0.5} ${p - 30}` +
      ` ${x + w * 0.8} ${p - 60} ${w + 10} ${p - 120}V${y}Z`
    )
  }
  const rays = Array.from({ length: 6 }, (_, at) => {
    const half = w * (0.2 - 0.028 * at)
    return `M${sun[0] - half} ${560 + 34 * at}h${2 * half}l${-half * 0.12} 9h${-1.76 * half}Z`
  })
  return [
    { draw: 'path', path: whole(w), fill: { from: [0, 0], to: [0, 540], inks: [...inks] } },
    { draw: 'path', path: circle(sun[0], sun[1], 118), fill: '#fff0c4' },
    { draw: 'path', path: `M0 540H${w}V840H0Z`, fill: { from: [0, 540], to: [0, 840], inks: ['#3b8a94', '#123f55'] } },
    { draw: 'path', path: rays, fill: '#fbe3a4', opacity: 0.8 },
    { draw: 'path', path: headland(w * 0.42, 548, 60), fill: '#5d6a86' },
    {
      draw: 'path',
      path: headland(w * 0.56, 620, 130),
      fill: { from: [0, 440], to: [0, 620], inks: ['#37486a', '#1f2d4c'] },
    },
    { draw: 'path', path: sails(w * 0.25, 690, 150), fill: '#fdf3dc' },
    { draw: 'path', path: `M${w * 0.25 - 62} 697h128l-26 26h-78Z`, fill: '#7d2a22' },
    { draw: 'path', path: `M0 800C${w * 0.2} 760 ${w * 0.36} 790 ${w * 0.6} 836L0 850Z`, fill: '#10263a' },
    { draw: 'path', path: `M0 834H${w}V1000H0Z`, fill: '#f3e8cf' },
    words('The Coast', [w * 0.07, 842, w * 0.86, 84], { font: 'deco', fill: '#16344c', case: 'upper', spacing: 0.04 }),
    words('by the morning train', [w * 0.07, 946, w * 0.86, 30], { font: 'geometric', fill: '#b2402b', size: 26 }),
  ]
}

const sails = (x: number, foot: number, high: number) =>
  `M${x} ${foot}V${foot - high}C${x + high * 0.3} ${foot - high * 0.6} ${x + high * 0.46} ${foot - high * 0.2}` +
  ` ${x + high * 0.5} ${foot}ZM${x - 8} ${foot}V${foot - high * 0.86}L${x - high * 0.36} ${foot}Z`

/** A house on a hill below a huge moon, one window lit. */
export const film: Design = (w, random) => {
  const [high, low, moon] = pick(
    [
      ['#07131f', '#2c6670', '#f3e3b6'],
      ['#140a1c', '#a33c32', '#f7c27a'],
    ] as const,
    random,
  )
  const x = w * (0.42 + 0.16 * random())
  const house = `M${x - 52} 640V588L${x - 62} 590L${x} 536L${x + 20} 553V530H${x + 34}V566L${x + 62} 590L${x + 52} 588V640Z`
  const trees = Array.from({ length: 11 }, (_, at) => {
    const at0 = w * (0.02 + 0.096 * at) + 20 * random()
    const high0 = 60 + 90 * random()
    const foot = 730 - 70 * Math.exp(-(((at0 - x) / (w * 0.3)) ** 2)) + 30
    return Math.abs(at0 - x) < 90
      ? `M${at0} ${foot}v1Z`
      : `M${at0 - high0 * 0.2} ${foot}L${at0} ${foot - high0}L${at0 + high0 * 0.2} ${foot}Z`
  })
  return [
    { draw: 'path', path: whole(w), fill: { from: [0, 0], to: [0, 700], inks: [high, high, low] } },
    {
      draw: 'path',
      path: circle(x, 500, 330),
      fill: { centre: [x, 500], radius: 330, inks: [`${moon}70`, `${moon}38`, `${moon}00`] },
    },
    { draw: 'path', path: circle(x, 480, 210), fill: { from: [x, 270], to: [x, 690], inks: [moon, moon, low] } },
    {
      draw: 'path',
      path: `M0 740C${w * 0.2} 720 ${x - 120} 636 ${x} 634C${x + 130} 636 ${w * 0.8} 730 ${w} 720V1000H0Z`,
      fill: { from: [0, 640], to: [0, 1000], inks: ['#05090d', '#020304'] },
    },
    { draw: 'path', path: [house, ...trees], fill: '#05090d', rule: 'nonzero' },
    { draw: 'path', path: `M${x - 24} 594h18v24h-18Z`, fill: '#ffd98a' },
    {
      draw: 'path',
      path: `M${x - 4} 640C${x + 20} 700 ${x - 90} 730 ${x - 40} 800L${x + 40} 800C${x - 30} 740 ${x + 40} 700 ${x + 6} 640Z`,
      fill: `${moon}50`,
    },
    words('Nobody else has a key', [w * 0.1, 62, w * 0.8, 34], {
      font: 'geometric',
      fill: moon,
      spacing: 0.12,
      size: 26,
    }),
    words('The Long Way Home', [w * 0.06, 800, w * 0.88, 96], {
      font: 'condensed',
      weight: 600,
      fill: moon,
      case: 'upper',
      spacing: 0.05,
    }),
    words('In cinemas this autumn', [w * 0.1, 906, w * 0.8, 40], {
      font: 'condensed',
      fill: `${moon}c0`,
      case: 'upper',
      spacing: 0.2,
      size: 26,
    }),
  ]
}

/** A planet in its rings among stars. */
export const stars: Design = (w, random) => {
  const [sky, haze, ball, shade, ring] = pick(
    [
      ['#0b1230', '#2d3f86', '#f2a65a', '#8c3b3f', '#f6e2b8'],
      ['#101a1f', '#1f6670', '#e9d8a6', '#7f6a4c', '#ef8354'],
    ] as const,
    random,
  )
  const [x, y, r] = [w * (0.46 + 0.08 * random()), 440, Math.min(210, w * 0.27)]
  const dots = Array.from({ length: 70 }, () => circle(w * random(), 780 * random(), 1.2 + 3 * random() ** 3))
  const band = (from: number, sweep: number) =>
    `M${x - r * from} ${y}A${r * from} ${r * from * 0.28} 0 0 ${sweep} ${x + r * from} ${y}`
  const rings = (sweep: number): Marks =>
    [1.38, 1.54, 1.66].map((from, at) => ({
      draw: 'path',
      path: band(from, sweep),
      line: { paint: ring, width: [18, 22, 6][at]! },
      opacity: [0.75, 0.95, 0.6][at]!,
    }))
  const light = { centre: [x - r * 0.5, y - r * 0.5], radius: r * 1.9, inks: [ring, ball, shade, sky] } as const
  return [
    { draw: 'path', path: whole(w), fill: { centre: [x, y], radius: 760, inks: [haze, sky, sky] } },
    { draw: 'path', path: dots, fill: '#fff6dc' },
    ...rings(1),
    { draw: 'path', path: circle(x, y, r), fill: light },
    ...rings(0),
    words('Other Worlds', [w * 0.07, 780, w * 0.86, 110], {
      font: 'condensed',
      weight: 700,
      fill: ring,
      case: 'upper',
    }),
    words('Planetarium · every night at eight', [w * 0.09, 892, w * 0.82, 44], {
      font: 'geometric',
      fill: ring,
      size: 34,
    }),
  ]
}
