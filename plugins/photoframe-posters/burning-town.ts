/** A town on fire, and the car that comes out of it, as film posters were painted. */
import { area, line, type MarkInput, ornaments } from '@gateway/sdk-plugin/photo-frame'

/** A number from 0 to 1 for each place of a row. */
const chance = (place: number, row: number) => {
  const value = Math.sin(place * 127.1 + row * 311.7) * 43758.5453
  return value - Math.floor(value)
}

/** A desert town's roofs against the fire: a water tower, false fronts, a church, poles. */
const roofs =
  'M0 520V452H22V436H30V428H58V436H64V450H84V418H88L90 372H84V346Q97 334 110 346V372H104L106 418H110V444H132V424' +
  'H166V440H178V452H300V440H318V404L330 372L342 404V440H352V424H366V404H396V424H404V446H430V430H462V446H480V520Z'
const poles = 'M196 452V376M186 384H206M188 392H204M284 452V388M275 395H293'
const windows =
  'M36 442h6v8h-6zM46 442h6v8h-6zM138 432h8v9h-8zM152 432h8v9h-8zM372 412h7v9h-7zM384 412h7v9h-7zM326 412h8v12h-8z'

/** One tongue of fire: it leans, bulges on one side and ends in a point that hooks over. */
function tongue(x: number, tall: number, wide: number, lean: number): string {
  const top = 500 - tall
  const hook = lean > 0 ? wide * 0.5 : -wide * 0.5
  return (
    `M${x - wide} 520C${x - wide * 1.25} ${top + tall * 0.72} ${x - wide * 0.1 + lean} ${top + tall * 0.6} ` +
    `${x - wide * 0.34 + lean * 0.5} ${top + tall * 0.36}` +
    `Q${x - wide * 0.5 + lean} ${top + tall * 0.16} ${x + lean + hook} ${top}` +
    `C${x + lean - hook * 0.2} ${top + tall * 0.2} ${x + wide * 0.9 + lean} ${top + tall * 0.34} ` +
    `${x + wide * 0.62} ${top + tall * 0.58}Q${x + wide * 1.3} ${top + tall * 0.76} ${x + wide} 520Z`
  )
}

/** Rows of fire from the farthest to the nearest: how many tongues, their height, from what they are at the foot to the tip. */
const ROWS = [
  [9, 250, ['#a82a0ce0', '#7a160aa0', '#5a100800']],
  [11, 208, ['#f07a1cf0', '#d2480ee0', '#9a220a00']],
  [13, 164, ['#ffc04af0', '#f58a20e8', '#d8500e10']],
  [15, 118, ['#fff0b0', '#ffc850f0', '#f0861c20']],
  [17, 84, ['#fffbe8', '#ffe69af0', '#ffb83a20']],
] as const

const fire = ROWS.flatMap(([count, high, inks], row) =>
  Array.from({ length: count }, (_, each) => {
    const middle = (each + 0.2 + 0.6 * chance(each, row)) / count
    // Lower in the middle, where somebody stands before it.
    const tall = 1.25 * high * (0.46 + 0.62 * chance(each, row + 9)) * (0.72 + 0.5 * Math.abs(2 * middle - 1))
    const wide = (300 / count) * (0.55 + 0.5 * chance(each, row + 20))
    const lean = wide * (1.6 * chance(each, row + 31) - 0.8)
    return area(tongue(12 + middle * 456, tall, wide, lean), { from: [0, 505], to: [0, 500 - tall], inks: [...inks] })
  }),
)

/** Smoke that the fire lights from below. */
const smoke = Array.from({ length: 15 }, (_, each) => {
  const side = each % 2 === 0 ? 0 : 1
  const up = chance(each, 51)
  const x = 12 + 456 * (side === 0 ? 0.22 * chance(each, 52) : 1 - 0.22 * chance(each, 52))
  const [y, radius] = [400 - 290 * up, 34 + 46 * chance(each, 53)]
  return area(ornaments.circle(x, y, radius), {
    centre: [x + 4, y + radius * 0.45],
    radius: radius * 1.2,
    inks: [up < 0.4 ? '#c8541ca0' : '#7a2c16a0', '#3a1410a0', '#22090a60', '#22090a00'],
  })
})

const sparks = Array.from({ length: 70 }, (_, each) => {
  const [x, y] = [12 + 456 * chance(each, 61), 110 + 330 * chance(each, 62) ** 0.7]
  const long = 2 + 5 * chance(each, 63)
  return `M${x} ${y}l${long * (chance(each, 64) - 0.5)} ${-long}`
})

