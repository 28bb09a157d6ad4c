import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Scene = Extract<Recipe['steps'][number], { do: 'scene' }>
export type SceneStep = Scene['steps'][number]
export type Shape = Extract<SceneStep, { do: 'shape' }>
export type PartStep = Shape['steps'][number]
type Surface = Extract<PartStep, { do: 'surface' }>
type Colour = NonNullable<Extract<PartStep, { do: 'fill' }>['colour']>

/** A colour as recipes write it. */
export type Hue = `#${string}`

/** Where an emblem stands: the middle of its view and its height, as shares of the frame. */
export interface Stand {
  at: readonly [number, number]
  height: number
  turn?: number
}

/** One part of an emblem: its outline and what is done there. */
export type Part = Omit<Shape, 'do' | 'at' | 'height' | 'by'>

export function part(path: string | string[], ...steps: PartStep[]): Part {
  return { path, steps }
}

/** A part of lines in place of areas; `width` in units of the view. */
export function lines(path: string | string[], width: number, ...steps: PartStep[]): Part {
  return { path, stroke: width, steps }
}

/** The whole frame as a view of 200 × 100. */
export function overFrame(path: string | string[], ...steps: PartStep[]): Shape {
  return { do: 'shape', path, view: [200, 100], at: [0.5, 0.5], height: 1, steps }
}

/** Sets parts that share a view down in the frame. */
export function stand(parts: readonly Part[], { at, height, turn = 0 }: Stand): Shape[] {
  return joined(parts).map((each) => ({ do: 'shape', at, height, turn, ...each }))
}

/** Most steps of a shape. */
const MOST_STEPS = 12

/** Neighbours with the same outline become one part, so that it is drawn and measured once. */
function joined(parts: readonly Part[]): Part[] {
  const all: Part[] = []
  const outlineOf = (part: Part) => JSON.stringify({ ...part, steps: [] })
  for (const each of parts) {
    const last = all.at(-1)
    const fits = last && last.steps.length + each.steps.length <= MOST_STEPS && outlineOf(last) === outlineOf(each)
    if (fits) all[all.length - 1] = { ...last, steps: [...last.steps, ...each.steps] }
    else all.push(each)
  }
  return all
}

/** Moulded and lacquered, as enamel or painted resin; `rise` is how far it swells. */
export function moulded(colour: Colour, more: Partial<Surface> = {}): PartStep {
  return {
    do: 'surface',
    profile: { kind: 'inflate', height: 0.55 },
    soft: 0.006,
    material: { colour, metal: 0, rough: 0.42, coat: 0.7, coatRough: 0.12 },
    bounce: 0.2,
    ...more,
  }
}

/** A flat colour without light: line work, shade, pupils. */
export function ink(colour: Colour, more: Partial<Extract<PartStep, { do: 'fill' }>> = {}): PartStep {
  return { do: 'fill', colour, ...more }
}

/** The soft shade that a part casts on those below it. */
export function cast(strength = 0.6, blur = 0.018, lift = 0.016): PartStep {
  return { do: 'shadow', grow: 0, tint: [0, 0, 0], layers: [{ blur, lift, strength }] }
}

/** A glow around a part, in the colour of its light. */
export function glow(colour: Colour, blur = 0.05, gain = 1.5): PartStep {
  return { do: 'fill', colour, blur, gain, blend: 'add' }
}
