import { mark, plane } from './cel.ts'
import { mane, SILHOUETTE } from './mane.ts'
import { both, corners, flip, oval, whole } from './paths.ts'
import { type Hue, ink, type Part, part, type SceneStep, stand, type Stand } from './parts.ts'

const INK = '#1a0610'

const FACE = whole('M50 12L42 13L34.6 18L29 26L25.6 37L26.4 48L29.4 58L31 68L36 78L50 84')
const EAR = 'M34 21L31 11L24 4L18.6 6L17.6 17L22 28L28 31Z'
const EAR_INSIDE = 'M31 20L28.6 13.6L23.6 9L21.6 11L22 18L26 26Z'
const JAW = whole('M50 76L33 74L30.6 82L33 92L38.6 100L44 103L47 112L50 108')
const MOUTH = whole('M50 72L40 76L33.6 75L34 83L37 90.6L43 95L50 96')
const MUZZLE = whole('M50 62L45 62L40 58L33.6 61L29.4 67.6L31.6 74.6L38.6 78.6L45.6 77L50 73')
const NOSE = whole('M50 56.6L42 56L40 59.4L44.6 65L48.6 67L49.2 72L50 72.6')

/** What lies on both halves of the face: the left half looks to the lamp, the right one lies in its shade. */
function halves(path: string, outline: string, left: Hue, right: Hue): Part[] {
  return [plane(path, outline, left), plane(flip(path), outline, right)]
}

/** Locks that rise from the forehead, the outermost first: outline, and what of it looks away from the middle. */
const FRINGE: readonly (readonly [string, string])[] = [
  ['M39 26L33 17L25 6C22 13 22 20 24 27L28 36Z', 'M39 26L30 19L25 6C22 13 22 20 24 27L28 36Z'],
  ['M45.6 23L43 12L35 -4C31 4 30 12 31.6 20L37 29Z', 'M45.6 23L37 14L35 -4C31 4 30 12 31.6 20L37 29Z'],
  ['M50 27L49.2 6L45 -12C40.6 -3 39 7 41 15L45 23Z', 'M50 27L45 10L45 -12C40.6 -3 39 7 41 15L45 23Z'],
]

const TUSK = 'M35.6 76L41.8 78L40.4 87.6Z'
const SMALL = ['M42.6 77.6L46 76.4L44.8 81Z', 'M46.6 76L49.4 74L48.6 79Z']
const LOWER = 'M39 93L41.4 84.6L45 95Z'

