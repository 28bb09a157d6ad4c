import { covered, three } from './cover'
import { bilinear, halfway, look, mirroredAt } from './texels'

/**
 * Light on a patch of surface. All that a call needs lies in one block of 4-byte fields, in the order of these names;
 * `layout` in `../shade.ts` writes it.
 */
// prettier-ignore
const enum Field {
  FrameR, FrameG, FrameB, FrameWidth, FrameHeight,
  Left, Top, Width, Height, Coverage, NormalX, NormalY, NormalZ, ColourR, ColourG, ColourB, Enamel, Open,
  OwnR, OwnG, OwnB, Metal, Rough, Reflect, Coat, CoatRough, Scatter, Sheen, Glow,
  Gain, Diffuse, DiffuseSide, Levels, LevelCount,
  Cells, Columns, Rows, Reach, Strength,
}

/** How far the line of sight leans at the frame's sides: flat faces get a gradient from it. */
const PERSPECTIVE: f32 = 0.75
/** How much of the bending of a surface within a pixel counts as roughness: keeps reflections from breaking up. */
const BEND: f32 = 1.5
/** From this turn of the normal on, squared for each pixel's way, a pixel is looked at in four places. */
const CREASED: f32 = 0.02
/** Shorter normals, squared, are none: beside walls. */
const NO_NORMAL: f32 = 0.5
/** Pixels that are covered by less lie on an outline; what is brighter there would be as white as a whole pixel. */
const WHOLE: f32 = 0.98
const BRIGHTEST: f32 = 1.5
/** Those places, from its middle. */
const NEAR: f32 = 0.125
const FAR: f32 = 0.375

