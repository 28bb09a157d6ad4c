import { area, line, type MarkInput, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Point = readonly [number, number]

/** Who comes out of the smoke, each in a box of 100 × 240: the middle of its upper side, its size, the shoulder he aims at. */
const SQUAD = [
  { at: [30, 142], size: 0.6, aims: -1 },
  { at: [372, 138], size: 0.62, aims: 1 },
  { at: [84, 104], size: 1.02, aims: -1 },
  { at: [318, 98], size: 1.06, aims: 1 },
] as const

type Gunman = (typeof SQUAD)[number]

const HELMET = 'M50 3C65 3 74 13 74 27L79 33C70 38 60 40 50 40C40 40 30 38 21 33L26 27C26 13 35 3 50 3Z'
const HEAD = 'M32 34H68L67 46C65 54 58 59 50 59C42 59 35 54 33 46Z'
const BODY =
  'M38 54C26 57 14 61 9 72L2 96L0 112L10 124L24 128L25 150L21 196L14 252H44L50 186L56 252H86L79 196L75 150L76 128L90 124' +
  'L100 112L98 96L91 72C86 61 74 57 62 54Z'
/** Shouldered and turned to the viewer: a stock, the foreshortened body with its sight, a magazine, the muzzle's ring. */
const RIFLE =
  'M64 62L74 66L70 86L62 92L60 100L62 126L52 128L49 102L44 98L42 86L46 80V73H51V69H57V73H60Z' +
  'M52 77C59 77 61 81 61 85C61 90 58 93 52 93C46 93 43 90 43 85C43 81 45 77 52 77Z'
const ARMS = 'M1 104L12 92L40 84L48 92L46 104L20 126L8 122ZM99 104L90 90L70 84L58 94L60 104L82 126L94 122Z'
const PACK = 'M22 56L30 46H38V62H22ZM78 56L70 46H62V62H78Z'

/** What turns to the light behind: helmet, chest and legs, each from the rim inwards. */
const MODELLED: readonly (readonly [string, Point, Point, readonly string[]])[] = [
  [HELMET, [78, 4], [34, 34], ['#c8482a', '#5a160c', '#1c0505']],
  [BODY, [96, 90], [52, 96], ['#b83c20', '#3c0e08', '#140403']],
  [BODY, [4, 90], [40, 96], ['#8a2414', '#2a0906', '#140403']],
]

/** A mask over the face: its rubber, the ring of its filter, the lid of that. */
const MASK = 'M33 38C40 35 60 35 67 38L68 48C66 56 60 62 50 62C40 62 34 56 32 48Z'
const FILTER: Point = [50, 57]

/** Straps across the breast, pouches at the belt, the knee's guard. */
const POUCHES = [
  'M30 122L46 122L46 138L30 138Z',
  'M54 122L70 122L70 138L54 138Z',
  'M34 60L40 58L52 118L46 120Z',
  'M24 190L42 190L40 206L26 206Z',
  'M58 190L76 190L74 206L60 206Z',
]

/** A path of the box of 100 × 240 on the cover. */
function put(path: string, { at: [x, y], size, aims }: Gunman): string {
  return path.replace(/(-?[\d.]+) (-?[\d.]+)|([HV])(-?[\d.]+)/g, (_, u, v, way, only) => {
    const across = (value: number) => (x + aims * size * (value - 50)).toFixed(1)
    const down = (value: number) => (y + size * value).toFixed(1)
    if (way) return way + (way === 'H' ? across(Number(only)) : down(Number(only)))
    return `${across(Number(u))} ${down(Number(v))}`
  })
}

const place = ({ at: [x, y], size, aims }: Gunman, [u, v]: Point): Point => [x + aims * size * (u - 50), y + size * v]

/** Where his shots leave: towards the viewer. */
const muzzle = (gunman: Gunman) => place(gunman, [52, 85])

/** Smoke lies before them: they are no black. */
const SHADE = '#1c0505'

/** Nothing but their outlines before the light, the nearer the darker; a thin edge of it on their shoulders. */
export const GUNMEN: MarkInput[] = SQUAD.flatMap((gunman) => {
  const far = gunman.size < 0.9
  const ink = far ? '#4a120c' : SHADE
  return [
    area(
      [PACK, BODY, HEAD, HELMET].map((path) => put(path, gunman)),
      ink,
    ),
    area(
      [ARMS, RIFLE].map((path) => put(path, gunman)),
      far ? '#2a0806' : '#0c0202',
    ),
    // The lamps behind round them off: a band along each side, none in the middle; straps and pouches before it.
    ...MODELLED.map(([path, from, to, inks]) =>
      area(put(path, gunman), {
        from: place(gunman, from),
        to: place(gunman, to),
        inks: inks.map((each) => `${each}${far ? '48' : '90'}`),
      }),
    ),
    area(
      POUCHES.map((path) => put(path, gunman)),
      far ? '#2a0806c0' : '#060101e0',
    ),
    line(
      POUCHES.map((path) => put(path, gunman)),
      0.6,
      far ? '#ff8a4a10' : '#ff8a4a22',
    ),
    area(put(MASK, gunman), far ? '#2a0806' : '#0a0202'),
    ...lensesOf(gunman),
    line(put('M9 72C14 61 26 57 38 54M91 72C86 61 74 57 62 54', gunman), 1.2, far ? '#ff8a4a50' : '#ff8a4a70'),
    line(put('M26 27C26 13 35 3 50 3C65 3 74 13 74 27', gunman), 1.2, far ? '#ff9a5a50' : '#ff9a5aa0'),
    line(put('M2 96L9 72M98 96L91 72M24 128L25 150M76 128L75 150', gunman), 0.9, far ? '#ff8a4a30' : '#ff8a4a48'),
    // What his own shots throw on chin, sleeves and breast.
    ...(far
      ? []
      : [
          area(put('M34 44C38 56 46 59 50 59C58 59 64 54 66 44C60 50 40 50 34 44Z', gunman), '#ff8a4a68'),
          line(put('M13 93L40 85L47 92M88 91L70 85L59 93', gunman), 1.2, '#ff9a4a60'),
          area(put('M34 60C42 66 58 66 68 60L74 84L60 74H46L28 84Z', gunman), {
            centre: muzzle(gunman),
            radius: 34,
            inks: ['#ff8a3a90', '#c8401a40', '#8a200c00'],
          }),
        ]),
  ]
})

/** Round panes of a mask that mirror the fire before them, and its filter below. */
function lensesOf(gunman: Gunman): MarkInput[] {
  const { size } = gunman
  const far = size < 0.9
  const [fx, fy] = place(gunman, FILTER)
  return [
    ...[42.5, 57.5].flatMap((u) => {
      const [x, y] = place(gunman, [u, 46])
      return [
        area(ornaments.oval(x, y, 6.4 * size, 5.4 * size), far ? '#1a0504' : '#050101'),
        area(ornaments.oval(x, y, 5.2 * size, 4.3 * size), {
          from: [x - 4 * size, y - 4 * size],
          to: [x + 4 * size, y + 4 * size],
          inks: far ? ['#5a180c', '#2a0806', '#a83c1c'] : ['#30100a', '#120303', '#ff8a3c'],
        }),
        area(ornaments.oval(x - 1.6 * size, y - 1.4 * size, 1.5 * size, 0.9 * size), far ? '#e0703870' : '#ffd8a0d0'),
      ]
    }),
    area(ornaments.circle(fx, fy, 7.6 * size), {
      from: [fx - 7 * size, fy - 7 * size],
      to: [fx + 7 * size, fy + 7 * size],
      inks: far ? ['#5a180c', '#2a0806'] : ['#8a3418', '#1a0604'],
    }),
    area(ornaments.circle(fx, fy, 5.4 * size), far ? '#2a0806' : '#0c0302'),
    line(ornaments.circle(fx, fy, 3.4 * size), 0.8 * size, far ? '#6a2010' : '#7a2c16'),
  ]
}

/** A number of 0 to 1 for a tongue of flame. */
function chance(tongue: number): number {
  const value = Math.sin(tongue * 91.7 + 3) * 43758.5453
  return value - Math.floor(value)
}

/** A burst of flame from the slots of a muzzle: a few long tongues, short ones between them, no two alike. */
function burst(x: number, y: number, size: number, seed: number): string {
  const tongues = Array.from({ length: 13 }, (_, at) => {
    const angle = ((at + 0.7 * (chance(seed + at) - 0.5)) / 13) * 2 * Math.PI
    // A brake lets most of it out to the sides and up.
    const long = size * (0.3 + 0.7 * chance(seed + at + 20) ** 2) * (0.7 + 0.5 * Math.abs(Math.cos(angle)))
    const half = 0.13 + 0.1 * chance(seed + at + 40)
    const to = (turn: number, far: number) =>
      `${(x + Math.cos(turn) * far).toFixed(1)} ${(y + Math.sin(turn) * far).toFixed(1)}`
    const there = `L${to(angle - half, 0.24 * size)}Q${to(angle - 0.4 * half, 0.7 * long)} ${to(angle, long)}`
    return `${there}Q${to(angle + 0.5 * half, 0.6 * long)} ${to(angle + half, 0.24 * size)}`
  })
  return `M${tongues.join('').slice(1)}Z`
}

/** The light of their shots: one who fires, one who just did; a glow in the smoke, tongues of flame, white where it leaves. */
export const SHOTS: MarkInput[] = SQUAD.filter(({ size }) => size > 0.9).flatMap((gunman, index) => {
  const [x, y] = muzzle(gunman)
  const pool = (radius: number, inks: string[]) =>
    area(ornaments.circle(x, y, radius), { centre: [x, y], radius, inks })
  if (index === 0)
    return [pool(40, ['#a8401870', '#4a140440', '#30100000']), pool(7, ['#ffb060', '#e0582060', '#90200000'])]
  return [
    pool(104, ['#e07830b0', '#8a340c60', '#4a140428', '#30100000']),
    area(burst(x, y, 66, 3), '#a83c0890'),
    area(burst(x, y, 50, 7), '#f09030c0'),
    area(burst(x, y, 32, 12), '#ffd080'),
    pool(15, ['#fffaf0', '#ffe8b0', '#ff904000']),
  ]
})

/** Sparks that fly from it, each drawn out by its speed. */
export const SPARKS: MarkInput[] = SQUAD.filter(({ size }) => size > 0.9)
  .slice(1)
  .map((gunman) => {
    const [x, y] = muzzle(gunman)
    const flown = Array.from({ length: 26 }, (_, at) => {
      const angle = 6.283 * chance(at + 60)
      const far = 22 + 66 * chance(at + 90)
      const long = 1.5 + 5 * chance(at + 120)
      const to = (reach: number) =>
        `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`
      return `M${to(far)}L${to(far + long)}`
    })
    return line(flown, 0.7, '#ffc070')
  })
