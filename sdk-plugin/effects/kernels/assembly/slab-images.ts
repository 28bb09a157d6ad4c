/** What is behind a slab, in focus and softened, looked at between its pixels: what `../../light/behind.ts` says. */

import { between } from './cover'
import { left, top } from './slab'

/** Bytes of an image in its table: three addresses, width, height, and its pixels for one of the frame. */
const IMAGE: usize = 24

let images: usize = 0

/** Takes up the table of the images: sharp, soft, very soft. */
export function takeImages(table: usize): void {
  images = table
}

/** A place beyond the sides of an image is mirrored in them. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function folded(place: f64, last: f64): f64 {
  const once = abs(place)
  return once > last ? max<f64>(0, 2 * last - once) : once
}

/** The place at work in an image: where its upper left neighbour lies in the planes, and the way to the others. */
let corner: usize = 0
let partX: f32 = 0
let partY: f32 = 0

// @ts-ignore: a decorator of AssemblyScript
@inline
function find(image: usize, x: f64, y: f64): void {
  const scale = <f64>load<f32>(image, 20)
  const columns = load<i32>(image, 12)
  const px = folded((x + left + 0.5) * scale - 0.5, <f64>columns - 1.01)
  const py = folded((y + top + 0.5) * scale - 0.5, <f64>load<i32>(image, 16) - 1.01)
  const x0 = <i32>px
  const y0 = <i32>py
  partX = <f32>(px - <f64>x0)
  partY = <f32>(py - <f64>y0)
  corner = <usize>(y0 * columns + x0) << 2
}

/** All channels of an image at a place, between four pixels. */
function sample(image: usize, x: f64, y: f64): v128 {
  find(image, x, y)
  const line = <usize>load<i32>(image, 12) << 2
  const r = <usize>load<i32>(image) + corner
  const g = <usize>load<i32>(image, 4) + corner
  const b = <usize>load<i32>(image, 8) + corner
  const ty = f32x4.splat(partY)
  const upper = v128.load64_lane(g, v128.load64_zero(r), 1)
  const lower = v128.load64_lane(g + line, v128.load64_zero(r + line), 1)
  const rg = between(upper, lower, ty)
  const blue = between(v128.load64_zero(b), v128.load64_zero(b + line), ty)
  const near = v128.shuffle<f32>(rg, blue, 0, 2, 4, 4)
  return between(near, v128.shuffle<f32>(rg, blue, 1, 3, 5, 5), f32x4.splat(partX))
}

/** A channel of an image at a place. */
function channelOf(image: usize, channel: usize, x: f64, y: f64): f32 {
  find(image, x, y)
  const at = <usize>load<i32>(image + (channel << 2)) + corner
  const below = at + (<usize>load<i32>(image, 12) << 2)
  const a = load<f32>(at)
  const b = load<f32>(below)
  const upper = a + (load<f32>(at, 4) - a) * partX
  return upper + (b + (load<f32>(below, 4) - b) * partX - upper) * partY
}

/** What is behind at a place, `t` from 0, sharp, by 1, soft, to 2, very soft. */
export function sampleAll(x: f64, y: f64, t: f64): v128 {
  const finer = t < 1 ? images : images + IMAGE
  const share = <f32>(t < 1 ? t : min<f64>(1, t - 1))
  if (share <= 0.02) return sample(finer, x, y)
  const softer = sample(finer + IMAGE, x, y)
  return share < 0.98 ? between(sample(finer, x, y), softer, f32x4.splat(share)) : softer
}

/** What walls beside the slab show at a place: very soft. */
export function sampleWide(x: f64, y: f64): v128 {
  return sample(images + 2 * IMAGE, x, y)
}

/** A channel of what is behind, as `sampleAll` finds them all. */
export function sampleChannel(channel: usize, x: f64, y: f64, t: f64): f32 {
  const finer = t < 1 ? images : images + IMAGE
  const share = <f32>(t < 1 ? t : min<f64>(1, t - 1))
  if (share <= 0.02) return channelOf(finer, channel, x, y)
  const softer = channelOf(finer + IMAGE, channel, x, y)
  if (t < 1 && share >= 0.98) return softer
  const sharp = channelOf(finer, channel, x, y)
  return sharp + (softer - sharp) * share
}
