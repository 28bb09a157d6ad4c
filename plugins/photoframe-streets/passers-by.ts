/** People in a street, small and a little out of focus, steps to be laid over its plate. */
import { type FrameRecipe, ornaments, type papers } from '@gateway/sdk-plugin/photo-frame'

type Step = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>

const VIEW = [1280, 960] as const
const NIGHT = '#07080b'

export interface PasserBy {
  /** Where the feet are, and how tall, in the view. */
  at: readonly [number, number]
  tall: number
  /** Which way: 1 is to the right. */
  way: 1 | -1
  /** How long a step: 0 stands. */
  stride: number
  coat: string
  /** Legs and shoes, and the hair. Default nearly black. */
  legs?: string
  hair?: string
  umbrella?: string
  bag?: string
  /** A long coat or a jacket. */
  hem?: number
}

/** @param soft How far they are out of focus; `wet` is how much of them the ground mirrors */
export function passersBy(people: readonly PasserBy[], { soft = 0.0016, wet = 0.5 } = {}): Step[] {
  const step = (marks: papers.Mark[], more: Partial<Step>): Step => {
    return { do: 'artwork', view: VIEW, blend: 'over', marks, ...more }
  }
  const mirrored = people.flatMap((one) => [...figure(one, -0.85), underfoot(one)])
  return [
    step(mirrored, { soft: 5 * soft, opacity: wet }),
    step(
      people.flatMap((one) => figure(one, 1)),
      { soft },
    ),
  ]
}

/** Where they stand hardly any light comes to the ground. */
function underfoot({ at: [x, foot], tall }: PasserBy): papers.Mark {
  return { draw: 'path', path: ornaments.oval(x, foot, 0.24 * tall, 0.03 * tall), fill: NIGHT }
}

/** @param up 1 stands, less than 0 is the image in the wet ground, shorter as it is seen */
function figure(one: PasserBy, up: number): papers.Mark[] {
  const { at, tall, way, stride, coat, umbrella, bag, hem = 0.4, legs = NIGHT, hair = NIGHT } = one
  /** A place by how far before the feet it is and how high, as shares of the height. */
  const p: Place = (u, v) => `${(at[0] + u * tall * way).toFixed(1)} ${(at[1] - v * tall * up).toFixed(1)}`
  const limb: Limb = (path, width, paint) => {
    return { draw: 'path', path, line: { paint, width: width * tall, round: true } }
  }
  const far = 0.16 * stride
  const behind = `M${p(-0.03, 0.5)}L${p(-0.035 - 0.25 * far, 0.26)}L${p(-0.045 - far, 0.035 + 0.1 * far)}L${p(-far, 0.02)}`
  const before = `M${p(0.03, 0.5)}L${p(0.04 + 0.7 * far, 0.27)}L${p(0.035 + far, 0.025)}L${p(0.085 + far, 0.015)}`
  const arm = umbrella
    ? `M${p(0.11, 0.77)}L${p(0.13, 0.64)}L${p(0.06, 0.75)}`
    : `M${p(0.11, 0.78)}L${p(0.12 + 0.3 * far, 0.62)}L${p(0.12 + 0.8 * far, 0.47)}`
  const head =
    `M${p(-0.055, 0.93)}C${p(-0.06, 1.02)} ${p(0.06, 1.02)} ${p(0.058, 0.93)}` +
    `C${p(0.056, 0.86)} ${p(-0.05, 0.86)} ${p(-0.055, 0.93)}Z`
  return [
    limb(behind, 0.062, legs),
    limb(before, 0.064, legs),
    { draw: 'path', path: coatOf(p, far, hem), fill: coat },
    limb(`M${p(-0.11, 0.78)}L${p(-0.125 - 0.4 * far, 0.62)}L${p(-0.1 - 0.6 * far, 0.47)}`, 0.05, coat),
    limb(arm, 0.05, coat),
    { draw: 'path', path: head, fill: hair },
    limb(`M${p(0, 0.84)}L${p(0, 0.9)}`, 0.05, hair),
    ...(bag ? carried(p, limb, 0.1 + 0.6 * far, bag) : []),
    ...(umbrella ? raised(p, limb, umbrella) : []),
  ]
}

type Place = (u: number, v: number) => string
type Limb = (path: string, width: number, paint: string) => papers.Mark

/** From the collar down the back, along the hem, up the front. */
function coatOf(p: Place, far: number, hem: number): string {
  return (
    `M${p(-0.03, 0.87)}C${p(-0.09, 0.85)} ${p(-0.13, 0.83)} ${p(-0.135, 0.76)}L${p(-0.125 - 0.2 * far, 0.6)}` +
    `L${p(-0.1, 0.58)}L${p(-0.12 - 0.3 * far, hem)}` +
    `C${p(-0.05, hem - 0.025)} ${p(0.05, hem - 0.025)} ${p(0.12 + 0.4 * far, hem)}` +
    `L${p(0.105, 0.6)}L${p(0.135, 0.62)}L${p(0.13, 0.77)}C${p(0.12, 0.83)} ${p(0.08, 0.85)} ${p(0.035, 0.87)}Z`
  )
}

function carried(p: Place, limb: Limb, back: number, bag: string): papers.Mark[] {
  const sides = `M${p(-0.06 - back, 0.37)}L${p(0.06 - back, 0.37)}L${p(0.065 - back, 0.22)}L${p(-0.065 - back, 0.22)}Z`
  return [limb(`M${p(-back, 0.45)}L${p(-back, 0.36)}`, 0.01, NIGHT), { draw: 'path', path: sides, fill: bag }]
}

function raised(p: Place, limb: Limb, umbrella: string): papers.Mark[] {
  const canopy =
    `M${p(-0.3, 1)}C${p(-0.27, 1.15)} ${p(-0.12, 1.24)} ${p(0.03, 1.24)}C${p(0.18, 1.23)} ${p(0.32, 1.14)} ${p(0.34, 0.98)}` +
    `Q${p(0.23, 1.02)} ${p(0.13, 0.98)}Q${p(0.02, 1.03)} ${p(-0.09, 0.99)}Q${p(-0.2, 1.04)} ${p(-0.3, 1)}Z`
  return [limb(`M${p(0.06, 0.72)}L${p(0.03, 1.12)}`, 0.012, NIGHT), { draw: 'path', path: canopy, fill: umbrella }]
}
