import { cel, hatch, side, tone } from './cel.ts'
import { both, flip, moved, oval, panel, whole } from './paths.ts'
import { ink, lines, type Part, part, type SceneStep, stand, type Stand } from './parts.ts'

const INK = '#060c0a'
const LIT = '#fff9e6'
const OWN = '#e6d8b4'
const DARK = '#a8906a'
const DEEP = '#5a4632'
const EMBER = '#3cff7c'

const CRANIUM = whole(
  'M50 0C33 0 17 10 14.6 31C13.6 41 15.6 49 19 54L15.4 60L17.4 67L25 71.4L29.4 78L31.6 86L38 89.6L50 90.6',
)
const JAW = whole('M50 113C43 113 38.6 111.6 35.6 107L29 97L23 78L17.6 72L18.4 84L24.4 100L33 112L41 119L50 120.6')
const MOUTH = whole('M50 84L31 82L27.4 78L29.4 90L36.4 106L42 111.4L50 112')
const SOCKET = 'M45.6 51.6L41.4 45L30.4 39L22.4 40.6L20.8 49L24.6 57.6L33 61.4L41.4 59Z'
const NOSE = whole('M50 54.4L46.6 60L43.6 68L47 70.4L50 67.6')
const CHEEK = 'M17 58C22 63 29 64.6 36 64.6L40 68L37 73.4L29 73.4L20 68Z'
const BROW = 'M47 49.6L43 41.4L31.6 34.6L20.6 37L18.6 45L22 41L30.4 39.6L40.6 45Z'
/** Upper and lower teeth of the left side, from the middle outwards. */
const UPPER = [
  panel(44.9, 79, 5, 12.6, 1.4),
  panel(39.8, 78.6, 4.9, 11.8, 1.4),
  panel(35.2, 77.4, 4.4, 11, 1.4),
  panel(31.4, 75.6, 3.6, 9.6, 1.4),
]
const LOWER = [
  panel(45.8, 100, 4.1, 10.6, 1.3),
  panel(41.4, 99, 4.2, 10.4, 1.3),
  panel(37.4, 96.6, 3.8, 10, 1.3),
  panel(34, 92.6, 3.2, 9, 1.2),
]
const CRACKS = [
  'M64 1L60.6 9L65 15L60 23L63 28M65 15L71 19M60 23L54.6 26M71 19L70 24',
  'M15.6 27L22 30L25 26.6M22 30L23 35',
]

/** What the lamp above left does not reach. */
const RIGHT = 'M56 -30L150 -30L150 150L48 150L50 118L46 108L54 92L51 78L55 66L51 54L57 42L53 26L58 12Z'

/** A long bone with two knobs at each end, lying across the middle. */
function longBone(length: number, width: number, turn: number): Part[] {
  const [left, right, y] = [50 - length / 2, 50 + length / 2, 62]
  const [high, thin] = [width * 0.36, width * 0.24]
  const shaft =
    `M${left} ${y - high}C${left + 26} ${y - thin} ${right - 26} ${y - thin} ${right} ${y - high}` +
    `L${right} ${y + high}C${right - 26} ${y + thin} ${left + 26} ${y + thin} ${left} ${y + high}Z`
  const knobs = [left, right].flatMap((x) => [-1, 1].map((up) => oval(x, y + up * width * 0.46, width * 0.58)))
  const all = [shaft, ...knobs]
  return [
    lines(all, 3.2, ink(INK)),
    part(all, ink(OWN)),
    ...side(knobs, turn > 0 ? -2 : 2, -3, ink(DARK)),
    tone(moved(shaft, 0, width * 0.36), shaft, ink(DARK)),
    ...[left, right].map((x) => part(oval(x, y - width * 0.56, width * 0.24, width * 0.2), ink(LIT))),
    part(all, { do: 'emboss', width: 0.06, height: 0.05, swell: 0, coat: 0.5, coatRough: 0.22 }),
  ].map((each) => ({ ...each, turn }))
}

