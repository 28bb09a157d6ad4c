/** What cards are made of. Places and sizes are shares of the frame, which is 4 : 3. */
import { join } from 'node:path'
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

/** A print in the light of the room: brighter to the lamp, bent a little, a gleam of the window on its gloss. */
export function glossy(part: readonly [number, number, number, number] = [0, 0, 1, 1]): Treatments {
  return [
    { kind: 'lamplight', at: [0.22, 0.05], reach: 1.15, rest: 0.78, gain: 1.08, light: [1, 0.985, 0.95] },
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
): Step {
  const [x, y, width, height] = box
  const [wide, high] = place.view
  const part = [x / wide, y / high, width / wide, height / high] as const
  return papers.photoOn(place, box, { ...more, treat: [...(more?.treat ?? []), ...glossy(part)] })
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

/** A rendered place, and all that is printed on each of the sheets that lie or stand in it. */
export function standing(place: string, ...sheets: SheetStep[][]): Step {
  return { do: 'baked', plate: join(import.meta.dirname, 'plates', place), slots: sheets.map((sheet) => ({ sheet })) }
}

/** The caller's photo printed on a box of a card's view. */
export function photoIn(
  view: Place['view'],
  [x, y, width, height]: readonly [number, number, number, number],
  more: Partial<Extract<SheetStep, { do: 'photo' }>> = {},
): SheetStep {
  const [wide, high] = view
  const at = [(x + width / 2) / wide, (y + height / 2) / high] as const
  return { do: 'photo', at, size: [width / wide, height / high], ...more }
}

/** Paper all around a hole, through which what was painted before is seen. @param inks Of the paper, from corner to corner */
export function paperAround(view: Place['view'], hole: string, inks: string[]): Mark {
  const path = ornaments.rectangle([0, 0, ...view]) + hole
  return { draw: 'path', path, fill: { from: [0, 0], to: view, inks } }
}

/** Of lines in gold leaf, from where it catches the lamp to where it turns away and back. */
export const GILT = ['#ecd190', '#a9792c', '#e6c67c', '#8f6422', '#dcb868']

/** How a camera sees the sun on white paper: whites that hold, soft shade. */
export const MORNING = {
  exposure: 1.08,
  tone: 'film',
  vignette: 0.16,
  bloom: { strength: 0.12, from: 0.92 },
} as const

/** By candles and small lamps: warm, dark towards the corners. */
export const EVENING = {
  exposure: 1.12,
  tone: 'film',
  tint: [1.02, 1, 0.96],
  vignette: 0.3,
  bloom: { strength: 0.3, from: 0.9 },
} as const
