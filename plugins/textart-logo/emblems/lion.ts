import { FRINGE, MANE, MANE_OUTLINE } from './mane.ts'
import { both, oval, whole } from './paths.ts'
import {
  cast,
  ink,
  lines,
  moulded,
  type Part,
  part,
  plated,
  ridged,
  type SceneStep,
  stand,
  type Stand,
} from './parts.ts'

const FUR = '#f6a83a'
const CREAM = '#fff0d2'

const SHIELD = whole('M50 -4C38 4 18 8 0 5C-5 44 8 82 50 106')
const FIELD = whole('M50 1.5C39 8.6 21 12 4.6 10.2C1 45 12 79 50 100')
const JAW = whole('M50 58C40 60 31 62 30 67C29.5 77 35 88 42.5 93.5C45 95 48 95.6 50 95.6')
const HEAD = whole('M50 23C43 22.5 36 25 32.5 30.5C29.5 36 28.5 43 29.5 50C30.5 57 32 62 36 66L50 70')
const EARS = both('M36 30C31 31 26.5 28 26 21.5C26 17 30 15.5 34 17.5C38 19.5 40 24 39 27Z')

/** Short hair of the face, combed away from the nose. */
const fuzz = (seed: number) =>
  Array.from({ length: 46 }, (_, at) => {
    const hash = (by: number) => Math.abs(Math.sin((at + seed) * by + by) * 4371.7) % 1
    const [x, y] = [32.4 + hash(12.99) * 15, 27 + hash(78.23) * 35]
    const [dx, dy] = [x - 50, y - 52]
    const long = (1.8 + 1.6 * hash(4.7)) / Math.hypot(dx, dy)
    return both(`M${x.toFixed(2)} ${y.toFixed(2)}L${(x + dx * long).toFixed(2)} ${(y + dy * long).toFixed(2)}`)
  }).flat()
const FUZZ = fuzz(1)
const FUZZ_LIT = fuzz(90)

