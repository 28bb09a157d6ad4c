import type { Face } from '../../vision/index.ts'

/** Part of a photo in its pixels. */
export interface Window {
  left: number
  top: number
  width: number
  height: number
}

interface Size {
  width: number
  height: number
}

/** Faces this much smaller than the largest are passers-by. */
const PASSER_BY = 0.45
/** Hair above the brow and neck below the chin, in heights of the face's box. */
const HAIR = 0.6
const NECK = 0.45
/** How much of the width faces beside each other take at most where a place is narrow below: chins would be cut off. */
const ABREAST = 0.56

/**
 * The largest window of an aspect (width to height) in a photo, its middle as near to `at` (shares) as it goes.
 *
 * @param most Its height at most
 */
export function windowAt(
  { width, height }: Size,
  aspect: number,
  at: readonly [number, number],
  most = Infinity,
): Window {
  const wide = Math.min(width, height * aspect, most * aspect)
  const high = Math.min(height, width / aspect, most)
  return {
    left: within(at[0] * width - wide / 2, width - wide),
    top: within(at[1] * height - high / 2, height - high),
    width: wide,
    height: high,
  }
}

/**
 * The window that shows the people: all faces that matter, hair included, a little above the middle. Undefined without
 * a face.
 *
 * @param headroom Free space above the hair, as a share of the window's height.
 * @param close How much of the window's height heads take at least: it is cut out of the photo's middle for that
 */
export function windowOnFaces(
  photo: Size,
  aspect: number,
  faces: readonly Face[],
  headroom: number,
  close = 0,
): Window | undefined {
  const heads = headsOf(faces)
  if (!heads) return undefined
  const { left, right, top, bottom } = heads
  const middle = [(left + right) / 2 / photo.width, (top + bottom) / 2 / photo.height] as const
  const most = close > 0 ? Math.max((bottom - top) / close, (right - left) / 0.8 / aspect) : Infinity
  const window = windowAt(photo, aspect, middle, most)
  // With more room than the heads need, the space above them is what was asked for.
  const room = bottom - top < window.height * (1 - headroom)
  if (!room) return window
  return { ...window, top: within(top - headroom * window.height, photo.height - window.height) }
}

/**
 * The window that shows heads whole below free space, even where the photo ends before: then it runs out of it, upwards
 * and to the sides. Undefined without a face.
 *
 * @param beyond How much larger than the photo's own it may be, and how far it may run out above, as shares of its height.
 * @param small How much of its height heads take at most; 0 is no limit.
 */
export function windowAround(
  photo: Size,
  aspect: number,
  faces: readonly Face[],
  { headroom, beyond, small = 0 }: { headroom: number; beyond: number; small?: number },
): Window | undefined {
  const heads = headsOf(faces)
  if (!heads) return undefined
  const { left, right, top, bottom } = heads
  const own = windowAt(photo, aspect, [0.5, 0.5])
  const least = small > 0 ? (bottom - top) / small : 0
  const needed = Math.max((bottom - top) / (1 - headroom), (right - left) / (small > 0 ? ABREAST : 0.8) / aspect, least)
  const height = Math.min(Math.max(own.height, needed), own.height * (1 + beyond))
  const width = height * aspect
  const middle = (left + right) / 2 - width / 2
  const free = Math.min(top - headroom * height, Math.max(0, photo.height - height))
  return {
    left: width > photo.width ? (photo.width - width) / 2 : within(middle, photo.width - width),
    top: Math.max(-beyond * height, free),
    width,
    height,
  }
}

/** What heads take, hair and neck included. */
function headsOf(faces: readonly Face[]) {
  const largest = faces[0]
  if (!largest) return undefined
  const heads = faces.filter(({ height }) => height >= largest.height * PASSER_BY)
  return {
    left: Math.min(...heads.map(({ x }) => x)),
    right: Math.max(...heads.map(({ x, width }) => x + width)),
    top: Math.min(...heads.map(({ y, height }) => y - HAIR * height)),
    bottom: Math.max(...heads.map(({ y, height }) => y + (1 + NECK) * height)),
  }
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, most), Math.max(0, value))
}