/** The road the car comes along, and the dust that it raises. */
const road: MarkInput[] = [
  area('M12 452H468V688H12Z', { from: [0, 452], to: [0, 600], inks: ['#8a3412', '#431409', '#140606', '#0b0506'] }),
  area('M70 452H130L300 640H-120Z', { from: [0, 452], to: [0, 600], inks: ['#5a2412', '#1c0a08', '#0b0506'] }),
  area('M98 456H102L120 620H92Z', { from: [0, 456], to: [0, 560], inks: ['#ffd06a', '#f0a03a80', '#f0a03a00'] }),
  ...Array.from({ length: 16 }, (_, each) => {
    const x = 8 + 210 * chance(each, 71)
    const [y, radius] = [474 - 26 * chance(each, 72), 16 + 22 * chance(each, 73)]
    return area(ornaments.circle(x, y, radius), {
      centre: [x, y],
      radius,
      inks: ['#f0a85ab0', '#b0582470', '#7a321200'],
    })
  }),
]

/** Behind the hero: the fire, its smoke and sparks, the town and the road before it. */
export const BLAZE: MarkInput[] = [
  ...smoke,
  ...fire,
  line(sparks, 1.3, '#ffd98a'),
  area(roofs, { from: [0, 340], to: [0, 470], inks: ['#5a1c10', '#2c0c0a', '#1a0707'] }),
  line(poles, 2, '#2c0c0a'),
  area(windows, '#ffb43a'),
  ...road,
]

/** Front of a low, broad car, its four lamps lit; it stands on the middle of its ground line. */
function car(x: number, y: number, size: number): MarkInput[] {
  const p = (path: string) => ornaments.placed(path, x, y, size)
  const at = (v: number) => y + v * size
  const paint = ['#f6a04a', '#a8240f', '#5a0f0a', '#2a0706']
  return [
    area(p('M-58 2Q0 -6 58 2L62 9Q0 15 -62 9Z'), '#050202e0'),
    area(p('M-47 -10H-31V9Q-39 11 -47 9ZM31 -10H47V9Q39 11 31 9Z'), '#0a0606'),
    area(p('M-24 -47Q0 -50 24 -47L29 -42Q0 -46 -29 -42Z'), { from: [0, at(-50)], to: [0, at(-42)], inks: paint }),
    area(p('M-28 -43Q0 -47 28 -43L34 -29Q0 -33 -34 -29Z'), {
      from: [x - 30 * size, 0],
      to: [x + 30 * size, 0],
      inks: ['#1a0a0c', '#6a2a18', '#ffc070', '#8a3a1c', '#2a0e0e', '#120708'],
    }),
    line(p('M-29 -43L-35 -28M29 -43L35 -28'), 2.4 * size, '#7a160c'),
    area(p('M-41 -34H-35V-29H-41ZM35 -34H41V-29H35Z'), '#5a0f0a'),
    // The bonnet, its wings higher than its middle, and the scoop.
    area(p('M-35 -29Q0 -34 35 -29Q47 -28 49 -19Q0 -24 -49 -19Q-47 -28 -35 -29Z'), {
      from: [0, at(-33)],
      to: [0, at(-19)],
      inks: ['#ffc27a', '#d8481a', '#7a140b', '#3a0907'],
    }),
    line(p('M-38 -28Q-44 -26 -46 -20M38 -28Q44 -26 46 -20'), 1.1 * size, '#ffd9a0'),
    line(p('M-26 -30L-32 -21M26 -30L32 -21'), 0.8 * size, '#4a0c08'),
    area(p('M-13 -32Q0 -35 13 -32L16 -24Q0 -27 -16 -24Z'), '#f08a3a'),
    area(p('M-13 -29Q0 -31 13 -29L15 -24Q0 -27 -15 -24Z'), '#160505'),
    // The grille between the lamps.
    area(p('M-49 -19Q0 -24 49 -19L47 -8Q0 -5 -47 -8Z'), '#180606'),
    line(p('M-24 -17Q0 -19 24 -17M-24 -14H24M-24 -11Q0 -9 24 -11'), 0.7 * size, '#b8643a'),
    area(p('M-51 -8Q0 -4 51 -8L50 -3Q0 1 -50 -3Z'), {
      from: [0, at(-8)],
      to: [0, at(0)],
      inks: ['#fff2d8', '#c8803c', '#4a1c12', '#e8a060'],
    }),
    area(p('M-46 -3Q0 1 46 -3L43 4Q0 7 -43 4Z'), '#120505'),
    ...[-40, -30, 30, 40].map((lamp) => {
      const cx = x + lamp * size
      const cy = y - 13.5 * size
      return area(ornaments.circle(cx, cy, 4.6 * size), {
        centre: [cx, cy],
        radius: 4.6 * size,
        inks: ['#ffffff', '#fff2c0', '#ffd070', '#7a3a18'],
      })
    }),
  ]
}

const beams = ([52, 67, 157, 172] as const).map((x) =>
  area(ornaments.circle(x, 475, 38), {
    centre: [x, 475],
    radius: 38,
    inks: ['#fffbe8', '#ffe2a090', '#ff9a2c30', '#ff9a2c00'],
  }),
)

/** Before the hero: the car, and the dark that the title stands on. */
export const FOREGROUND: MarkInput[] = [
  ...car(112, 496, 1.5),
  ...beams,
  area('M12 496H468V688H12Z', { from: [0, 500], to: [0, 590], inks: ['#12060600', '#120606e0', '#0b0506'] }),
]
