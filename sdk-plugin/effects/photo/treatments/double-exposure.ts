import * as z from 'zod'
import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { blur } from '../../kernels/blur.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { sampleAt } from '../../kernels/resample.ts'
import { drawBirds } from '../painting/birds.ts'
import { calmSkin } from '../painting/calm-skin.ts'
import { evenKey } from '../painting/even-key.ts'
import type { Print } from '../photo.ts'
import { sceneOf, SCENERIES, type SceneryName } from '../painting/scenery/index.ts'
import type { Scene } from '../painting/scenery/scenery.ts'
import { type Silhouette, silhouetteOf } from '../painting/silhouette.ts'
import { loosenHair } from '../painting/loose-hair.ts'
import { cleanEdge, clearEdgesOnce } from '../painting/stand.ts'
import { facesOf } from '../painting/subject.ts'
import { lift, lightnessOf, localContrast } from '../painting/tone.ts'
import { treatment } from './treatment.ts'

const KEPT_BYTES = 18 * 1024 * 1024
/** How much wider than the picture a scene is drawn: it is seen from further away where a head is large. */
const WIDER = 1.45
const kept = new Kept<Washed>(KEPT_BYTES, ({ tone, wash }) => tone.byteLength + (wash === tone ? 0 : wash.byteLength))

/** A scene, and what of it matters along an outline: of towers their walls, not each of their windows. */
interface Washed extends Scene {
  wash: Float32Array
}

const PAPER: Rgb = [0.9, 0.875, 0.83]
const INK: Rgb = [0.006, 0.012, 0.02]
const BRIGHT: Rgb = [0.93, 0.89, 0.84]
const MIST: Rgb = [0.68, 0.78, 0.83]
const SUN: Rgb = [1, 0.72, 0.46]
/** How light faces are on the print. */
const FACE_LIGHT = 0.33
/** How much of the scene is seen on skin beside eyes, nose and mouth. */
const THROUGH = 0.08
const TONES = 1024
/** How much of the photo's own fine relief the scene takes: most in hair, little in cloth, whose stitches fight with it. */
const [RELIEF, CLOTH] = [0.75, 0.14]
/** How much of the outline is lost at most where the scene is as light as the paper. */
const LEAK = 0.8
/** How dark the scene has to be to stand out over the outline, and how far it does as a share of the height: walls hardly. */
const DARK = 0.12
const BEYOND = { forest: 0.018, towers: 0.004 } as const

/**
 * Two exposures on one sheet: who is in the photo as a crisp silhouette on pale paper, a drawn scene within it, the
 * face kept clear.
 */
export const doubleExposure = treatment({
  name: 'doubleExposure',
  schema: z.strictObject({
    kind: z.literal('doubleExposure'),
    scene: z.enum(Object.keys(SCENERIES) as [SceneryName]).default('forest'),
  }),
  apply(print, { scene: kind }, { seed }) {
    const { width, height } = print
    const silhouette = looseOf(print, silhouetteOf(print), kind === 'towers')
    lift(print)
    evenKey(print, facesOf(print), 1)
    const tones = localContrast(
      calmSkin(lightnessOf(print), print, silhouette.clear),
      width,
      height,
      0.03 * height,
      0.6,
    )
    expose(tones, silhouette.clear)
    const wide = Math.round(WIDER * width)
    const scene = kept.get(`${kind} ${wide}x${height} ${seed}`, () => {
      const made = sceneOf(kind, { width: wide, height, seed })
      return { ...made, wash: kind === 'towers' ? blur(made.tone, wide, height, 0.022 * height).slice() : made.tone }
    })
    layPaper(print)
    develop(print, silhouette, tones, { ...scene, beyond: BEYOND[kind], wholeFace: kind === 'towers' })
    if (kind === 'forest') drawBirds(print, silhouette.face, seed)
  },
})

