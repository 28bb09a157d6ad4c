import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type ShapeStep = Extract<FrameRecipe['steps'][number], { do: 'shape' }>

/** The scene is drawn in a view as wide and high as the frame. */
const VIEW = [1000, 1250] as const

const put = (path: string | string[], steps: ShapeStep['steps'], stroke?: number): ShapeStep => {
  return { do: 'shape', path, view: VIEW, height: 1, steps, ...(stroke ? { stroke } : {}) }
}

/** Numbers of 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export interface Pyramid {
  top: readonly [number, number]
  left: number
  /** Where its lit face ends and the dark one begins. */
  edge: number
  right: number
  lit: readonly [string, string]
  dark: readonly [string, string]
  courses: number
  /** How far the air before it hides it, 0 to 1. */
  haze: number
}

const FOOT = 1010

/** Tones of blocks beside those of their face: lighter and darker ones, and what lies in the shade of the course above. */
const TONES = [
  { colour: '#fff0cf', opacity: 0.13 },
  { colour: '#4a2d1c', opacity: 0.1 },
  { colour: '#4a2d1c', opacity: 0.14 },
  { colour: '#3a2216', opacity: 0.27 },
] as const
const SHADE = 3

type Face = 'lit' | 'dark'

/** Blocks of one face, course by course, each a step in front of the one above: an outline, and the blocks of each tone. */
function laid({ top, edge, courses, ...sides }: Pyramid, face: Face, random: () => number) {
  const far = face === 'lit' ? sides.left : sides.right
  // Seen from this far a side is a line, rough where blocks are gone, and no stairs.
  const [side, blocks]: [string[], string[][]] = [[top.join(' ')], TONES.map(() => [])]
  const box = (from: number, to: number, y: number, foot: number) => {
    const [left, right] = [Math.min(from, to).toFixed(1), Math.max(from, to).toFixed(1)]
    return `M${left} ${y.toFixed(1)}H${right}V${foot.toFixed(1)}H${left}Z`
  }
  let slid = 0
  for (let course = 0; course < courses; course++) {
    const at = (of: number) => top[1] + (FOOT - top[1]) * (of / courses)
    const [y, foot] = [at(course), at(course + 1)]
    const share = (course + 0.72) / courses
    const ridge = top[0] + (edge - top[0]) * share
    // Outer blocks have fallen here and there, whole courses of them in places.
    slid += (random() - 0.5) * 0.9 - 0.2 * slid
    const fallen = (random() < 0.04 ? 1.2 : 0) + 0.5 * Math.abs(slid) + 0.5 * random()
    const end =
      top[0] + (far - top[0]) * share - Math.min(fallen, 0.3 * Math.abs(far - top[0]) * share) * Math.sign(far - top[0])
    const way = Math.sign(end - ridge)
    side.push(`${end.toFixed(1)} ${((y + foot) / 2).toFixed(1)}`)
    for (let x = ridge; (end - x) * way > 0;) {
      const next = x + way * (foot - y) * (1 + 1.5 * random())
      const to = (end - next) * way > 0 ? next : end
      const lost = random() < 0.02
      const tone = lost ? SHADE : Math.floor(3.9 * random())
      if (tone < 3 || lost) blocks[tone]!.push(box(x, to, y + (foot - y) * 0.1 * random(), foot))
      if (random() < 0.7) blocks[SHADE]!.push(box(to - way * 0.7, to, y, foot))
      blocks[SHADE]!.push(box(x, to, foot - (foot - y) * (0.1 + 0.16 * random()), foot))
      x = next
    }
  }
  side.push(`${far} ${FOOT}`, `${edge} ${FOOT}`)
  return { side: `M${side.join('L')}Z`, blocks: blocks.map((each) => each.join('')) }
}

/** Air full of dust before it, thicker towards the ground. */
const HAZE = ['#cfc4a8', '#eccb94', '#f4d096']

/** A pyramid in a low sun: a lit face and one in the shade, built of blocks. */
export function pyramid(form: Pyramid): ShapeStep[] {
  const random = randomFrom(Math.round(form.top[0]))
  return (['dark', 'lit'] as const).flatMap((face) => {
    const { side, blocks } = laid(form, face, random)
    return [
      put(side, [
        { do: 'fill', paint: { kind: 'vertical', colours: [...form[face]] } },
        { do: 'grit', amount: 0.1 },
      ]),
      ...blocks.map((path, tone) => put(path, [{ do: 'fill', blur: 0.0007, ...TONES[tone]! }])),
      put(side, [{ do: 'fill', paint: { kind: 'vertical', colours: HAZE }, opacity: form.haze, blur: 0.0012 }]),
    ]
  })
}

/** Dust that lies over the desert, thickest at the foot of what stands there. */
export const dust: readonly ShapeStep[] = [
  put('M-400 820H1400V1300H-400Z', [{ do: 'fill', colour: '#f2d4a2', opacity: 0.62, blur: 0.08 }]),
  put('M-400 950H1400V1300H-400Z', [{ do: 'fill', colour: '#f4d8a8', opacity: 0.6, blur: 0.03 }]),
]
