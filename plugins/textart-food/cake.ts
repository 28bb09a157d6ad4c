import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>

/** Round, seen a little from above: half its width, its middle, half the height of its ends, where they lie. */
const [RADIUS, MIDDLE, ROUND, TOP, FOOT] = [106, 110, 13, 16, 90]

/** A place of the rim at -1 (left) to 1, on the side that is turned to the viewer. */
function rim(across: number, level: number): [number, number] {
  return [MIDDLE + RADIUS * across, level + ROUND * Math.sqrt(Math.max(0, 1 - across * across))]
}

const written = (places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')
const ACROSS = Array.from({ length: 41 }, (_, step) => Math.sin(((step / 40) * 2 - 1) * (Math.PI / 2)))

/** A band around the cake from one level to another. */
function band(from: number, to: number): string {
  const upper = ACROSS.map((across) => rim(across, from))
  const lower = ACROSS.map((across) => rim(across, to)).reverse()
  return `M${written([...upper, ...lower])}Z`
}

const END = `M${MIDDLE - RADIUS} ${TOP}A${RADIUS} ${ROUND} 0 1 1 ${MIDDLE + RADIUS} ${TOP}`
const BODY = `${END}L${written(ACROSS.map((across) => rim(across, FOOT)).reverse())}Z`
const LID = `${END}A${RADIUS} ${ROUND} 0 1 1 ${MIDDLE - RADIUS} ${TOP}Z`

/** How far down the icing runs, evenly around the cake. */
const RUNS = [22, 36, 18, 44, 26, 52, 20, 34, 50, 24, 40, 19, 46, 28, 38, 20]

function icingPath(): string {
  const places = RUNS.flatMap((run, index) => {
    const at = (share: number) => Math.sin((((index + share) / RUNS.length) * 2 - 1) * (Math.PI / 2))
    // A drop at the end of each, thin icing between two.
    return [0, 0.12, 0.2, 0.26, 0.34, 0.5, 0.66, 0.74, 0.8, 0.88].map((share) => {
      const side = Math.abs(share - 0.5) / 0.5
      const fall =
        side < 0.36 ? Math.sqrt(1 - (side / 0.36) ** 2) * 3 + run : side < 0.68 ? run * (1.9 - 2.5 * side) : 9
      return rim(at(share), TOP + Math.max(9, fall))
    })
  })
  return `${END}L${written([...places, rim(1, TOP + 12)].reverse())}Z`
}
const ICING = icingPath()

/** Dabs of cream around the foot. */
const DABS = Array.from({ length: 17 }, (_, index) => {
  const [x, y] = rim(Math.sin((((index + 0.5) / 17) * 2 - 1) * (Math.PI / 2)), FOOT - 1)
  return `M${(x - 7).toFixed(2)} ${y.toFixed(2)}a7 6 0 1 1 14 0a7 6 0 1 1 -14 0Z`
})

interface Tones {
  sponge: string
  cream: string
  icing: string
  sugar: string[]
}

/** The side turns away from the lamp to the left and right. */
const ROUNDED = {
  do: 'fill',
  paint: { kind: 'horizontal', colours: ['#8a5444', '#e8c8b8', '#ffffff', '#fff8f0', '#dcb09c', '#6e3c34'] },
  blend: 'multiply',
} satisfies Step['steps'][number]

/** A round layer cake with icing that runs down, its middle at a place in shares of the frame, height in frame heights. */
export function cake(at: [number, number], height: number, { sponge, cream, icing, sugar }: Tones): Step[] {
  const on = (path: string | string[], ...steps: Step['steps']): Step => ({
    do: 'shape',
    view: [220, 100],
    path,
    at,
    height,
    steps,
  })
  const crumb = { colour: sponge, metal: 0, rough: 0.85, scatter: 0.5 }
  const white = { colour: cream, metal: 0, rough: 0.45, coat: 0.4, coatRough: 0.2, scatter: 0.7 }
  const glaze = { colour: icing, metal: 0, rough: 0.35, coat: 1.2, coatRough: 0.1, scatter: 0.7 }
  return [
    on(
      BODY,
      { do: 'shadow', tint: '#4a2a30', grow: 0 },
      {
        do: 'surface',
        profile: { kind: 'flat' },
        bumps: [{ kind: 'grain', amount: 0.008, scale: 0.03 }],
        material: crumb,
      },
    ),
    on([band(40, 47), band(63, 70)], {
      do: 'surface',
      profile: { kind: 'round', width: 0.03, height: 0.03 },
      bumps: [{ kind: 'waves', amount: 0.02, scale: 0.12 }],
      material: white,
    }),
    on(BODY, ROUNDED),
    on(
      DABS,
      { do: 'shadow', tint: '#5a3428', grow: 0, layers: [{ blur: 0.02, lift: 0.03, strength: 0.6 }] },
      { do: 'surface', profile: { kind: 'inflate', height: 0.9 }, material: white },
    ),
    on(
      ICING,
      { do: 'shadow', tint: '#401018', grow: 0, layers: [{ blur: 0.02, lift: 0.04, strength: 0.6 }] },
      { do: 'surface', profile: { kind: 'round', width: 0.06, height: 0.06 }, soft: 0.014, material: glaze },
      { ...ROUNDED, opacity: 0.55 },
      { do: 'sprinkles', colours: sugar, every: 0.12, radius: 0.012, inset: 0.03, share: 0.7 },
    ),
    on(LID, { do: 'fill', colour: '#ffffff', opacity: 0.16, grow: -0.05, blur: 0.02 }),
  ]
}
