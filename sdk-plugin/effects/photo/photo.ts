import type { Area } from '../kernels/crop.ts'
import { type Arena, within } from '../kernels/memory.ts'
import { scaledBytes } from '../kernels/scale.ts'
import { lightOfBytes } from '../kernels/tones.ts'
import { imageOf, type Raster } from '../../raster.ts'
import { type Face, findFaces } from '../../vision/index.ts'
import { continueAround, type Part } from './around.ts'
import { type Window, windowAround, windowAt, windowOnFaces } from './fit.ts'

/** A photo in linear light, planes of width × height pixels. */
export interface Print {
  width: number
  height: number
  r: Float32Array
  g: Float32Array
  b: Float32Array
  /** How much of each pixel there is, 0 to 1; all of it when left out. */
  share?: Float32Array
  /** Where faces are, as shares of the print, if they were looked for: what lies over a photo keeps off them. */
  faces?: readonly FacePlace[]
  /** What of it the photo itself fills, if it was continued beyond. */
  part?: Part
}

/** The middle of a face and half its size, as shares of a print's width and height. */
export interface FacePlace {
  x: number
  y: number
  halfWidth: number
  halfHeight: number
}

/** Where the eye of the frame looks in a photo. */
export type Focus = 'face' | 'attention' | readonly [number, number]

export interface PrintOptions {
  /** Pixels. */
  width: number
  height: number
  focus: Focus
  /** Free space above the hair, as a share of the print's height. */
  headroom: number
  /** How far the photo may be continued where it ends too near to a head; see `windowAround`. Default 0. */
  beyond?: number | undefined
  /** How much of the print's height heads take at least; see `windowOnFaces`. Default 0. */
  close?: number | undefined
  /** How much of it they take at most, where the photo may be continued. Default 0: no limit. */
  small?: number | undefined
  /** Where its planes lie; left out, they are arrays of their own. */
  arena?: Arena | undefined
  signal?: AbortSignal | undefined
}

/** Where photos are transparent. */
const PAPER = { r: 250, g: 249, b: 246 }
/** Photos of about the asked shape are shown whole: nothing that matters lies so near to a side. */
const ABOUT = 1.04
/** The usual one, 30 ms: at 288 a face that is plain to see may be missed. */
const FACE_SIDE = 416
/** As in `subject.ts`: a face that is plain at other sizes may score just below a half at one. */
const LEAST_SCORE = 0.4

/** A photo as it was cut and scaled: bytes of RGB, and what of the print they fill when it is to be continued. */
interface Cut {
  data: Buffer
  faces: readonly FacePlace[]
  part?: Part | undefined
}

/** How each photo was cut last: a head before a name is the same cut as the photo behind it. */
const lastCuts = new WeakMap<Raster, { name: string; cut: Cut }>()

/** Cuts and scales a photo for its place: by its faces when there are some, else by what draws the eye. */
export async function makePrint(photo: Raster, options: PrintOptions): Promise<Print> {
  const { width, height, arena } = options
  const name = JSON.stringify({ ...options, arena: undefined, signal: undefined })
  const last = lastCuts.get(photo)
  const cut = last?.name === name ? last.cut : await cutPhoto(photo, options)
  lastCuts.set(photo, { name, cut })
  const print = { ...within(arena, () => planesOf(cut.data, width, height)), faces: cut.faces }
  const { part } = cut
  if (!part || (part.width === width && part.height === height)) return print
  continueAround(print, part, cut.faces)
  return { ...print, part }
}

