import { smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { hypot } from '../../hypot.ts'
import { beds, curve, dome, FAR, type Form, type Part } from './carving.ts'
import { haunch, paw, plinth } from './statue-feet.ts'

/** A sphinx from the front, as heights towards the viewer; its view is 1000 wide and 1250 high. */
export interface Statue {
  heights: Float32Array
  /** How much of each pixel it covers. */
  share: Float32Array
  /** How much the weather has worn it: the body more than the head. */
  worn: Float32Array
}

/** The face's oval in the view. */
export const FACE = { x: 500, y: 462, wide: 182, high: 240 } as const
export const VIEW_HIGH = 1250

const kept = new Kept<Statue>(2)

/** The statue without its face, in pixels of a picture; the view is as high as it, and in its middle. */
export function statueOf(width: number, height: number): Statue {
  return kept.get(`${width} ${height}`, () => carve(width, height))
}

function carve(width: number, height: number): Statue {
  const plane = () => new Float32Array(width * height)
  const [heights, share, worn] = [plane(), plane(), plane()]
  const scale = height / VIEW_HIGH
  for (let row = 0; row < height; row++) {
    const y = (row + 0.5) / scale
    for (let column = 0; column < (width + 1) / 2; column++) {
      const form = formAt(Math.abs(column + 0.5 - width / 2) / scale, y)
      // The same on the right as on the left.
      for (const at of [row * width + column, row * width + width - 1 - column]) {
        heights[at] = form.z * scale
        share[at] = Math.min(1, Math.max(0, form.inside * scale + 0.5))
        worn[at] = form.worn
      }
    }
  }
  return { heights, share, worn }
}

/** @param a Away from the middle */
function formAt(a: number, y: number): Form {
  const made: Form = { z: FAR, inside: -9, worn: 1 }
  const add = (part: Form | undefined) => {
    if (!part || part.inside < -1) return
    made.inside = Math.max(made.inside, part.inside)
    if (part.z <= made.z) return
    made.z = part.z
    made.worn = part.worn
  }
  for (const part of PARTS) add(part(a, y))
  return made
}

/** Rounded bands with a groove between two of them. @param at In bands */
function pleats(at: number, depth: number): number {
  const off = Math.abs(at - Math.floor(at) - 0.5) * 2
  return depth * (dome(off) - 0.6) - depth * 0.9 * smoothstep(0.84, 1, off)
}

const CLOTH = curve(
  [88, 0],
  [96, 62],
  [116, 112],
  [150, 156],
  [210, 198],
  [300, 226],
  [400, 262],
  [520, 318],
  [640, 352],
)
const OPEN_TOP = 262
const OPEN = curve(
  [OPEN_TOP, 0],
  [268, 70],
  [284, 120],
  [312, 158],
  [360, 186],
  [430, 196],
  [560, 190],
  [650, 176],
  [720, 140],
)

/** The head in the cloth, which the face is hewn from: temples and jaw go back to the cloth, with no gap between them. */
const headZ = (a: number, y: number) => {
  const far = (a / 206) ** 2 + ((y - 450) / 330) ** 2
  return 38 + 150 * Math.sqrt(Math.max(0, 1 - far)) - 78 * smoothstep(590, 700, y)
}

/**
 * What lies between face and cloth was never hollowed out: the rock goes up from the cheeks to the cloth's edge.
 *
 * @param hem Height of the cloth at its edge @param open Where that is
 */
const rockZ = (a: number, y: number, hem: number, open: number) => {
  const rock = hem - 12 - 120 * (1 - a / Math.max(1, open)) - 26 * smoothstep(610, 720, y)
  const head = headZ(a, y)
  const apart = Math.abs(head - rock)
  return Math.max(head, rock) + (apart < 44 ? (44 - apart) ** 2 / 176 : 0)
}

/** Hair under the cloth: it stands before cheeks and jaw, combed down along the cloth's edge in locks that wave. */
function locks(a: number, y: number, open: number): number {
  const edge = 156 + 5 * Math.sin(y / 34) - 42 * smoothstep(500, 700, y)
  const at = (open - a) / 14 + 0.42 * Math.sin(y / 38) + 0.16 * Math.sin(y / 13)
  const cut = 2.4 * Math.sin(9 * (at - Math.floor(at)) + y / 4.4 + 2.1 * Math.floor(at))
  return (17 + pleats(at, 15) + cut) * smoothstep(316, 356, y) * smoothstep(edge, edge + 9, a)
}

/** The headcloth: over the crown and out to the shoulders, open before the face. */
const cloth: Part = (a, y) => {
  const wide = CLOTH(Math.min(y, 640))
  const hem = 742 - 0.42 * (a - 180)
  const inside = Math.min(wide - a, hem - y, (y - 88) * 2)
  if (inside < -1) return undefined
  const open = y > OPEN_TOP ? OPEN(y) : 0
  const q = a / wide
  const crown = y < 250 ? 0.45 + 0.55 * dome((250 - y) / 165) : 1
  const z = 24 + 150 * Math.sqrt(Math.max(0, 1 - q ** 2.6)) * crown - 46 * smoothstep(470, 740, y)
  if (a < open) {
    const hem = 24 + 150 * Math.sqrt(Math.max(0, 1 - (open / wide) ** 2.6)) * crown - 46 * smoothstep(470, 740, y)
    return { z: rockZ(a, y, hem, open) + locks(a, y, open), inside, worn: 0.4 }
  }
  // The bands run out from the brow, and level over the wings.
  const centre = 400
  const fan = y < centre ? 290 * Math.atan2(y - centre, a) : y - centre - 0.1 * (a - 200) * smoothstep(centre, 560, y)
  const rim = bandAt(a, y)
  const fold = pleats(fan / 31, 14) * smoothstep(4, 16, inside)
  return { z: rim > 0 ? z + 16 + 7 * dome(1 - 2 * Math.min(1, rim)) : z + fold, inside, worn: 0.35 }
}

/** The smooth band over the brow: how far up it, 0 to 1. */
function bandAt(a: number, y: number): number {
  if (y > 396) return 0
  const far = hypot(a / 198, (y - 420) / 158)
  return far > 1 && far < 1.17 ? (far - 1) / 0.17 : 0
}

const neck: Part = (a, y) => {
  const inside = Math.min(150 - a, y - 600)
  // It carries the chin, and goes down into the chest.
  const z = 36 + 76 * dome(a / 152) - 190 * smoothstep(700, 850, y)
  return inside < 0 ? undefined : { z, inside, worn: 0.7 }
}

const CHEST = curve([690, 214], [722, 300], [780, 356], [880, 376], [1060, 386], [1250, 396])
const chestZ = (a: number, y: number) => {
  const round = y < 900 ? 0.35 + 0.65 * dome((900 - y) / 230) : 1
  return -70 + 180 * Math.sqrt(Math.max(0, 1 - (a / CHEST(y)) ** 2.4)) * round
}
const chest: Part = (a, y) => {
  if (y < 690) return undefined
  const bed = beds(a, y)
  // Ledges stand out at the sides too.
  return { z: chestZ(a, y) + bed, inside: CHEST(y) - a + 0.5 * bed, worn: 1 }
}

const LAP_IN = curve([600, 194], [660, 172], [720, 128], [800, 104], [960, 112])
const LAP_OUT = curve([600, 230], [700, 236], [800, 214], [960, 216])
const lappet: Part = (a, y) => {
  const [from, to] = [LAP_IN(y), LAP_OUT(y)]
  const inside = Math.min(a - from, to - a, 962 - y, y - 600)
  if (inside < -1) return undefined
  const level = Math.max(y < 740 ? 66 : 0, chestZ(a, y) + 16)
  const z =
    level + 34 * dome(1 - Math.min(1, inside / 22)) + pleats((y - 0.05 * a) / 25, 11) * smoothstep(6, 18, inside)
  return { z, inside, worn: 0.45 }
}

/** An ear that grows out of the temple: its front goes down into the rock, its rim stands off the cloth. */
const ear: Part = (a, y) => {
  const [u, v] = [(a - 204) / 30, (y - 446 + 0.32 * (a - 204)) / 62]
  // Narrower towards the lobe.
  const far = hypot(u / (1 - 0.26 * smoothstep(0, 1, v)), v)
  if (far > 1) return undefined
  const bump = (cu: number, cv: number, wide: number, high: number) =>
    Math.exp(-(((u - cu) / wide) ** 2) - ((v - cv) / high) ** 2)
  const ring = (at: number, thick: number) => Math.exp(-(((far - at) / thick) ** 2))
  // Its rim runs from the front over the top and down behind, a second one within; the lobe has none.
  const back = smoothstep(-0.55, 0.1, u - 0.5 * smoothstep(-0.4, -0.9, v)) * smoothstep(0.75, 0.4, v)
  const rims = 13 * ring(0.84, 0.17) * Math.max(back, smoothstep(-0.4, -0.75, v)) + 10 * ring(0.45, 0.17) * back
  const hollows = 26 * bump(-0.24, 0.14, 0.32, 0.34) + 8 * bump(0.1, -0.3, 0.22, 0.2)
  const soft = 9 * bump(-0.1, 0.76, 0.42, 0.22)
  const edge = 1 - far ** 6
  return { z: 112 + 16 * u + 30 * edge + rims - hollows + soft, inside: (1 - far) * 25, worn: 0.5 }
}

/** The cobra at the brow, its hood spread. */
const COBRA = curve([52, 0], [58, 14], [74, 20], [92, 15], [112, 27], [150, 34], [196, 24], [250, 13])
const cobra: Part = (a, y) => {
  if (y < 52 || y > 250) return undefined
  const wide = COBRA(y)
  const inside = Math.min(wide - a, (y - 52) * 2)
  if (inside < -1) return undefined
  const belly = 5 * smoothstep(9, 6, a) * smoothstep(96, 110, y) * (0.5 + 0.5 * Math.cos(y * 0.75))
  return { z: 214 - 0.12 * (y - 60) + 34 * dome(a / Math.max(1, wide)) + belly, inside, worn: 0.2 }
}

const PARTS: readonly Part[] = [haunch, chest, neck, cloth, lappet, ear, cobra, paw, plinth]