/** Hair that does not end in one line. @param isTight The mask follows single hairs: walls would show a second outline */
function looseOf(print: Print, silhouette: Silhouette, isTight: boolean): Silhouette {
  if (isTight) clearEdgesOnce(print, silhouette.mask, facesOf(print))
  else cleanEdge(print, silhouette.mask)
  return { ...silhouette, mask: loosenHair(print, silhouette.mask, facesOf(print)) }
}

/** Bold tones; faces of all photos and people come out equally light. */
function expose(tones: Float32Array, clear: Float32Array): void {
  let [sum, weight] = [0, 1e-6]
  for (let at = 0; at < tones.length; at += 5) {
    // Skin alone: hair is as dark in all photos.
    const skin = smoothstep(0.9, 1, clear[at]!)
    sum += tones[at]! * skin
    weight += skin
  }
  const power = Math.log(FACE_LIGHT) / Math.log(Math.min(0.8, Math.max(0.2, sum / weight)))
  const table = Float32Array.from({ length: TONES + 1 }, (_, tone) => {
    const even = (tone / TONES) ** power
    return mix(even, smoothstep(0.02, 0.98, even), 0.5)
  })
  for (let at = 0; at < tones.length; at++) tones[at] = table[(tones[at]! * TONES) | 0]!
}

function layPaper({ width, height, r, g, b }: Print): void {
  const k = 900 / Math.max(width, height)
  const grain = new NoiseRows('grain', width, { scale: 1.9 * k })
  const clouds = new NoiseRows('clouds', width, { scale: k })
  for (let y = 0, at = 0; y < height; y++) {
    const fine = grain.at(y)
    const wide = clouds.at(y)
    const v = y / height - 0.45
    for (let x = 0; x < width; x++, at++) {
      const u = x / width - 0.5
      const tone = (1 + 0.035 * fine[x]! + 0.03 * wide[x]!) * (1 - 0.16 * (u * u + v * v))
      r[at] = PAPER[0] * tone
      g[at] = PAPER[1] * tone
      b[at] = PAPER[2] * tone
    }
  }
}

