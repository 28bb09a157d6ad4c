/** A feathered arrow in a view of 400 × 64, the head to the right, as lines of unlike weight. */
export const VIEW = [400, 64] as const

const MIDDLE = 32
const VANES = 13

/** The two sides of the shaft. */
const RAILS = `M62 ${MIDDLE - 1.9}H352M62 ${MIDDLE + 1.9}H352`

/** The wood between them, for a wash. */
export const WOOD = `M62 ${MIDDLE - 1.9}H352V${MIDDLE + 1.9}H62Z`

/** Outlines: shaft, the stone head, the wrapping behind it, the rims of the feathers. */
export const BOLD = [
  RAILS,
  'M352 23L398 32L352 41L360 32Z',
  'M337 27V37M341 27V37M345 27V37M349 26V38',
  'M68 29.5C58 21 44 17 22 16C18 19 13 22 4 24C12 26 20 29 25 31',
  'M68 34.5C58 43 44 47 22 48C18 45 13 42 4 40C12 38 20 35 25 33',
  'M70 28V36M75 28V36M80 28.6V35.4',
]

/** Barbs of the feathers and facets of the head. */
export const FINE = [
  ...Array.from({ length: VANES }, (_, index) => {
    const x = 64 - index * 3.3
    const t = index / (VANES - 1)
    const long = 11.5 * Math.sin(Math.PI * (0.18 + 0.7 * t)) * (index % 5 === 3 ? 0.6 : 1)
    return barb(x, long, -1) + barb(x, long, 1)
  }),
  `M20 ${MIDDLE}H62`,
  'M360 32H394M364 28L372 32L364 36M374 28.6L381 32L374 35.4',
]

/** The two halves of the feather and the shaded half of the head, for washes and stipple. */
export const FEATHER = [
  'M68 29.5C58 21 44 17 22 16C18 19 13 22 4 24C12 26 20 29 25 31L68 31Z',
  'M68 34.5C58 43 44 47 22 48C18 45 13 42 4 40C12 38 20 35 25 33L68 33Z',
]
export const HEAD = ['M360 32L398 32L352 41Z']

/** A hair of the feather, leaning back from the shaft: upwards for -1, downwards for 1. */
function barb(x: number, long: number, side: number): string {
  const at = (back: number, out: number) => `${(x - back).toFixed(1)} ${(MIDDLE + side * (3 + long * out)).toFixed(1)}`
  return `M${at(0, 0)}C${at(5, 0.5)} ${at(10, 0.8)} ${at(16, 1)}`
}

/** How far the middle of the arrow stands above the line between its ends, and the parts that straight lines are cut into. */
const BOW = 19
const PARTS = 14

const bowed = (x: number, y: number) => `${x.toFixed(2)} ${(y - BOW * (1 - ((x - 200) / 200) ** 2)).toFixed(2)}`

/** A path as it lies around something round: bowed upwards. It has only absolute commands. */
export function bent(path: string): string {
  let [x, y] = [0, 0]
  const steps = path.match(/[A-Z][^A-Z]*/g) ?? []
  return steps
    .map((step) => {
      const command = step[0]!
      const numbers = (step.slice(1).match(/-?[\d.]+/g) ?? []).map(Number)
      if (command === 'H') {
        const from = x
        x = numbers[0]!
        return Array.from({ length: PARTS }, (_, at) => `L${bowed(from + ((x - from) * (at + 1)) / PARTS, y)}`).join('')
      }
      if (command === 'V') {
        y = numbers[0]!
        return `L${bowed(x, y)}`
      }
      const places = numbers.flatMap((value, at) => (at % 2 === 1 ? [bowed(numbers[at - 1]!, value)] : []))
      if (numbers.length > 1) [x, y] = [numbers.at(-2)!, numbers.at(-1)!]
      return command + places.join(' ')
    })
    .join('')
}
