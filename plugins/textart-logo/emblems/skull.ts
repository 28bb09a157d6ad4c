import { hatch, side, tone } from './cel.ts'
import { both, oval, panel, whole } from './paths.ts'
import { cast, ink, type Part, part, type PartStep, type SceneStep, stand, type Stand } from './parts.ts'

const DARKNESS = '#040806'
const EMBER = '#3cff7c'

const CRANIUM = whole(
  'M50 0C33 0 17 10 14.6 31C13.6 41 15.6 49 19 54L15.4 60L17.4 67L25 71.4L29.4 78L31.6 86L38 89.6L50 90.6',
)
const JAW = whole('M50 113C43 113 38.6 111.6 35.6 107L30 95L26 70L18.6 62L18.4 84L24.4 100L33 112L41 119L50 120.6')
const MOUTH = whole('M50 84L31 82L27.4 78L29.4 90L36.4 106L42 111.4L50 112')
const SOCKET = 'M45.6 51.6L41.4 45L30.4 39L22.4 40.6L20.8 49L24.6 57.6L33 61.4L41.4 59Z'
const NOSE_HALF = 'M50 54.4L46.6 60L43.6 68L47 70.4L50 67.6Z'
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

/** A long bone with two knobs at each end, lying across the middle. */
function longBone(length: number, width: number, turn: number): Part[] {
  const [left, right, y] = [50 - length / 2, 50 + length / 2, 62]
  const [high, thin] = [width * 0.36, width * 0.24]
  const shaft =
    `M${left} ${y - high}C${left + 26} ${y - thin} ${right - 26} ${y - thin} ${right} ${y - high}` +
    `L${right} ${y + high}C${right - 26} ${y + thin} ${left + 26} ${y + thin} ${left} ${y + high}Z`
  const knobs = [left, right].flatMap((x) => [-1, 1].map((up) => oval(x, y + up * width * 0.46, width * 0.58)))
  const all = [shaft, ...knobs]
  return [part(all, cast(0.9, 0.03, 0.04), ivory(0.8))].map((each) => ({ ...each, turn }))
}

/** Bone, moulded: its own colour, worn and stained in patches. */
const ivory = (height: number, more: Partial<Extract<PartStep, { do: 'surface' }>> = {}): PartStep => ({
  do: 'surface',
  profile: { kind: 'inflate', height },
  soft: 0.006,
  bumps: [
    { kind: 'waves', amount: 0.006, scale: 0.16 },
    { kind: 'grain', amount: 0.0016, scale: 0.02 },
  ],
  paint: {
    kind: 'mottled',
    width: 0.08,
    scale: 0.16,
    spread: 1.2,
    colours: ['#9c7c54', '#cdb68c', '#e8dab4', '#f0e6c8', '#f0e6c8', '#e4d2a8'],
  },
  material: { colour: '#e6d8b4', metal: 0, rough: 0.46, coat: 0.35, coatRough: 0.24, scatter: 0.4 },
  hollows: 1.4,
  bounce: 0.3,
  ...more,
})

const tooth: PartStep = ivory(0.7, {
  bumps: [],
  paint: { kind: 'vertical', colours: ['#d8c08c', '#fff4d8', '#fffaec'] },
  material: { colour: '#fff4d8', metal: 0, rough: 0.34, coat: 0.7, coatRough: 0.12 },
})

/** The ridge of the lower jaw that its teeth stand in. */
const GUM = whole('M50 104.6C44 104.4 38.6 101.4 35 96.4L31.4 90.4L29 92L31 98L36.4 108L42 113L50 114')

/** Teeth that do not touch each other are painted together, and those between them after that. */
const alternate = (teeth: readonly string[]) => [0, 1].map((odd) => both(...teeth.filter((_, at) => at % 2 === odd)))

