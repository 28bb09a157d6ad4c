import * as z from 'zod'
import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { blur } from '../../kernels/blur.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { sampleRows } from '../../kernels/sampled-rows.ts'
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
import { TwiceExposed } from '../painting/twice-exposed.ts'
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
/** How light faces are on the print. */
const FACE_LIGHT = 0.26
/** How much of the brightest light the print holds back: brows and cheeks keep their form against the paper. */
const SHOULDER = 0.2
const TONES = 1024
/**
 * Tones of skin that differ less are pores, as squares of lightness. Between walls a face keeps its texture; what bold
 * tones make of it among trees is stubble.
 */
const PORES = { forest: 0.0025, towers: 0.0006 } as const
/** How far a dark scene stands out over the outline, as a share of the height: walls hardly. */
const BEYOND = { forest: 0.004, towers: 0.004 } as const

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
      calmSkin(lightnessOf(print), print, silhouette.clear, PORES[kind]),
      width,
      height,
      0.03 * height,
      0.6,
    )
    expose(tones, silhouette.clear)
    grain(tones, width, height)
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
    const bold = mix(even, smoothstep(0.02, 0.98, even), 0.34)
    return bold * (1 - SHOULDER * bold * bold)
  })
  for (let at = 0; at < tones.length; at++) tones[at] = table[(tones[at]! * TONES) | 0]!
}

/** How much the grain of the film changes half tones. */
const GRAIN = 0.05

/** The grain of a fast film, most in half tones: calm skin is no airbrushed one in it. */
function grain(tones: Float32Array, width: number, height: number): void {
  const rows = new NoiseRows('grain', width, { scale: 1500 / Math.max(width, height) })
  for (let y = 0, at = 0; y < height; y++) {
    const row = rows.at(y)
    for (let x = 0; x < width; x++, at++) {
      const tone = tones[at]!
      tones[at] = Math.min(1, Math.max(0, tone + 4 * GRAIN * row[x]! * tone * (1 - tone)))
    }
  }
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
  silhouette: Silhouette,
  tones: Float32Array,
  { tone, wash, width: across, chin, foot, beyond: far, wholeFace }: Washed & { beyond: number; wholeFace: boolean },
): void {
  const { width, height } = print
  const { face } = silhouette
  const softened = (from: Float32Array, by: number) => blur(from, width, height, by * height)
  const rows = new TwiceExposed(print, {
    ...silhouette,
    tones,
    // What is hair is told by more than a pixel: a parting or a brow would fray it.
    soft: softened(tones, 0.008),
    wide: softened(tones, 0.022),
    around: softened(silhouette.mask, 0.02),
    beyond: softened(silhouette.mask, far),
    wholeFace,
    hasFaces: facesOf(print).length > 0,
  })
  const below = (face.y + face.height) / height
  const scale = Math.min(1.5, Math.max(0.5, (1 - below) / (foot - chin)))
  const middle = face.x + face.width / 2
  const columns = Float32Array.from({ length: width }, (_, x) => mirrored((x - middle) / scale + across / 2, across))
  // It ends in upright strokes, no two as far out.
  const strokes = new NoiseRows('clouds', width, { scale: 3800 / height, scaleY: 260 / height })
  const downAt = (y: number) => chin + (y / height - below) / scale
  sampleRows(
    [tone, wash],
    { width: across, height },
    {
      width,
      height,
      place(y, xs, ys) {
        xs.set(columns)
        ys.fill(downAt(y) * height)
      },
      use(y, seen) {
        rows.lay(y, seen[0]!, seen[1]!, strokes.at(y), smoothstep(0.42, 0.52, downAt(y)))
      },
    },
  )
}

/** The scene goes on beyond its sides as its mirror image. */
function mirrored(x: number, width: number): number {
  const place = Math.abs(x) % (2 * width)
  return place < width ? place : 2 * width - place
}
