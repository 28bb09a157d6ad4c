import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>

const VIEW = [200, 100] as const

/** Paper that has browned from its sides. */
export const AGED: Step = {
  do: 'shape',
  path: 'M-40 -40H240V140H-40ZM9 9V91H191V9Z',
  view: VIEW,
  width: 1,
  steps: [{ do: 'fill', colour: '#9a6a34', blur: 0.07, opacity: 0.75, blend: 'multiply' }],
}

/** A double border with notched corners. */
export function FRAME(ink: string): Step[] {
  const border = (by: number, notch: number) =>
    `M${by + notch} ${by}H${200 - by - notch}A${notch} ${notch} 0 0 0 ${200 - by} ${by + notch}V${100 - by - notch}` +
    `A${notch} ${notch} 0 0 0 ${200 - by - notch} ${100 - by}H${by + notch}` +
    `A${notch} ${notch} 0 0 0 ${by} ${100 - by - notch}` +
    `V${by + notch}A${notch} ${notch} 0 0 0 ${by + notch} ${by}Z`
  const line = (path: string, stroke: number): Step => ({
    do: 'shape',
    path,
    view: VIEW,
    width: 1,
    stroke,
    steps: [{ do: 'fill', colour: ink, opacity: 0.9 }],
  })
  return [line(border(4, 6), 0.55), line(border(5.7, 6.4), 0.34)]
}

/** Dots in an arc, a crescent, stars and rays above and below the name. */
export function ORNAMENTS(ink: string): Step[] {
  const fill = (path: string[], opacity = 1): Step => ({
    do: 'shape',
    path,
    view: VIEW,
    width: 1,
    steps: [{ do: 'fill', colour: ink, opacity }],
  })
  const rays = Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI * (1.1 + (0.8 * index) / 12)
    const [near, far] = [7.4, index % 2 === 0 ? 12.5 : 10]
    const at = (r: number) => `${(100 + r * Math.cos(angle)).toFixed(2)} ${(24 + r * Math.sin(angle)).toFixed(2)}`
    return `M${at(near)}L${at(far)}`
  })
  return [
    fill([...[-1, 1].flatMap((side) => dots(side)), star(100, 91, 1.8)]),
    fill(['M100 13.4A5.6 5.6 0 1 0 105.4 20.6A4.6 4.6 0 1 1 100 13.4Z']),
    {
      do: 'shape',
      path: rays,
      view: VIEW,
      width: 1,
      stroke: 0.44,
      steps: [{ do: 'fill', colour: ink }],
    },
    ...[14, 186].flatMap((x) => [12, 88].map((y) => fill([star(x, y, 2.6)]))),
  ]
}

/** Dots that shrink outwards in a row. */
function dots(side: number): string[] {
  return Array.from({ length: 7 }, (_, index) => {
    const r = 0.75 - index * 0.08
    const x = 100 + side * (6 + index * 4.6)
    const y = 91
    return `M${x} ${y - r}A${r} ${r} 0 1 1 ${x - 0.01} ${y - r}Z`
  })
}

/** A star with four long points and curved sides. */
function star(x: number, y: number, r: number): string {
  const q = r * 0.16
  const right = `Q${x + q} ${y - q} ${x + r} ${y}Q${x + q} ${y + q} ${x} ${y + r}`
  return `M${x} ${y - r}${right}Q${x - q} ${y + q} ${x - r} ${y}Q${x - q} ${y - q} ${x} ${y - r}Z`
}