const parts: Part[] = [
  part([CRANIUM, JAW], {
    do: 'shadow',
    grow: 0.02,
    tint: [0, 0.02, 0],
    layers: [
      { blur: 0.04, lift: 0.06, strength: 0.85 },
      { blur: 0.14, lift: 0.16, strength: 0.7 },
    ],
  }),
  ...longBone(140, 17, 30),
  ...longBone(140, 17, -30),
  // The lower jaw and the dark of the mouth.
  part(JAW, cast(0.9, 0.04, 0.04), ivory(0.5)),
  part(MOUTH, ink(DARKNESS, { grow: 0.006, blur: 0.006 })),
  part(GUM, cast(0.7, 0.012, 0), ivory(0.6, { gain: 0.8 })),
  ...alternate(LOWER).map((teeth) => part(teeth, ink(DARKNESS, { grow: 0.006, blur: 0.004 }), tooth)),
  { ...tone('M-20 60L120 60L120 96L-20 96Z', JAW, ink('#0a0604', { opacity: 0.7 })), soft: 0.05 },
  // The skull: planes of brow, temple and cheek on one round form.
  part(CRANIUM, cast(0.9, 0.04, 0.05), ivory(0.7)),
  { ...tone(both('M12 34L20 30L24 37L21 47L20 55L12 50Z'), CRANIUM, ink('#3c2612', { opacity: 0.6 })), soft: 0.02 },
  { ...tone(both('M20 66C28 73 36 73 41 73L40 81L29 82Z'), CRANIUM, ink('#2a180a', { opacity: 0.75 })), soft: 0.016 },
  {
    ...tone(whole('M50 33C43 33 35 31 28 34C36 34.4 43 38 46.6 45L50 48'), CRANIUM, ink('#4a3018', { opacity: 0.5 })),
    soft: 0.014,
  },
  part(both(CHEEK), cast(0.5, 0.02, 0.018), ivory(0.7, { soft: 0.012 })),
  ...both(SOCKET, NOSE_HALF).map((path) => part(path, ink('#2a1a0c', { grow: 0.016, blur: 0.01, opacity: 0.9 }))),
  part([...both(SOCKET), NOSE], ink(DARKNESS, { blur: 0.004 }), ink('#0c2416', { grow: -0.03, blur: 0.02 })),
  part(
    [...both(SOCKET), NOSE],
    ink('#d8c498', { line: 0.012, blur: 0.005, shift: [0.008, 0.01], opacity: 0.28, blend: 'add' }),
  ),
  part(both(BROW), cast(0.85, 0.014, 0.018), ivory(0.6, { gain: 1.12 })),
  ...alternate(UPPER).map((teeth) =>
    part(teeth, cast(0.8, 0.01, 0.01), ink(DARKNESS, { grow: 0.005, blur: 0.004 }), tooth),
  ),
  { ...tone('M20 76L80 76L80 80.6L20 80.6Z', both(...UPPER), ink('#3a2410', { opacity: 0.5 })), soft: 0.014 },
  ...CRACKS.flatMap((path) => [
    hatch(path, CRANIUM, 1.5, ink('#fff4d4', { shift: [0.005, 0.006], opacity: 0.5 })),
    hatch(path, CRANIUM, 1.1, ink('#1c1008', { opacity: 0.92 })),
  ]),
  // What the lamp above left does not reach; the niche's glow finds that edge.
  {
    ...tone(
      'M58 -30L150 -30L150 150L50 150L52 112L56 92L54 74L60 56L58 40L64 20Z',
      [CRANIUM, JAW],
      ink('#1a2a1c', { blend: 'multiply', opacity: 0.62 }),
    ),
    soft: 0.05,
  },
  ...side([CRANIUM, JAW], -1.6, -0.4, ink(EMBER, { blend: 'add', gain: 0.5 }), ['M56 -20L150 -20L150 150L56 150Z']),
  // Embers, and their light on the bone around them.
  part(
    both(oval(34.4, 50.6, 3.2)),
    ink(EMBER, { blur: 0.1, gain: 0.5, blend: 'add' }),
    ink(EMBER, { blur: 0.03, gain: 1.1, blend: 'add' }),
    ink(EMBER, { gain: 1.4 }),
  ),
  part(both(oval(34.4, 50.6, 1.7)), ink('#eafff0', { gain: 2.4, blur: 0.004 })),
  { ...tone(both(oval(34.4, 55, 17, 14)), CRANIUM, ink(EMBER, { gain: 0.1, blend: 'add' })), soft: 0.05 },
]

/** A skull before crossed bones, embers in its eyes. */
export function skull(place: Stand): SceneStep[] {
  return stand(parts, place)
}
