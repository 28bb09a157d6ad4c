/** What cards are made of. Places and sizes are shares of the frame, which is 4 : 3. */
import { ornaments, papers } from '@gateway/sdk-plugin/photo-frame'

export type Place = papers.Place
export type Step = papers.Step
export type SheetStep = papers.SheetStep
export type Shape = papers.Shape
export type Mark = papers.Mark
export type Thing = papers.Thing
export type Things = papers.Things

export const { card, on, photoOn, pressed, toned: stock, words } = papers
export const { oval, rounded } = ornaments

/** Hot foil: flat, with a rim that the stamp pressed in. */
export function foil(colour: readonly [number, number, number] = [1, 0.62, 0.2], rough = 0.2): Shape['steps'] {
  return [
    { do: 'fill', colour: '#20140a', blur: 0.0016, shift: [0.0006, 0.001], opacity: 0.4, blend: 'multiply' },
    {
      do: 'surface',
      profile: { kind: 'round', width: 0.004, height: 0.0022 },
      soft: 0.0008,
      bumps: [{ kind: 'grain', amount: 0.0001, scale: 0.012 }],
      material: { colour, metal: 1, rough },
    },
  ]
}

/** Gold letters for captions; lengths in em of the letters. */
export const GOLD_TYPE: Extract<Step, { do: 'caption' }>['steps'] = [
  { do: 'fill', colour: '#20140a', blur: 0.02, shift: [0.008, 0.014], opacity: 0.45, blend: 'multiply' },
  {
    do: 'surface',
    profile: { kind: 'round', width: 0.03, height: 0.016 },
    soft: 0.004,
    material: { colour: [1, 0.62, 0.2], metal: 1, rough: 0.2 },
  },
]

/** A heart in a box of that size. */
export function heart(x: number, y: number, width: number, height: number): string {
  const p = (u: number, v: number) => `${(x + u * width).toFixed(2)} ${(y + v * height).toFixed(2)}`
  return (
    `M${p(0.5, 1)}C${p(0.42, 0.88)} ${p(0, 0.66)} ${p(0, 0.3)}C${p(0, 0.1)} ${p(0.14, 0)} ${p(0.27, 0)}` +
    `C${p(0.39, 0)} ${p(0.47, 0.05)} ${p(0.5, 0.125)}C${p(0.53, 0.05)} ${p(0.61, 0)} ${p(0.73, 0)}` +
    `C${p(0.86, 0)} ${p(1, 0.1)} ${p(1, 0.3)}C${p(1, 0.66)} ${p(0.58, 0.88)} ${p(0.5, 1)}Z`
  )
}

/** A path with a hole cut out of it. */
export function holed({ view }: Pick<Place, 'view'>, hole: string): string {
  return ornaments.rectangle([0, 0, view[0], view[1]]) + hole
}

/** A blossom on its stalk: `at` is where it meets it, `turn` the direction of its head from the frame's top. */
export function stalked(
  flower: Thing & { turn: number },
  { length, bend = 0.06, radius = 0.022 }: { length: number; bend?: number; radius?: number },
): Things {
  return [{ kind: 'stem', at: flower.at, size: length, turn: flower.turn + 90, bend, radius }, flower]
}

/** Paper that lies on something: a shadow close and wide, edges a little raised by the die. */
export function paperOn(colour: readonly [number, number, number], thick = 1): Shape['steps'] {
  return [
    {
      do: 'shadow',
      grow: 0,
      tint: [0.08, 0.05, 0.05],
      layers: [
        { blur: 0.0015 * thick, lift: 0.002 * thick, strength: 0.55 },
        { blur: 0.007 * thick, lift: 0.008 * thick, strength: 0.45 },
      ],
    },
    {
      do: 'surface',
      profile: { kind: 'round', width: 0.004, height: 0.0018 },
      soft: 0.001,
      bumps: [{ kind: 'grain', amount: 0.00016, scale: 0.01 }],
      material: { colour, metal: 0, rough: 0.8 },
      bounce: 0.2,
      hollows: 0.4,
    },
  ]
}

/** What a glossy print shows of the window: two panes of light, across a corner of it. */
export function gloss(place: Place, [x, y, width, height]: Box, opacity = 0.1): Shape {
  const across = (from: number, to: number) => {
    const [a, b, c, d] = [from, to, to - 0.34, from - 0.34].map((share) => x + width * Math.min(1, Math.max(0, share)))
    return `M${a} ${y}L${b} ${y}L${c} ${y + height}L${d} ${y + height}Z`
  }
  return pressed(place, across(0.5, 0.74) + across(0.79, 0.92), [
    { do: 'fill', colour: '#f4f6ff', blur: 0.012, opacity, blend: 'over' },
  ])
}

type Box = readonly [number, number, number, number]

/** A ribbon with swallowtails that bears a text, in its own view of 1000 × 200; the cloth runs behind at both ends. */
export function banner(place: Omit<Place, 'view'>, cloth: string, dark: string, text: SheetStep): Step[] {
  const whole: Place = { ...place, view: [1000, 200] }
  const ends: Place = { ...place, height: place.height * 1.6, view: [1240, 320] }
  const shadows = card(whole, [stock([cloth, cloth])], 'M30 24Q500 -14 970 24V176Q500 138 30 176Z')
  return [
    card(
      ends,
      [stock([dark, dark])],
      'M6 120Q120 84 250 104V276Q120 256 6 290L56 204ZM1234 120Q1120 84 990 104V276Q1120 256 1234 290L1184 204Z',
    ),
    { ...shadows, steps: [stock([cloth, cloth], 0.1), text] },
  ]
}