/** Lays the photo and, beside the face, the scene on the paper, within the silhouette. */
function develop(
  print: Print,
  { mask, clear, features, face }: Silhouette,
  tones: Float32Array,
  { tone, wash, width: across, chin, foot, beyond: far, wholeFace }: Washed & { beyond: number; wholeFace: boolean },
): void {
  const { width, height } = print
  const planes = [print.r, print.g, print.b] as const
  const around = blur(mask, width, height, 0.02 * height)
  // What is hair is told by more than a pixel: a parting or a brow would fray it.
  const soft = blur(tones, width, height, 0.008 * height)
  const beyond = blur(mask, width, height, far * height)
  const wide = blur(tones, width, height, 0.022 * height)
  const below = (face.y + face.height) / height
  const scale = Math.min(1.5, Math.max(0.5, (1 - below) / (foot - chin)))
  const middle = face.x + face.width / 2
  // Fur is dark all over: the scene would swallow an animal's head.
  const [through, kept] = facesOf(print).length > 0 ? [THROUGH, 0.92] : [0, 1]
  // A low sun behind a shoulder.
  const reach = 0.9 * face.height
  const [sunX, sunY] = [middle + 0.75 * face.width, face.y + 1.5 * face.height]
  // It ends in upright strokes, no two as far out.
  const strokes = new NoiseRows('clouds', width, { scale: 3800 / height, scaleY: 260 / height })
  for (let y = 0, at = 0; y < height; y++) {
    const ends = strokes.at(y)
    const down = (chin + (y / height - below) / scale) * height
    const low = smoothstep(0.42, 0.52, down / height)
    const cloth = smoothstep(below + 0.05, below + 0.2, y / height)
    const brow = wholeFace ? browAt((y - face.y) / face.height) : 0
    // The crown stays hair: a pale sky in dark locks would be a patch there.
    const crown = wholeFace ? mix(0.03, 1, smoothstep(0.02, 0.6, (y - face.y) / face.height)) : 1
    const cheek = wholeFace ? mix(0.035, 0.14, smoothstep(below + 0.14, below + 0.26, y / height)) : 0.16
    for (let x = 0; x < width; x++, at++) {
      if (beyond[at]! <= 0.02) continue
      const from = mirrored((x - middle) / scale + across / 2, across)
      const seen = sampleAt(tone, across, height, from, down)
      const wall = wholeFace ? sampleAt(wash, across, height, from, down) : seen
      // What is dark in the scene grows out over the outline.
      const end = 0.27 + 0.14 * ends[x]!
      const grown = low * smoothstep(DARK, 0.7 * DARK, wall) * smoothstep(end, end + 0.07, beyond[at]!)
      const own = smoothstep(0.12, 0.66, mask[at]!)
      // Where mist or sky meets the paper, its light leaks in over the outline.
      const leak = LEAK * crown * crown * smoothstep(0.25, 0.8, wall) * smoothstep(0.99, 0.55, around[at]!) * (1 - features[at]!)
      const share = Math.max(own * (1 - leak), grown)
      if (share <= 0) continue
      const bold = tones[at]!
      // Hair is dark: what lies over it shows through, on skin it does not.
      const dark = smoothstep(0.46, 0.14, soft[at]!) * (1 - kept * smoothstep(0.5, 0.92, features[at]!))
      const covering = Math.max(1 - smoothstep(0.08, 0.55, clear[at]!), 0.92 * dark, through * (1 - features[at]!))
      // Edges of walls would cut a cheek where it turns away: lit skin keeps its whole contour, what of it lies in the shade
      // shows the towers out of focus.
      const round = (x - middle) / ((wholeFace ? 1 : 0.92) * face.width)
      const up = (y - face.y - 0.55 * face.height) / (0.94 * face.height)
      const near = wholeFace ? smoothstep(1.3, 0.95, round * round + up * up) : 0
      const lit = smoothstep(cheek, 1.5 * cheek + 0.1, soft[at]!)
      const outer = crown * covering * (1 - 0.94 * near * lit)
      const still = Math.max(brow * smoothstep(0.8, 0.5, Math.abs(round)), near * (1 - cloth) * smoothstep(0.03, 0.12, soft[at]!))
      const scene = mix(seen, wall, still)
      // Its locks and the folds of cloth stay as a relief in the scene.
      const apart = (bold + 0.03) / (wide[at]! + 0.03) - 1
      const relief = 1 + (0.8 * apart) / (1 + Math.abs(apart))
      const place = Math.min(
        1,
        scene *
          Math.sqrt(scene) *
          mix(0.72, 1.25, smoothstep(0, 0.42, bold)) *
          mix(1, relief, mix(RELIEF, CLOTH, Math.max(cloth, smoothstep(0.5, 0.9, seen)))),
      )
      const away = ((x - sunX) / reach) ** 2 + ((y - sunY) / reach) ** 2
      // Lamps are warmer than any sun.
      const warm = Math.max(0.75 * Math.exp(-away), smoothstep(0.9, 1.1, seen))
      // Against the paper a form is a little darker, but for where the mist in it is as light.
      const rim = Math.min(1, Math.max(0, 2 - 2 * around[at]!))
      const crisp = 1 - 0.1 * rim * (1 - 0.6 * place * outer)
      for (let c = 0; c < 3; c++) {
        const first = mix(INK[c as 0], BRIGHT[c as 0], bold * Math.sqrt(bold))
        const air = mix(MIST[c as 0], SUN[c as 0] * 1.25, warm)
        const second = mix(INK[c as 0], air, place) + 0.12 * (1 - cloth) * first * bold
        planes[c]![at]! += (mix(first, second, outer) * crisp - planes[c]![at]!) * share
      }
    }
  }
}

/** A hairline would cut through roofs: over a forehead they are far out of focus. */
function browAt(down: number): number {
  return smoothstep(0.2, 0.06, down) * smoothstep(-0.3, -0.12, down)
}

/** The scene goes on beyond its sides as its mirror image. */
function mirrored(x: number, width: number): number {
  const place = Math.abs(x) % (2 * width)
  return place < width ? place : 2 * width - place
}
