/** What cards are made of. Places and sizes are shares of the frame, which is 4 : 3. */
import { ornaments, papers, shade } from '@gateway/sdk-plugin/photo-frame'

export type Place = papers.Place
export type Step = papers.Step
export type SheetStep = papers.SheetStep
export type Shape = papers.Shape
export type Mark = papers.Mark
export type Thing = papers.Thing
export type Things = papers.Things

export const { card, on, pressed, toned: stock, words } = papers
export const { oval, rounded } = ornaments
export const { SUNNY } = shade

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

/** Where a heart's glass bulges towards the lamp: along the upper side of each lobe. */
export function heartGleams(x: number, y: number, width: number, height: number): string {
  const p = (u: number, v: number) => `${(x + u * width).toFixed(1)} ${(y + v * height).toFixed(1)}`
  const left = [p(0.045, 0.4), p(0.02, 0.17), p(0.12, 0.045), p(0.27, 0.042), p(0.16, 0.085), p(0.085, 0.2)]
  const right = [p(0.56, 0.17), p(0.59, 0.08), p(0.66, 0.04), p(0.76, 0.045), p(0.69, 0.065), p(0.61, 0.1)]
  return [left, right].map(([from, ...points]) => `M${from}C${points.join(' ')} ${from}Z`).join('')
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

/** The dark that the card throws on what lies behind its window: close at the edge, wide on the side of the lamp. */
export function sunk(place: Place, window: string): Shape {
  return pressed(place, window, [
    { do: 'fill', colour: '#140c08', line: 0.003, blur: 0.003, opacity: 0.55, blend: 'multiply' },
    { do: 'fill', colour: '#140c08', line: 0.014, blur: 0.016, opacity: 0.42, blend: 'multiply' },
  ])
}

type Light = readonly [number, number, number]
const DAY: Light = [1, 0.985, 0.95]
/** Of candles and strings of lamps, in the evening. */
export const CANDLES: Light = [1.06, 0.92, 0.75]

/** A print in the light of the room: brighter to the lamp, bent a little, a gleam of the window on its gloss. */
export function glossy(part: readonly [number, number, number, number] = [0, 0, 1, 1], light: Light = DAY): Treatments {
  return [
    { kind: 'lamplight', at: [0.22, 0.05], reach: 1.15, rest: 0.78, gain: 1.08, light },
    { kind: 'bowed', part },
  ]
}

/** Photo paper with a white rim: it bends as the photo on it does, and its cut edge is seen. */
export function printed(place: Place, steps: SheetStep[]): Step {
  return { ...card(place, steps), bow: { gleam: 0.03 }, cut: 0.5 }
}

type Treatments = NonNullable<Extract<Step, { do: 'photo' }>['treat']>

/** The caller's photo on a box of the card, glossy, in the light of the room. */
export function photoOn(
  place: Place,
  box: Parameters<typeof papers.photoOn>[1],
  more?: Parameters<typeof papers.photoOn>[2],
  light?: Light,
): Step {
  const [x, y, width, height] = box
  const [wide, high] = place.view
  const part = [x / wide, y / high, width / wide, height / high] as const
  return papers.photoOn(place, box, { ...more, treat: [...(more?.treat ?? []), ...glossy(part, light)] })
}

/** A ribbon with swallowtails that bears a text, in its own view of 1000 × 200; its cloth is folded at both ends. */
export function banner(place: Omit<Place, 'view'>, cloth: string, dark: string, text: SheetStep): Step[] {
  const whole: Place = { ...place, view: [1000, 200] }
  const ends: Place = { ...place, height: place.height * 1.6, view: [1240, 320] }
  const shine = (from: number, to: number, inks: string[], height: number): SheetStep => ({
    do: 'artwork',
    view: height === 200 ? whole.view : ends.view,
    marks: [
      {
        draw: 'path',
        path: ornaments.rectangle([0, 0, height === 200 ? 1000 : 1240, height]),
        fill: { from: [from, 0], to: [to, 0], inks },
      },
    ],
  })
  const satin = ['#5a202000', '#5a202050', '#ffffff2c', '#5a202010', '#5a20202c', '#ffffff34', '#5a202048', '#5a202000']
  const front = card(whole, [stock([cloth, cloth])], 'M30 24Q500 -14 970 24V176Q500 138 30 176Z')
  return [
    card(
      ends,
      [stock([dark, dark]), shine(0, 260, ['#3a0a1460', '#ffffff3c', '#3a0a1430', '#3a0a1490'], 320)],
      'M6 112Q70 84 130 104T262 96V270Q200 288 130 276T6 286L60 200Z',
    ),
    card(
      ends,
      [stock([dark, dark]), shine(1240, 980, ['#3a0a1460', '#ffffff3c', '#3a0a1430', '#3a0a1490'], 320)],
      'M1234 112Q1170 84 1110 104T978 96V270Q1040 288 1110 276T1234 286L1180 200Z',
    ),
    // Where it turns: the back of the cloth, in its own shade.
    card(
      ends,
      [stock([dark, dark]), shine(0, 1, ['#2a040cb0', '#2a040cb0'], 320)],
      'M150 226L262 268V214ZM1090 226L978 268V214Z',
    ),
    { ...front, steps: [stock([cloth, cloth], 0.06), shine(30, 970, satin, 200), text] },
  ]
}
