import { beams, overFrame } from './grounds.ts'
import { corners, oval } from './paths.ts'
import { ink, type PartStep, type SceneStep } from './parts.ts'

const INK = '#040807'

/** A place on the arch: `turn` in degrees from the left, `out` from its middle. */
const on = (turn: number, out: number): readonly [number, number] => [
  100 - out * 1.16 * Math.cos((turn * Math.PI) / 180),
  104 - out * Math.sin((turn * Math.PI) / 180),
]

/** The stones of an arch, each a little apart from the next. */
const STONES = Array.from({ length: 13 }, (_, at) => {
  const [from, to] = [(at * 180) / 13, ((at + 1) * 180) / 13]
  const across = (near: number, far: number) => corners(on(from, near), on(to, near), on(to, far), on(from, far))
  return { stone: across(82, at % 2 === 0 ? 104 : 99), at, across }
})

/** Courses of stone to both sides of the arch. */
const COURSES = Array.from({ length: 8 }, (_, row) =>
  Array.from({ length: 8 }, (_unused, at) => {
    const x = -6 + at * 30 - (row % 2) * 15
    return corners([x, row * 14 - 4], [x + 29, row * 14 - 4], [x + 29, row * 14 + 9], [x, row * 14 + 9])
  }),
).flat()

/** Stone is darker in patches, and lighter where it has been chipped. */
const WORN: PartStep = {
  do: 'fill',
  blend: 'multiply',
  paint: {
    kind: 'mottled',
    width: 0.02,
    scale: 0.035,
    spread: 1.6,
    colours: ['#d4e4da', '#a4bcae', '#f0faf4', '#ffffff', '#c0d4c8', '#8aa496'],
  },
}

/** The vault of a crypt, green light within, in flat tones. */
export const crypt: SceneStep[] = [
  {
    do: 'backdrop',
    colours: ['#0a1512', '#0e211a', '#06100c'],
    pools: [{ at: [0.5, 0.3], size: 0.5, colour: '#1a4a34', strength: 0.7 }],
    clouds: 0.1,
  },
  overFrame(COURSES, ink('#17281f'), ink('#22382c', { line: 0.006, opacity: 0.9 }), {
    do: 'emboss',
    ink: 0.006,
    width: 0.016,
    height: 0.01,
    swell: 0,
    coat: 0.15,
    coatRough: 0.4,
  }),
  overFrame(
    oval(100, 104, 98, 85),
    ink(INK, { grow: 0.012 }),
    ink('#0c3022', { paint: { kind: 'vertical', colours: ['#0c2a20', '#12503a', '#0a2c20', '#061a12'] } }),
  ),
  { ...overFrame(beams(100, 26, 22, 0.5, 8), ink('#35d07a', { opacity: 0.13 })), within: oval(100, 104, 95, 82) },
  overFrame(oval(100, 27, 34), ink('#3cff8c', { blur: 0.14, gain: 0.2, blend: 'add' })),
  ...STONES.flatMap(({ stone, at, across }) => [
    overFrame(stone, ink(at % 3 === 0 ? '#3a5546' : '#314a3d')),
    { ...overFrame(across(95, 112), ink('#567a66')), within: stone },
    { ...overFrame(across(70, 85), ink('#1a2c22')), within: stone },
    overFrame(stone, ink(INK, { line: 0.007 })),
  ]),
  overFrame(
    STONES.map(({ stone }) => stone),
    WORN,
    { do: 'emboss', width: 0.02, height: 0.014, swell: 0, coat: 0.25, coatRough: 0.4 },
  ),
  ...[0, 1].map((at) =>
    overFrame(
      oval(100, 106 - at * 6, 120 - at * 40, 20 + at * 12),
      ink('#2f9a5c', { blur: 0.05, opacity: 0.1, blend: 'add' }),
    ),
  ),
]