const parts: Part[] = [
  part([CRANIUM, JAW], {
    do: 'shadow',
    grow: 0.1,
    tint: [0, 0.02, 0],
    layers: [{ blur: 0.08, lift: 0.05, strength: 0.8 }],
  }),
  ...longBone(140, 17, 30),
  ...longBone(140, 17, -30),
  lines([CRANIUM, JAW], 4, ink(INK)),
  // The lower jaw and the dark of the mouth.
  part(JAW, ink(DARK)),
  ...side([JAW], 3, -2.4, ink(OWN), ['M-20 60L50 60L50 140L-20 140Z']),
  part(MOUTH, ink(INK)),
  tone(both('M30 84L36 104L41 110L37 110L27 96Z'), JAW, ink(DEEP)),
  ...cel(both(...LOWER), INK, 0.8, ink(OWN)),
  ...side(LOWER, 0, 2.6, ink(DARK)),
  tone(RIGHT, JAW, ink('#1c3a2c', { opacity: 0.5 })),
  // The skull: planes of brow, temple and cheek.
  part(CRANIUM, ink(OWN)),
  ...side([CRANIUM], 9, 9, ink(LIT)),
  ...side([CRANIUM], -7, -4, ink(DARK)),
  tone(both('M14 34L20 30L23.6 37L20 47L19 55L13 48Z'), CRANIUM, ink(DARK)),
  tone(both('M14 36L18 36L19 45L17 50Z'), CRANIUM, ink(DEEP)),
  tone(whole('M50 30C43 30.6 35 28 28 31.4C36 31.4 43 35 46.6 43L50 47'), CRANIUM, ink(DARK)),
  tone(both('M22 66C30 74 36 74 40 74L39 80L31 80Z'), CRANIUM, ink(DEEP)),
  tone(both('M40 70L44 72L45 79L40 79Z'), CRANIUM, ink(DARK)),
  ...cel(both(CHEEK), INK, 0.7, ink(OWN)),
  ...side([CHEEK], 1, 3, ink(LIT)),
  ...side([CHEEK, flip(CHEEK)], -0.6, -3, ink(DARK)),
  ...cel(both(SOCKET), INK, 1.4, ink(INK)),
  tone(both('M20 50L26 55L34 58.4L44 55L41 62L30 63Z'), both(SOCKET), ink('#16321f')),
  ...cel(both(BROW), INK, 0.8, ink(OWN)),
  ...side([BROW], 0.6, 2.6, ink(LIT)),
  ...side([flip(BROW)], 0.4, -2.4, ink(DARK)),
  ...cel(NOSE, INK, 0.8, ink(INK)),
  tone('M50 52L46.6 58L42 69L44.6 69L48 60Z', CRANIUM, ink(DARK)),
  part('M50 47L47.4 53L50 53.6Z', ink(LIT)),
  ...cel(both(...UPPER), INK, 0.8, ink(OWN)),
  ...side(UPPER, 1.4, 3.4, ink(LIT)),
  ...side(both(...UPPER), 0, -3, ink(DARK)),
  ...CRACKS.map((path) => hatch(path, CRANIUM, 1, ink(INK))),
  tone(RIGHT, CRANIUM, ink('#1c3a2c', { opacity: 0.45 })),
  // Embers, and their light on the bone around them and on the far edge.
  part(both(oval(34.4, 50.6, 3)), ink(EMBER, { blur: 0.055, gain: 0.8, blend: 'add' }), ink(EMBER)),
  part(both(oval(34.4, 50.6, 1.4)), ink('#eafff0')),
  ...side([CRANIUM], -1.5, -0.6, ink(EMBER), [RIGHT, 'M50 0L100 0L100 68L70 78L50 78Z']),
  ...side([JAW], -1.5, -0.6, ink(EMBER), [RIGHT]),
  part([CRANIUM, JAW], { do: 'emboss', ink: 0.012, coat: 0.5, coatRough: 0.22 }),
]

/** A skull before crossed bones, embers in its eyes. */
export function skull(place: Stand): SceneStep[] {
  return stand(parts, place)
}
