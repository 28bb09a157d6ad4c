/** The camera of a rendered place, as its script has it: in metres, its lens in millimetres of a film of 36. */
export interface Eye {
  at: readonly [x: number, y: number, z: number]
  towards: readonly [x: number, y: number]
  lens: number
  shift: number
  /** How high the ground lies. */
  ground: number
}

type Place = readonly [x: number, y: number]

/** Of a frame of 1280 × 960. */
const [WIDTH, HEIGHT] = [1280, 960]
/** What is nearer than this is below the frame. */
const NEAREST = 0.4

/** Where the ground's plane vanishes, as a share of the frame's height. */
export function horizonOf({ shift }: Eye): number {
  return 0.5 + (shift * WIDTH) / HEIGHT
}

/** A polygon on the ground as a path in pixels of the frame; corners are places of the scene. */
export function onGround(eye: Eye, corners: readonly Place[]): string {
  const seen = corners.map((corner, at) => `${at === 0 ? 'M' : 'L'}${pixelOf(eye, corner).join(' ')}`)
  return `${seen.join('')}Z`
}

function pixelOf({ at, towards, lens, shift, ground }: Eye, [x, y]: Place, height = ground): [number, number] {
  const [aheadX, aheadY] = [towards[0] - at[0], towards[1] - at[1]]
  const long = Math.hypot(aheadX, aheadY)
  const [offX, offY] = [x - at[0], y - at[1]]
  const deep = Math.max(NEAREST, (offX * aheadX + offY * aheadY) / long)
  const aside = (offX * aheadY - offY * aheadX) / long
  const focal = (lens / 36) * WIDTH
  return [WIDTH / 2 + (focal * aside) / deep, HEIGHT / 2 + shift * WIDTH + (focal * (at[2] - height)) / deep].map(
    (pixel) => Math.round(10 * pixel) / 10,
  ) as [number, number]
}

/** A polygon on a wall that runs along x at `y`; corners are x and height. */
export function onWall(eye: Eye, corners: readonly Place[], y = 0): string {
  const seen = corners.map(([x, z], at) => `${at === 0 ? 'M' : 'L'}${pixelOf(eye, [x, y], z).join(' ')}`)
  return `${seen.join('')}Z`
}

/** A polygon on a wall that runs away from the camera, along y at `x`; corners are y and height. */
export function onSide(eye: Eye, corners: readonly Place[], x: number): string {
  const seen = corners.map(([y, z], at) => `${at === 0 ? 'M' : 'L'}${pixelOf(eye, [x, y], z).join(' ')}`)
  return `${seen.join('')}Z`
}

/** The joints of bricks from one corner of such a wall to the other, as the scenes lay them. */
export function brickJoints(eye: Eye, low: Place, high: Place, joint = 0.012): string[] {
  const [long, tall] = [0.235, 0.077]
  const lines: string[] = []
  for (let course = Math.ceil(low[1] / tall); course * tall < high[1]; course++) {
    const z = course * tall - joint / 2
    lines.push(
      onWall(eye, [
        [low[0], z],
        [high[0], z],
        [high[0], z + joint],
        [low[0], z + joint],
      ]),
    )
    const start = course % 2 === 0 ? long / 2 : 0
    for (let at = Math.ceil((low[0] - start) / long); start + at * long < high[0]; at++) {
      const x = start + at * long - joint / 2
      lines.push(
        onWall(eye, [
          [x, z],
          [x + joint, z],
          [x + joint, z + tall],
          [x, z + tall],
        ]),
      )
    }
  }
  return lines
}

interface Slabs {
  /** Where the joints run: a place on one of each, and how far apart they are. */
  from: Place
  size: number
  low: Place
  high: Place
  joint?: number
}

/** The joints of square slabs, as one path for each: in the open, not where a slab's own colour changes. */
export function joints(eye: Eye, { from, size, low, high, joint = 0.011 }: Slabs): string[] {
  const lines: string[] = []
  for (const axis of [0, 1] as const) {
    const first = from[axis] + size * Math.ceil((low[axis] - from[axis]) / size)
    for (let place = first; place < high[axis]; place += size) {
      const [a, b] = [place - joint / 2, place + joint / 2]
      const [start, end] = [low[1 - axis]!, high[1 - axis]!]
      const corners: Place[] =
        axis === 0
          ? [
              [a, start],
              [b, start],
              [b, end],
              [a, end],
            ]
          : [
              [start, a],
              [end, a],
              [end, b],
              [start, b],
            ]
      lines.push(onGround(eye, corners))
    }
  }
  return lines
}
