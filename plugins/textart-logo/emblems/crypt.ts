import { corners, oval } from './paths.ts'
import { cast, ink, overFrame, type PartStep, type SceneStep } from './parts.ts'

/** Middle of the niche's arch, at the height of its sill, in the view of 200 × 100. */
const [X, SILL] = [100, 53] as const

/** A place on the arch: `turn` in degrees from the left, `out` from its middle. */
const on = (turn: number, out: number): readonly [number, number] => [
  X - out * 1.16 * Math.cos((turn * Math.PI) / 180),
  SILL - out * Math.sin((turn * Math.PI) / 180),
]

const COUNT = 11
/** The stones of the arch, each a little apart from the next, none as long as its neighbours. */
const STONES = Array.from({ length: COUNT }, (_, at) => {
  const [from, to] = [(at * 180) / COUNT + 0.5, ((at + 1) * 180) / COUNT - 0.5]
  const far = 55 + ((at * 37) % 5)
  const middle = (from + to) / 2
  return corners(on(from, 43), on(middle, 43.2), on(to, 43), on(to, far), on(middle, far + 0.8), on(from, far))
})
const LEDGE = Array.from({ length: 5 }, (_, at) => {
  const [left, right] = [X - 62 + at * 24.8, X - 62 + (at + 1) * 24.8 - 0.6]
  return corners([left, SILL - 1 + (at % 2) * 0.3], [right, SILL - 1], [right, SILL + 5], [left, SILL + 5.4])
})

/** Hewn stone, its edges broken. */
const stone: PartStep = {
  do: 'surface',
  profile: { kind: 'bevel', width: 0.014, height: 0.014 },
  soft: 0.006,
  bumps: [
    { kind: 'chipped', amount: 0.008, scale: 0.05 },
    { kind: 'grain', amount: 0.004, scale: 0.02 },
    { kind: 'waves', amount: 0.006, scale: 0.1 },
  ],
  paint: {
    kind: 'mottled',
    width: 0.03,
    scale: 0.08,
    spread: 1,
    colours: ['#26332c', '#3f5046', '#5a6a5e', '#6a786c', '#56665a'],
  },
  material: { colour: '#56645a', metal: 0, rough: 0.9, reflect: 0.02 },
  hollows: 1.6,
  bounce: 0,
  gain: 0.62,
}

const NICHE =
  `M${X - 50} ${SILL}L${X - 50} 40C${X - 50} -2 ${X - 22} -10 ${X} -10` +
  `C${X + 22} -10 ${X + 50} -2 ${X + 50} 40L${X + 50} ${SILL}Z`

/** The wall of a dungeon with a niche under an arch, green light within. */
export const crypt: SceneStep[] = [
  {
    do: 'plate',
    kind: 'dungeon',
    colours: ['#66726a', '#1a201c', '#33442a', '#3a443d'],
    scale: 1,
    relief: 1.2,
    spot: { at: [0.42, 0.62], size: 0.72, rest: 0.1, power: 0.62 },
  },
  // The niche: its back in mist, its sides in the arch's shade.
  overFrame(
    NICHE,
    ink('#ffffff', {
      blend: 'multiply',
      paint: { kind: 'radial', at: [0.5, 0.6], radius: 0.5, colours: ['#3cffa0', '#22b868', '#0c5a34', '#031a0e'] },
      gain: 1.5,
    }),
    ink('#ffffff', {
      blend: 'add',
      paint: { kind: 'radial', at: [0.5, 0.6], radius: 0.42, colours: ['#22a45c', '#0f5a32', '#042414', '#000000'] },
      gain: 0.8,
    }),
  ),
  ...[0, 1, 2].map((at) => ({
    ...overFrame(
      oval(X - 20 + at * 20, 44 - (at % 2) * 12, 34, 7),
      ink('#5affa0', { blur: 0.07, opacity: 0.12, blend: 'add' }),
    ),
    within: NICHE,
  })),
  {
    ...overFrame(
      `M-50 -50L250 -50L250 150L-50 150Z${oval(X, SILL, 43 * 1.16, 43)}`,
      ink('#000604', { opacity: 0.9, shift: [0.02, 0.03] }),
    ),
    within: NICHE,
    soft: 0.03,
  },
  overFrame(STONES, cast(0.9, 0.03, 0.03), ink('#020604', { grow: 0.005 }), stone),
  overFrame(LEDGE, cast(0.9, 0.04, 0.05), ink('#020604', { grow: 0.005 }), stone),
  // The glow on what is turned to it: the undersides of the arch, the upper side of the ledge.
  {
    ...overFrame(
      oval(X, SILL, 45 * 1.16, 45) + oval(X, SILL, 41 * 1.16, 41),
      ink('#3cff8c', { opacity: 0.3, blend: 'add', gain: 0.7 }),
    ),
    within: STONES.join(''),
    soft: 0.012,
  },
  {
    ...overFrame(
      corners([X - 46, SILL - 1], [X + 46, SILL - 1], [X + 40, SILL + 1.4], [X - 40, SILL + 1.4]),
      ink('#3cff8c', { opacity: 0.35, blend: 'add', gain: 0.8 }),
    ),
    within: LEDGE.join(''),
    soft: 0.01,
  },
  overFrame(oval(X, 30, 60, 40), ink('#2fd87c', { blur: 0.16, opacity: 0.05, blend: 'add' })),
]