const parts: Part[] = [
  // The lamp is above on the left: the head's shadow lies to the right below, on the shield.
  part(SILHOUETTE, ink('#000418', { shift: [0.06, 0.09], blur: 0.012, opacity: 0.7 })),
  ...mane,
  part(both(EAR), ink(INK, { grow: 0.008 })),
  part(EAR, ink('#e88a1c')),
  part(flip(EAR), ink('#a84c12')),
  ...halves('M24 4L18.6 6L17.6 17L22 28L24 20L21 12Z', [EAR, flip(EAR)].join(''), '#ffc650', '#c86c18'),
  part(both(EAR_INSIDE), ink('#4c1014')),
  // The open mouth, then what lies over it.
  part(JAW, ink(INK, { grow: 0.008 }), ink('#e8a050')),
  plane('M50 70L90 70L90 120L50 120Z', JAW, '#a85a24'),
  ...halves('M33 74L30.6 82L33 92L38.6 100L44 103L43 97L37 91L34 83Z', JAW, '#ffd890', '#c47a3a'),
  plane(whole('M50 98L44 97L45.6 104L50 112'), JAW, '#6c2a10'),
  part(MOUTH, ink(INK, { grow: 0.005 }), ink('#3a0410')),
  plane(whole('M50 84C45 82 41 86 42 91L46 95L50 95.6'), MOUTH, '#d22c44'),
  plane('M50 85.6L44 84.6L41 92L46 96L49 96Z', MOUTH, '#f4566a'),
  plane(corners([30, 70], [70, 70], [70, 80], [50, 82], [30, 80]), MOUTH, '#1c0208'),
  part(both(LOWER), ink(INK, { grow: 0.005 }), ink('#fff6dc')),
  part(both(TUSK, ...SMALL), ink(INK, { grow: 0.005 }), ink('#fffaea')),
  ...[TUSK, LOWER].map((path) => mark('M50 60L90 60L90 100L50 100Z', flip(path), ink('#d8bca4'))),
  mark('M41.8 76L39.6 88L40.6 89L45 76Z', TUSK, ink('#e0c4a0')),
  // The face: each plane hard against the next.
  part(FACE, ink(INK, { grow: 0.008 }), ink('#ee9a26')),
  plane('M50 0L90 0L90 100L50 100Z', FACE, '#b85c14'),
  ...halves('M50 10L43 12L40.6 22L45.6 36L50 44Z', FACE, '#ffc04a', '#d88420'),
  ...halves('M42 12L34 17L29 26L31 28L41 28L45 34L40.6 22Z', FACE, '#f5a42e', '#a04c12'),
  ...FRINGE.flatMap(([path, outer]) => [
    part(both(path), ink(INK, { grow: 0.006 })),
    part(path, ink('#e8860f')),
    part(flip(path), ink('#c06a12')),
    ...halves(outer, both(path).join(''), '#ffc246', '#8c3c10'),
  ]),
  // Cheeks, hollow below the bone.
  ...halves('M25 36L31 47L39 52L40 58L33.6 61L29 68L25 58Z', FACE, '#ffb43c', '#a04a14'),
  ...halves('M29.4 54L36 56L40 58L33.6 61L29.4 67.6L31 74L26 70Z', FACE, '#b8580f', '#6c240e'),
  // The bridge of the nose.
  ...halves('M50 40L46.4 43L45.4 52L40 58L45 62L50 62Z', FACE, '#ffdc86', '#cf8a34'),
  ...halves('M46.4 43L45.4 52L40 58L38.6 53L42 50Z', FACE, '#c86c18', '#7c340f'),
  // Eyes deep below the brow.
  part(both('M29 37L40 38L48.4 47L45 51L37.6 50L31.6 46Z'), ink(INK)),
  part(both('M33.4 41.4L40.4 42L46.4 47.6L40 48.8L35.6 46.4Z'), ink('#c88a0c')),
  part(both('M34.6 42.6L40.4 43.4L45 47.4L40 47.8L36.4 45.8Z'), ink('#ffe64a', { gain: 1.2 })),
  part(both('M40.4 42.6L42.2 45L41.4 48.2L40 45.6Z'), ink(INK)),
  part([oval(39, 44.2, 0.7), oval(57.4, 44.2, 0.7)], ink('#ffffff', { gain: 1.5 })),
  part(both('M26.6 34L30 27L40 29.6L47.4 37.6L50 43L48.6 47.4L41 40.4L33 38.4L27.4 40Z'), ink(INK, { grow: 0.004 })),
  part('M26.6 34L30 27L40 29.6L47.4 37.6L50 43L48.6 47.4L41 40.4L33 38.4L27.4 40Z', ink('#d4700f')),
  part(flip('M26.6 34L30 27L40 29.6L47.4 37.6L50 43L48.6 47.4L41 40.4L33 38.4L27.4 40Z'), ink('#8c3a10')),
  part('M26.6 34L30 27L40 29.6L47.4 37.6L50 43L42 36.6L33 33.4Z', ink('#ffcc5c')),
  part(flip('M26.6 34L30 27L40 29.6L47.4 37.6L50 43L42 36.6L33 33.4Z'), ink('#c87018')),
  // Muzzle and nose.
  part(MUZZLE, ink(INK, { grow: 0.006 }), ink('#fff0cc')),
  plane('M50 50L90 50L90 90L50 90Z', MUZZLE, '#d0a07c'),
  ...halves('M29 66L34 71L42 72L49 66.6L50 73L45.6 77.4L38.6 79L31 75Z', MUZZLE, '#e4b87c', '#9c6448'),
  part(both(oval(36, 66.6, 0.8), oval(39.6, 68.4, 0.8), oval(35.8, 70, 0.8)), ink('#6c2c1c')),
  part(NOSE, ink('#2c0c16')),
  ...halves('M50 56.6L42 56L40 59.4L43 59L50 59.6Z', NOSE, '#a85c62', '#6c2c3a'),
]

/** The head of a roaring lion, cut in clear planes. */
export function lion(place: Stand): SceneStep[] {
  return stand(parts, place)
}
