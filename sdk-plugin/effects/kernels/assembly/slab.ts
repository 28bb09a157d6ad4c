/**
 * A slab of glass and the ray that is followed through it: what `../reference/slab.ts` says. Lengths are pixels, and
 * places are counted from where the slab's planes begin.
 */

/** The numbers that `../slab.ts` writes first, by their place; facets are sine, cosine, and tangent of the upper limit. */
// prettier-ignore
const enum Field {
  Left, Top, Width, Height, Distance, SlopeX, SlopeY, Thick, Round, Back, Step, Ior, Cuts, Facets, End = Facets + 12,
}

export const SHAPE_FIELDS = Field.End as i32

/** Pixels into the outline beyond the planes. */
export const BEYOND: f64 = -60
/** Slopes of the distance below this lie on the ridge between two edges, where a worn edge is level. */
const RIDGE: f64 = 0.7

export let left: f64 = 0
export let top: f64 = 0
export let width: i32 = 0
export let height: i32 = 0
export let lastX: f64 = 0
export let lastY: f64 = 0
export let distance: usize = 0
export let thick: f64 = 0
export let round: f64 = 0
export let back: f64 = 0
export let shortest: f64 = 0
export let ior: f64 = 0
export let cuts: i32 = 0
let slopeX: usize = 0
let slopeY: usize = 0
let facets: usize = 0

/** The point and unit direction at work, and the unit normal of the surface there, outwards. */
export let rayX: f64 = 0
export let rayY: f64 = 0
export let rayZ: f64 = 0
export let rayDX: f64 = 0
export let rayDY: f64 = 0
export let rayDZ: f64 = 0
export let normalX: f64 = 0
export let normalY: f64 = 0
export let normalZ: f64 = 0

// @ts-ignore: a decorator of AssemblyScript
@inline
export function field(block: usize, index: i32): f64 {
  return load<f64>(block + (<usize>index << 3))
}

/** Takes up the slab that a block describes. */
export function takeSlab(block: usize): void {
  left = field(block, Field.Left)
  top = field(block, Field.Top)
  width = <i32>field(block, Field.Width)
  height = <i32>field(block, Field.Height)
  lastX = <f64>(width - 1)
  lastY = <f64>(height - 1)
  distance = <usize>field(block, Field.Distance)
  slopeX = <usize>field(block, Field.SlopeX)
  slopeY = <usize>field(block, Field.SlopeY)
  thick = field(block, Field.Thick)
  round = field(block, Field.Round)
  back = field(block, Field.Back)
  shortest = field(block, Field.Step)
  ior = field(block, Field.Ior)
  cuts = <i32>field(block, Field.Cuts)
  facets = block + (Field.Facets << 3)
}

// @ts-ignore: a decorator of AssemblyScript
@inline
export function setPoint(x: f64, y: f64, z: f64): void {
  rayX = x
  rayY = y
  rayZ = z
}

// @ts-ignore: a decorator of AssemblyScript
@inline
export function setDirection(x: f64, y: f64, z: f64): void {
  rayDX = x
  rayDY = y
  rayDZ = z
}

/** Between four pixels of a plane. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function between(plane: usize, u: f64, v: f64): f64 {
  const x = <i32>u
  const y = <i32>v
  const tx = u - <f64>x
  const at = plane + (<usize>(y * width + x) << 2)
  const below = at + (<usize>width << 2)
  const a = <f64>load<f32>(at)
  const b = <f64>load<f32>(below)
  const upper = a + (<f64>load<f32>(at, 4) - a) * tx
  const lower = b + (<f64>load<f32>(below, 4) - b) * tx
  return upper + (lower - upper) * (v - <f64>y)
}

/** Pixels into the outline. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function inwards(u: f64, v: f64): f64 {
  return u >= 0 && v >= 0 && u < lastX && v < lastY ? between(distance, u, v) : BEYOND
}

/** Whether the outline is within reach of a ray that starts here. */
export function mayMeet(x: f64, y: f64, reach: f64): bool {
  const u = <i32>floor(x + 0.5)
  const v = <i32>floor(y + 0.5)
  if (u < 0 || v < 0 || u >= width || v >= height) return true
  return <f64>load<f32>(distance + (<usize>(v * width + u) << 2)) > -reach
}

/** Finds the normal at the point at work. */
export function turnNormal(): void {
  const u = rayX
  const v = rayY
  const half = thick / 2
  const fromMiddle = rayZ + half
  const radius = fromMiddle > 0 ? round : back
  const across = radius - inwards(u, v)
  const along = abs(fromMiddle) - half + radius
  normalX = 0
  normalY = 0
  normalZ = fromMiddle > 0 ? 1 : -1
  if (across <= 0 && along > across) return
  if (!(u >= 0 && v >= 0 && u < lastX && v < lastY)) return
  const gx = between(slopeX, u, v)
  const gy = between(slopeY, u, v)
  const steep = sqrt(gx * gx + gy * gy)
  if (steep < 1e-3) return
  const up = max<f64>(0, along)
  const out = max<f64>(0.001, up > 0 && steep < RIDGE ? (across * steep) / RIDGE : across)
  const scale: f64 = 1 / sqrt(out * out + up * up)
  let sideways = out * scale
  let upright = up * scale
  if (cuts > 0 && fromMiddle > 0 && up > 0) {
    let facet = facets
    for (let index = 1; index < cuts && out >= up * load<f64>(facet, 16); index++) facet += 24
    sideways = load<f64>(facet)
    upright = load<f64>(facet, 8)
  }
  const aside = -sideways / steep
  normalX = gx * aside
  normalY = gy * aside
  normalZ *= upright
}

/** Share of light that a surface mirrors, after Schlick, by the cosine on the thinner side. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function fresnel(cos: f64): f64 {
  const out: f64 = 1 - cos
  const squared = out * out
  return 0.04 + 0.96 * squared * squared * out
}

/** Bends the ray at work at the surface: `eta` is the ratio of the indices; false where none of it gets through. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function refract(eta: f64, towards: f64): bool {
  const nx = normalX * towards
  const ny = normalY * towards
  const nz = normalZ * towards
  const cos = -(rayDX * nx + rayDY * ny + rayDZ * nz)
  const rest: f64 = 1 - eta * eta * (1 - cos * cos)
  if (rest < 0) return false
  const bend = eta * cos - sqrt(rest)
  setDirection(eta * rayDX + bend * nx, eta * rayDY + bend * ny, eta * rayDZ + bend * nz)
  return true
}

/** Throws the ray at work back from the surface, and begins a little inside of it. */
export function reflect(): void {
  const twice: f64 = 2 * (rayDX * normalX + rayDY * normalY + rayDZ * normalZ)
  setDirection(rayDX - twice * normalX, rayDY - twice * normalY, rayDZ - twice * normalZ)
  setPoint(rayX - normalX, rayY - normalY, rayZ - normalZ)
}