const parts: Part[] = [
  part(
    [SHIELD, ...MANE_OUTLINE, ...EARS, JAW],
    {
      do: 'shadow',
      grow: 0.06,
      tint: [0, 0, 0.01],
      layers: [
        { blur: 0.03, lift: 0.05, strength: 0.8 },
        { blur: 0.1, lift: 0.1, strength: 0.5 },
      ],
    },
    { do: 'extrude', to: [0.012, 0.05], grow: 0.052, material: 'darkSteel', fade: 0.7 },
    {
      do: 'surface',
      grow: 0.052,
      profile: { kind: 'round', width: 0.03, height: 0.026 },
      soft: 0.006,
      material: 'steel',
    },
    plated('#060b1e', 0.008, { grow: 0.022 }),
  ),
  part(SHIELD, { do: 'surface', profile: { kind: 'round', width: 0.03, height: 0.03 }, material: 'gold' }),
  part(FIELD, {
    do: 'surface',
    profile: { kind: 'dish', width: 0.03, height: 0.02 },
    paint: { kind: 'vertical', colours: ['#2a5be0', '#12309a', '#081548'] },
    material: { colour: [0.02, 0.06, 0.3], metal: 0.3, rough: 0.3, coat: 1 },
  }),
  part(MANE_OUTLINE, cast(0.7, 0.03, 0.03)),
  ...MANE,
  part(EARS, cast(0.7), moulded('#c25a12')),
  part(both('M35 28.5C31.5 28 29 25.6 28.7 21.8C28.7 19.4 31 19 33.4 20.4C35.8 22 37 25 36.6 27Z'), ink('#3a0d06')),
  ...FRINGE,
  // Jaw and the open mouth lie behind the muzzle.
  part(JAW, cast(0.8, 0.02, 0.03), moulded('#d9761b')),
  part(whole('M50 84C46 84 41 82 38.5 79C39 86 43 91.5 46 93C47.5 93.6 49 93.8 50 93.8'), moulded(CREAM)),
  part(whole('M50 62C44 66 38 68 34.6 67C33.6 73 36.4 82.5 42 87C44.5 88.8 48 89.4 50 89.4'), ink('#1c0306')),
  part(
    whole('M50 64C45 67 39 69 36.2 68.6C35.6 74 38 81 42.8 85.2C45 86.8 48 87.4 50 87.4'),
    ink('#6d0d14', { blur: 0.012 }),
  ),
  part(whole('M50 73C45.5 73 42.6 77 42.8 82.4C44.6 86.6 47.6 87.8 50 87.8'), cast(0.5), moulded('#d8333c')),
  lines('M50 76C50.3 80 50.2 83 50 86', 0.9, ink('#7c0f18', { blur: 0.004 })),
  part(
    both('M42.6 86.6C42 82.5 42.4 79 43.4 75.4C45.6 78.4 46.8 82.4 46.6 87.6C45.2 88 43.8 87.6 42.6 86.6Z'),
    cast(0.5, 0.008),
    ridged('#fff3d8', 0.5),
  ),
  part(HEAD, cast(0.7, 0.02, 0.02), moulded(FUR, { profile: { kind: 'inflate', height: 0.4 } })),
  lines(FUZZ, 0.36, ink('#7a3606', { opacity: 0.42 })),
  lines(FUZZ_LIT, 0.3, ink('#ffe9b8', { opacity: 0.5 })),
  // Cheeks, brow and bridge of the nose are planes laid over the head.
  part(
    both('M30.5 44C30 53 33 61 38 65.5C38 59 38 53.5 40 49C36.5 48.6 33 47 30.5 44Z'),
    ink('#b8520e', { opacity: 0.85 }),
  ),
  part(
    both('M49.4 25C44 25.6 39.4 27.4 36.4 31C40.6 31 45.4 33.4 49.4 38Z'),
    ink('#c96a14', { opacity: 0.55, blur: 0.006 }),
  ),
  part(both('M33 38.6C37 38 42 40.4 46.6 46.4C43 49.4 36.8 48.6 33 38.6Z'), ink('#2a0a05')),
  part(both('M35.2 41.4C38.4 40.8 42 42.4 45 46.2C41.6 47.6 37.4 46.4 35.2 41.4Z'), ink('#ffe03a'), glow('#ff9a1a')),
  part(both(oval(40.9, 44.3, 1.25, 1.9)), ink('#160402')),
  part(both(oval(40.3, 43.3, 0.55)), ink('#ffffff')),
  part(
    both('M47.6 45.6C43.6 39.6 37.6 37 30.8 37.4C30 33.8 31.4 31.4 33.6 30.6C39.6 30 45.4 33 48.6 39.6Z'),
    cast(0.9, 0.012, 0.016),
    moulded('#e07f1d', { profile: { kind: 'inflate', height: 0.7 } }),
  ),
  part(
    whole('M50 32C47.6 35 46.6 40 46.2 46C45.8 50 44 53 41.4 55.6L50 58'),
    cast(0.8, 0.014, 0.012),
    moulded('#ffc15a', { profile: { kind: 'inflate', height: 0.6 } }),
  ),
  part(
    both(
      'M49.7 60.6C46.4 60.4 43.4 58.4 40.6 56C35.4 56.6 31.8 60.4 32.2 65.4' +
        'C32.6 69.6 37 71.6 41.6 70.6C45.4 69.8 48.6 67.6 49.7 65Z',
    ),
    cast(0.9, 0.016, 0.02),
    moulded(CREAM, { profile: { kind: 'inflate', height: 0.75 } }),
  ),
  part(both(oval(37, 63, 0.7), oval(40.2, 65.4, 0.7), oval(36.6, 66.6, 0.7)), ink('#8a4a1c')),
  part(
    both('M36.6 70.2C37.2 75 38.8 79.8 41.4 83.6C43.4 79 44.4 74.6 43.6 70C41.4 71 39 71.2 36.6 70.2Z'),
    cast(0.7, 0.01, 0.014),
    ridged('#fffaf0', 0.55),
  ),
  part(
    both(
      'M45 69.6C45.2 71.4 45.6 73 46.4 74.2C47.4 72.8 48 71 48.2 68Z',
      'M48.6 67.6C48.6 69.6 48.9 71 49.4 72L49.9 66.4Z',
    ),
    ridged('#fffaf0', 0.5),
  ),
  part(
    whole('M50 52.6C45.6 52.2 41.4 53.2 40.4 56C42.6 59.6 46 62 48.6 62.8L49 66L50 66'),
    cast(0.7, 0.01, 0.012),
    moulded('#3a1212', {
      profile: { kind: 'inflate', height: 0.8 },
      material: { colour: '#2c0d0d', metal: 0, rough: 0.3, coat: 1.4 },
    }),
  ),
  part(both('M46.6 58C44.8 57.8 43 57 42.4 55.8C44.6 55.4 46.4 56 47.6 57.6Z'), ink('#050101')),
  // One lamp from the left for all of the face: its right side falls into shade.
  part([HEAD, JAW], {
    do: 'fill',
    paint: { kind: 'horizontal', colours: ['#ffffff', '#ffffff', '#f0c8a8', '#9a5a48', '#582a2c'] },
    blend: 'multiply',
  }),
]

function glow(colour: string) {
  return ink(colour, { blur: 0.014, gain: 0.8, blend: 'add' })
}

/** A roaring lion before a shield of blue enamel. */
export function lion(place: Stand): SceneStep[] {
  return stand(parts, place)
}
