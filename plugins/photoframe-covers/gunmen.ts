/** Gunmen in the smoke of a corridor that is lit from its end: outlines, as a lens shows whom it is not focused on. */
import { area, line, type MarkInput, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Point = readonly [number, number]

/** Who stands there, in a box of 130 × 240 that looks right: where its point (50, 0) is, its size, which way he looks. */
interface Gunman {
  at: Point
  size: number
  way: 1 | -1
}

/** Who has fired, and who covers the other side with his rifle lowered. */
const FIRES: Gunman = { at: [312, 98], size: 0.9, way: 1 }
const COVERS: Gunman = { at: [70, 128], size: 0.72, way: -1 }
/** Far back, on their way. */
const FAR: readonly Gunman[] = [
  { at: [30, 158], size: 0.5, way: -1 },
  { at: [366, 170], size: 0.46, way: -1 },
]

/** Seen from the side that is turned from the viewer a little: helmet, mount, masked face, collar, trunk, what is on his back. */
const HELMET =
  'M31 24C29 11 38 2 51 2C62 2 69 8 70.5 17L76 20L75.5 22.5L69 23.5L67 26L57 25.5L53 35L40 34.5C34 32 31.5 29 31 24Z'
const MOUNT = 'M64 7L71 6.5L74 10L73.5 15L68 15.5Z'
const FACE = 'M52 24L68.5 24L69.5 29L72 33L70 35L70.5 40L66 45L57 46L48 41Z'
const COLLAR = 'M38 32L53 36L61 46L57 55L33 53Z'
const TRUNK =
  'M36 46C25 47 16 53 13 64C10 77 14 94 19 110L18 126L22 146L30 152L42 147L54 152L62 146L63 126' +
  'C68 110 72 94 70 78L66 57C60 49 48 45 36 46Z'
const PACK = 'M20 52C9 51 4 57 2.5 67L1 101C1 110 7 115 16 113L22 84Z'
const POUCH = ['M18 110L30 112L29 127L17 125Z', 'M34 113L47 114L47 129L33 128Z', 'M51 113L64 111L63 126L51 128Z']
/** Its stock in his shoulder, sight, magazine, grips, a brake on its muzzle. */
const RIFLE = [
  'M50 47L64 45.5V59L55 62L50 59Z',
  'M62 44.5H90V55.5H62Z',
  'M66 35.5L85 36.5V42L81 42.5V45H70V42L66 41.5Z',
  'M76 55L84.5 55L88 71.5L80 73.5Z',
  'M68 55L73.5 55L71 67L66 66Z',
  'M90 44L112 45V53L90 54Z',
  'M98 53.5H102.5L102 63H98.5Z',
  'M112 47L124 47.4V50.8L112 51Z',
  'M122 45.8L131 46V52.4L122 52Z',
]
const MUZZLE: Point = [131, 49]

/** Limbs as lines of their width, from the shoulder over the elbow to the hand, from the hip to the smoke. */
const LIMBS: readonly (readonly [string, number])[] = [
  ['M62 58L76 76L96 58', 11],
  ['M33 142L24 190L20 206', 22],
  ['M22 196L20 220L14 250', 17],
  ['M51 142L66 188L67 204', 21],
  ['M67 196L70 222L70 250', 16],
]
const NEAR_ARM: readonly (readonly [string, number])[] = [
  ['M34 59L42 86', 15],
  ['M42 86L68 63', 11.5],
]
/** A strap and the seams of a harness over his back, folds of a sleeve. */
const SEAMS = ['M40 47L30 112', 'M18 92L70 96', 'M15 112L69 114', 'M33 70L44 74M34 77L45 80M50 84L46 76M58 76L54 70']

/** A path of his box on the cover, turned about his shoulder: a lowered rifle and the arms that hold it. */
function put(path: string, { at: [x, y], size, way }: Gunman, turn = 0): string {
  const angle = (turn * Math.PI) / 180
  const point = (u: number, v: number) => {
    const [du, dv] = [u - 50, v - 56]
    const across = du * Math.cos(angle) - dv * Math.sin(angle)
    const down = du * Math.sin(angle) + dv * Math.cos(angle) + 56
    return `${(x + way * size * across).toFixed(1)} ${(y + size * down).toFixed(1)}`
  }
  let last: Point = [0, 0]
  return path.replace(/(-?[\d.]+) (-?[\d.]+)|([HV])(-?[\d.]+)/g, (_, u, v, only, to) => {
    last = only ? (only === 'H' ? [Number(to), last[1]] : [last[0], Number(to)]) : [Number(u), Number(v)]
    return `${only ? 'L' : ''}${point(...last)}`
  })
}

const moved = (gunman: Gunman, [dx, dy]: Point): Gunman => ({ ...gunman, at: [gunman.at[0] + dx, gunman.at[1] + dy] })

/** All of him in one ink, or all but his legs. */
function figure(gunman: Gunman, ink: string, turn: number, limbs = LIMBS): MarkInput[] {
  const limb = ([path, width]: readonly [string, number], by: number) =>
    line(put(path, gunman, by), 1, ink, { line: { paint: ink, width: width * gunman.size, round: true } })
  return [
    ...limbs.map((each, index) => limb(each, index === 0 ? turn : 0)),
    ...[PACK, TRUNK, COLLAR, FACE, HELMET, MOUNT, ...POUCH].map((path) => area(put(path, gunman), ink)),
    ...RIFLE.map((path) => area(put(path, gunman, turn), ink)),
    ...NEAR_ARM.map((each, index) => limb(each, index === 1 ? 0.5 * turn : 0)),
  ]
}

/** Whoever is far is nothing but a shade in the smoke. */
export const FAR_GUNMEN: MarkInput[] = FAR.flatMap((gunman) => [
  ...figure(moved(gunman, [-1 * gunman.way, -0.8]), '#f06a3490', 14),
  ...figure(gunman, '#2c0a07', 14),
])

/** The lit door is behind them: it draws a thin edge on helmet, pack and shoulder, and the cloth falls off into the dark. */
export const GUNMEN: MarkInput[] = [FIRES, COVERS].flatMap((gunman) => {
  const turn = gunman === FIRES ? 0 : 46
  const [x, y] = gunman.at
  const across = (u: number) => x + gunman.way * gunman.size * (u - 50)
  const rounded = (path: string, from: Point, to: Point, inks: string[]) =>
    area(put(path, gunman), {
      from: [across(from[0]), y + gunman.size * from[1]],
      to: [across(to[0]), y + gunman.size * to[1]],
      inks,
    })
  return [
    // Smoke is before his legs: no edge is lit there.
    ...figure(moved(gunman, [-1.6 * gunman.way, -1.4]), '#ff8c4cc0', turn, LIMBS.slice(0, 1)),
    ...figure(gunman, '#120405', turn),
    rounded(PACK, [1, 60], [20, 66], ['#7a2412', '#3a0f09', '#1c0706']),
    rounded(TRUNK, [14, 56], [66, 86], ['#4a160c', '#2a0b08', '#150505', '#210806']),
    rounded(HELMET, [33, 6], [66, 28], ['#8a3018', '#40120a', '#1a0606', '#120404']),
    rounded(FACE, [72, 32], [52, 34], ['#3c130a', '#1c0706', '#100404']),
    ...POUCH.map((path) => rounded(path, [16, 112], [66, 132], ['#3a120a', '#1a0706'])),
    line(
      SEAMS.map((path) => put(path, gunman)),
      1.1 * gunman.size,
      '#0a0202b0',
    ),
    line(
      SEAMS.map((path) => put(path, moved(gunman, [-0.7 * gunman.way, -0.6]))),
      0.5 * gunman.size,
      '#c0502840',
    ),
  ]
})

/** A number of 0 to 1 for a tongue of flame. */
function chance(tongue: number): number {
  const value = Math.sin(tongue * 91.7 + 3) * 43758.5453
  return value - Math.floor(value)
}

/** Where his shots leave. */
const [X, Y]: Point = [FIRES.at[0] + FIRES.way * FIRES.size * (MUZZLE[0] - 50), FIRES.at[1] + FIRES.size * MUZZLE[1]]

/** Flame from the slots of a muzzle: a long tongue ahead, others up and down out of its brake, none back. */
function burst(size: number, seed: number): string {
  const tongues = Array.from({ length: 15 }, (_, at) => {
    const angle = ((at + 0.7 * (chance(seed + at) - 0.5)) / 15) * 2 * Math.PI
    const ahead = 0.5 + 0.5 * Math.cos(angle)
    const long =
      size * (0.2 + 0.5 * chance(seed + at + 20) ** 2) * (0.3 + 0.9 * ahead + 0.5 * Math.abs(Math.sin(angle)))
    const half = 0.13 + 0.1 * chance(seed + at + 40)
    const to = (turn: number, far: number) =>
      `${(X + Math.cos(turn) * far).toFixed(1)} ${(Y + Math.sin(turn) * far).toFixed(1)}`
    const there = `L${to(angle - half, 0.2 * size)}Q${to(angle - 0.4 * half, 0.7 * long)} ${to(angle, long)}`
    return `${there}Q${to(angle + 0.5 * half, 0.6 * long)} ${to(angle + half, 0.2 * size)}`
  })
  return `M${tongues.join('').slice(1)}Z`
}

const pool = (radius: number, inks: string[]) => area(ornaments.circle(X, Y, radius), { centre: [X, Y], radius, inks })

/** The light of his shot: in the smoke, on sleeve and mask, in tongues of flame, white where it leaves. */
export const SHOTS: MarkInput[] = [
  pool(110, ['#f08a40a0', '#8a380c58', '#4a140420', '#30100000']),
  area(burst(84, 3), '#a83c0890'),
  area(burst(64, 7), '#f09030c0'),
  area(burst(42, 12), '#ffd080'),
  pool(16, ['#fffaf0', '#ffe8b0', '#ff904000']),
]

/** Sparks that fly from it, each drawn out by its speed. */
export const SPARKS: MarkInput[] = [
  line(
    Array.from({ length: 26 }, (_, at) => {
      const angle = 6.283 * chance(at + 60)
      const far = 14 + 62 * chance(at + 90)
      const long = 1.5 + 5 * chance(at + 120)
      const to = (reach: number) =>
        `${(X + Math.cos(angle) * reach).toFixed(1)} ${(Y + Math.sin(angle) * reach).toFixed(1)}`
      return `M${to(far)}L${to(far + long)}`
    }),
    0.6,
    '#ffc070',
  ),
]