async function cutPhoto(photo: Raster, options: PrintOptions): Promise<Cut> {
  const { width, height, focus, signal, headroom, beyond = 0, close = 0, small = 0 } = options
  const aspect = width / height
  const ratio = photo.width / photo.height / aspect
  const whole = close === 0 && ratio < ABOUT && ratio > 1 / ABOUT
  const isSought = focus === 'face' && (!whole || beyond > 0)
  const faces = isSought
    ? await findFaces(photo, { side: FACE_SIDE, minScore: LEAST_SCORE, ...(signal ? { signal } : {}) })
    : []
  signal?.throwIfAborted()
  const around = beyond > 0 ? windowAround(photo, aspect, faces, { headroom, beyond, small }) : undefined
  if (around) return cutAround(photo, options, faces, around)
  const window = whole
    ? windowAt(photo, aspect, [0.5, 0.5])
    : (windowOnFaces(photo, aspect, faces, headroom, close) ??
      (typeof focus === 'string' ? await attention(photo, aspect) : windowAt(photo, aspect, focus)))
  const data = await scaled(photo, wholePixels(window, photo), { width, height })
  return { data, faces: faces.map((face) => placeOf(face, window)) }
}

/** Above it whole pixels are left out, which libvips does before it filters. */
const MOST_SHRUNK = 2

/** An area of a photo as RGB bytes, at the size of a print or of the part of it that it fills. */
async function scaled(
  photo: Raster,
  area: Area,
  size: { width: number; height: number },
  part?: Area,
): Promise<Buffer> {
  const { width, height } = part ?? size
  if (area.width <= MOST_SHRUNK * width && area.height <= MOST_SHRUNK * height) {
    return scaledBytes(photo, { area, ...size, part, paper: [PAPER.r, PAPER.g, PAPER.b] })
  }
  const image = imageOf(photo).extract(area).resize(width, height, { fit: 'fill' }).flatten({ background: PAPER })
  if (!part) return image.raw().toBuffer()
  const { left, top } = part
  const around = { left, top, right: size.width - left - width, bottom: size.height - top - height }
  return image
    .extend({ ...around, background: PAPER })
    .raw()
    .toBuffer()
}

/** A window that runs out of the photo: what it has no part of is continued from what lies beside. */
async function cutAround(
  photo: Raster,
  { width, height }: PrintOptions,
  found: readonly Face[],
  window: Window,
): Promise<Cut> {
  const scale = width / window.width
  const seen = wholePixels(
    {
      left: Math.max(0, window.left),
      top: Math.max(0, window.top),
      width: Math.min(photo.width, window.left + window.width) - Math.max(0, window.left),
      height: Math.min(photo.height, window.top + window.height) - Math.max(0, window.top),
    },
    photo,
  )
  const left = Math.max(0, Math.round((seen.left - window.left) * scale))
  const top = Math.max(0, Math.round((seen.top - window.top) * scale))
  const part = {
    left,
    top,
    width: Math.min(width - left, Math.max(1, Math.round(seen.width * scale))),
    height: Math.min(height - top, Math.max(1, Math.round(seen.height * scale))),
  }
  const data = await scaled(photo, seen, { width, height }, part)
  return { data, faces: found.map((face) => placeOf(face, window)), part }
}

function placeOf({ x, y, width, height }: Face, window: Window): FacePlace {
  return {
    x: (x + width / 2 - window.left) / window.width,
    y: (y + height / 2 - window.top) / window.height,
    halfWidth: width / 2 / window.width,
    halfHeight: height / 2 / window.height,
  }
}

/** Where libvips finds edges, colour and skin. */
async function attention(photo: Raster, aspect: number): Promise<Window> {
  const { width, height } = windowAt(photo, aspect, [0.5, 0.5])
  const size = { width: Math.max(1, Math.floor(width)), height: Math.max(1, Math.floor(height)) }
  const { info } = await imageOf(photo)
    .resize({ ...size, fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { ...size, left: -(info.cropOffsetLeft ?? 0), top: -(info.cropOffsetTop ?? 0) }
}

function wholePixels({ left, top, width, height }: Window, photo: { width: number; height: number }): Window {
  const x = Math.min(photo.width - 1, Math.max(0, Math.round(left)))
  const y = Math.min(photo.height - 1, Math.max(0, Math.round(top)))
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(photo.width - x, Math.round(width))),
    height: Math.max(1, Math.min(photo.height - y, Math.round(height))),
  }
}

function planesOf(data: Buffer, width: number, height: number): Print {
  return { width, height, ...lightOfBytes(data, width * height) }
}