// @ts-ignore: a decorator of AssemblyScript
@inline
function real(block: usize, field: i32): f32 {
  return load<f32>(block + (<usize>field << 2))
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function whole(block: usize, field: i32): i32 {
  return load<i32>(block + (<usize>field << 2))
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function plane(block: usize, field: i32, at: usize): f32 {
  return load<f32>(<usize>load<i32>(block + (<usize>field << 2)) + at)
}

/** How the normal changes to the right and down from the pixel at work, x and y. */
let right: v128 = f32x4(0, 0, 0, 0)
let down: v128 = f32x4(0, 0, 0, 0)
/** Where the ray of the pixel at work goes, and how rough its surface is seen. */
let rayX: f32 = 0
let rayY: f32 = 0
let rayZ: f32 = 0
/** Where that is in all levels of an environment, as shares of their sides. */
let ray: v128 = f32x4(0, 0, 0, 0)
let bent: f32 = 0
let facing: f32 = 0
let grazing: f32 = 0

export function shade(block: usize): void {
  const width = whole(block, Field.Width)
  const frameWidth = whole(block, Field.FrameWidth)
  const frameHeight = whole(block, Field.FrameHeight)
  const left = whole(block, Field.Left)
  const top = whole(block, Field.Top)
  const lean: f32 = PERSPECTIVE / <f32>frameWidth
  const firstX = max(0, -left)
  const lastX = min(width, frameWidth - left)
  const lastY = min(whole(block, Field.Height), frameHeight - top)
  for (let y = max(0, -top); y < lastY; y++) {
    const sightY = (<f32>frameHeight * 0.5 - <f32>(y + top)) * lean
    for (let x = firstX; x < lastX; x++) {
      const at = <usize>(y * width + x) << 2
      const share = plane(block, Field.Coverage, at)
      if (share < 0.004) continue
      const sightX = (<f32>frameWidth * 0.5 - <f32>(x + left)) * lean
      const isCreased = bend(block, at, x, y, width)
      if (!isCreased) aim(block, at, sightX, sightY, 0, 0)
      const light = isCreased
        ? creased(block, at, width, <f32>(x + left), <f32>(y + top), sightX, sightY)
        : lightAt(block, at, <f32>(x + left), <f32>(y + top))
      const to = <usize>((y + top) * frameWidth + x + left) << 2
      const r = <usize>whole(block, Field.FrameR) + to
      const g = <usize>whole(block, Field.FrameG) + to
      const b = <usize>whole(block, Field.FrameB) + to
      const now = covered(three(r, g, b), light, share)
      v128.store_lane<f32>(r, now, 0)
      v128.store_lane<f32>(g, now, 1)
      v128.store_lane<f32>(b, now, 2)
    }
  }
}

/** How the surface bends at a pixel; true where it turns too far for one look. */
function bend(block: usize, at: usize, x: i32, y: i32, width: i32): bool {
  bent = 0
  if (x === 0 || y === 0 || x === width - 1 || y === whole(block, Field.Height) - 1) return false
  const line = <usize>width << 2
  const west = slope(block, at, at - 4)
  const north = slope(block, at, at - line)
  const steps = f32x4.add(f32x4.mul(west, west), f32x4.mul(north, north))
  bent = min<f32>(0.2, BEND * (f32x4.extract_lane(steps, 0) + f32x4.extract_lane(steps, 1)))
  const half = f32x4.splat(0.5)
  right = f32x4.mul(f32x4.sub(west, slope(block, at, at + 4)), half)
  down = f32x4.mul(f32x4.sub(north, slope(block, at, at + line)), half)
  const turns = f32x4.add(f32x4.mul(right, right), f32x4.mul(down, down))
  return f32x4.extract_lane(turns, 0) + f32x4.extract_lane(turns, 1) > CREASED
}

/** How the normal differs from that of a neighbour, x and y; nothing where that is no surface. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function slope(block: usize, at: usize, next: usize): v128 {
  const x = plane(block, Field.NormalX, next)
  const y = plane(block, Field.NormalY, next)
  const z = plane(block, Field.NormalZ, next)
  if (x * x + y * y + z * z < NO_NORMAL) return f32x4.splat(0)
  return f32x4(plane(block, Field.NormalX, at) - x, plane(block, Field.NormalY, at) - y, 0, 0)
}

/**
 * What a crease mirrors, by four looks at it, of those that lie on the surface: one alone would break the line of a
 * lamp that is narrower than a pixel into dashes.
 */
function creased(block: usize, at: usize, width: i32, x: f32, y: f32, px: f32, py: f32): v128 {
  bent *= 0.5
  const share = plane(block, Field.Coverage, at)
  let inX: f32 = 0
  let inY: f32 = 0
  if (share < WHOLE) {
    const line = <usize>width << 2
    inX = plane(block, Field.Coverage, at + 4) - plane(block, Field.Coverage, at - 4)
    inY = plane(block, Field.Coverage, at + line) - plane(block, Field.Coverage, at - line)
    const length = sqrt<f32>(inX * inX + inY * inY)
    if (length > 0.01) {
      inX /= length
      inY /= length
    }
  }
  const most: f32 = share < WHOLE ? BRIGHTEST : f32.MAX_VALUE
  let roots = f32x4.splat(0)
  let all: f32 = 0
  for (let look = 0; look < 4; look++) {
    const aside: f32 = look === 0 ? -FAR : look === 1 ? NEAR : look === 2 ? FAR : -NEAR
    const below: f32 = look === 0 ? -NEAR : look === 1 ? -FAR : look === 2 ? NEAR : FAR
    const inside: f32 = 0.5 + (share - 0.5 + aside * inX + below * inY) * 4
    const weight: f32 = share < WHOLE ? max<f32>(0.02, min<f32>(1, inside)) : 1
    aim(block, at, px, py, aside, below)
    const light = f32x4.pmin(f32x4.splat(most), f32x4.pmax(f32x4.splat(0), lightAt(block, at, x, y)))
    const root = f32x4.sqrt(light)
    roots = f32x4.add(roots, f32x4.mul(root, f32x4.splat(weight)))
    all += weight
  }
  const mean = f32x4.div(roots, f32x4.splat(all))
  return f32x4.mul(mean, mean)
}

/** Mirrors the line of sight on the surface, so far from the pixel's middle to the right and down. */
function aim(block: usize, at: usize, px: f32, py: f32, aside: f32, below: f32): void {
  const scale: f32 = 1 / sqrt<f32>(px * px + py * py + 1)
  let nx = plane(block, Field.NormalX, at)
  let ny = plane(block, Field.NormalY, at)
  let nz = plane(block, Field.NormalZ, at)
  if (aside !== 0) {
    const moved = f32x4.add(f32x4.mul(right, f32x4.splat(aside)), f32x4.mul(down, f32x4.splat(below)))
    nx += f32x4.extract_lane(moved, 0)
    ny += f32x4.extract_lane(moved, 1)
    const flat = nx * nx + ny * ny
    nz = sqrt<f32>(max<f32>(0, 1 - flat))
    if (flat > 1) {
      nx /= sqrt<f32>(flat)
      ny /= sqrt<f32>(flat)
    }
  }
  const turned = (nx * px + ny * py + nz) * scale
  facing = turned > 0.03 ? turned : 0.03
  rayX = 2 * facing * nx - px * scale
  rayY = 2 * facing * ny - py * scale
  rayZ = 2 * facing * nz - scale
  ray = halfway(rayX, rayY, rayZ)
  const away: f32 = 1 - facing
  grazing = away * away * away * away * away
}

/** Light of the pixel towards the viewer: red, green, blue in the first lanes. */
function lightAt(block: usize, at: usize, x: f32, y: f32): v128 {
  const enamel: f32 = whole(block, Field.Enamel) ? plane(block, Field.Enamel, at) : 0
  const metal = real(block, Field.Metal) * (1 - 0.85 * enamel)
  const rough = real(block, Field.Rough)
  const seen = sqrt<f32>(min<f32>(1, rough * rough + bent))
  const gain = real(block, Field.Gain)
  let mirrored = f32x4.mul(mirror(block, seen), f32x4.splat(gain))
  if (whole(block, Field.Cells) && rayZ < 0.25) mirrored = meetScene(block, mirrored, x, y)
  const open: f32 = whole(block, Field.Open) ? plane(block, Field.Open, at) : 1
  const mirrorOpen: f32 = 0.3 + 0.7 * open
  const colour = colourAt(block, at)
  const reflect = f32x4.splat(real(block, Field.Reflect))
  const f0 = f32x4.add(reflect, f32x4.mul(f32x4.sub(colour, reflect), f32x4.splat(metal)))
  const rise = f32x4.sub(f32x4.pmax(f32x4.splat(1 - seen), f0), f0)
  const fresnel = f32x4.add(f0, f32x4.mul(rise, f32x4.splat(grazing)))
  let light = f32x4.mul(f32x4.mul(mirrored, fresnel), f32x4.splat(mirrorOpen))
  light = f32x4.add(light, f32x4.mul(colour, f32x4.splat(real(block, Field.Glow))))
  if (metal < 1) light = f32x4.add(light, diffuse(block, at, colour, gain * (1 - metal), open, enamel))
  const film = max<f32>(real(block, Field.Coat), enamel)
  return film > 0 ? coated(block, light, film, gain * mirrorOpen) : light
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function colourAt(block: usize, at: usize): v128 {
  if (whole(block, Field.ColourR) === 0) return v128.load(block + (Field.OwnR << 2))
  return f32x4(plane(block, Field.ColourR, at), plane(block, Field.ColourG, at), plane(block, Field.ColourB, at), 0)
}

/** What scatters below the surface lights it as if it were flatter, and never leaves it quite dark. */
function diffuse(block: usize, at: usize, colour: v128, gain: f32, open: f32, enamel: f32): v128 {
  const scatter = real(block, Field.Scatter)
  const straight: f32 = 1 - 0.7 * scatter
  const soft = open + (1 - open) * scatter * 0.6
  const nx = plane(block, Field.NormalX, at) * straight
  const ny = plane(block, Field.NormalY, at) * straight
  const nz = plane(block, Field.NormalZ, at) + scatter * 0.5
  const found = look(<usize>whole(block, Field.Diffuse), whole(block, Field.DiffuseSide), halfway(nx, ny, nz))
  const given = f32x4.mul(found, f32x4.splat(gain * soft))
  let tint = f32x4.mul(colour, f32x4.splat(1 + enamel))
  const sheen = real(block, Field.Sheen)
  if (sheen > 0) {
    const away: f32 = 1 - facing
    const fibres = f32x4.splat(sheen * away * away * away)
    const pale = f32x4.add(f32x4.splat(0.4), f32x4.mul(f32x4.splat(0.6), colour))
    tint = f32x4.add(tint, f32x4.mul(fibres, pale))
  }
  return f32x4.mul(given, tint)
}

/** A clear film over the light of what lies below. */
function coated(block: usize, light: v128, film: f32, gain: f32): v128 {
  const share = min<f32>(1, (0.04 + 0.96 * grazing) * film)
  const rough = real(block, Field.CoatRough)
  const found = mirror(block, sqrt<f32>(rough * rough + bent))
  return f32x4.add(f32x4.mul(light, f32x4.splat(1 - share)), f32x4.mul(found, f32x4.splat(share * gain)))
}

/** Rays that leave to the back meet the scene instead of the surroundings. */
function meetScene(block: usize, mirrored: v128, x: f32, y: f32): v128 {
  const t: f32 = rayZ > -0.35 ? (0.25 - rayZ) / 0.6 : 1
  const weight = t * t * (3 - 2 * t) * real(block, Field.Strength)
  const columns = whole(block, Field.Columns)
  const rows = whole(block, Field.Rows)
  const reach = real(block, Field.Reach)
  const u = ((x + rayX * reach) / <f32>whole(block, Field.FrameWidth)) * <f32>columns - 0.5
  const v = ((y + rayY * reach) / <f32>whole(block, Field.FrameHeight)) * <f32>rows - 0.5
  const last = f32x4(<f32>columns - 1.001, <f32>rows - 1.001, 0, 0)
  const scene = bilinear(<usize>whole(block, Field.Cells), columns, last, f32x4(u, v, 0, 0))
  return f32x4.add(mirrored, f32x4.mul(f32x4.sub(scene, mirrored), f32x4.splat(weight)))
}

/** Mirrored light of the pixel at work at a roughness. */
function mirror(block: usize, rough: f32): v128 {
  return mirroredAt(<usize>whole(block, Field.Levels), whole(block, Field.LevelCount), rough, ray)
}
