/** Whose pixels near an edge are, told by evidence: see `../edge-shares.ts`. */

/** Where shares around are neither all nor nothing. @returns how many places */
export function edgePlaces(around: usize, length: i32, least: f32, to: usize): i32 {
  let count: usize = 0
  for (let at = 0; at < length; at++) {
    const share = load<f32>(around + (<usize>at << 2))
    if (share <= least || share >= 1 - least) continue
    store<i32>(to + count, at)
    count += 4
  }
  return <i32>(count >> 2)
}

/** @param says At the places @param first The first place where half of it counts */
export function weighEdge(
  around: usize,
  length: i32,
  places: usize,
  count: i32,
  says: usize,
  first: f32,
  clear: f32,
  deep: f32,
  to: usize,
): void {
  const half = f32x4.splat(0.5)
  for (let at: usize = 0, end = <usize>length << 2; at < end; at += 16) {
    v128.store(to + at, f32x4.mul(f32x4.sub(v128.load(around + at), half), f32x4.splat(2 * clear)))
  }
  for (let each: usize = 0, end = <usize>count << 2; each < end; each += 4) {
    const place = load<i32>(places + each)
    const at = <usize>place << 2
    const trust: f32 = <f32>place < first ? 1 : 0.5
    store<f32>(to + at, trust * load<f32>(says + each) + deep * (2 * load<f32>(around + at) - 1))
  }
}

/** 1 for what is above 0 when it is multiplied by a sign. */
export function sideOf(told: usize, length: i32, sign: f32, to: usize): void {
  for (let at: usize = 0; at < <usize>length; at++) store<u8>(to + at, sign * load<f32>(told + (at << 2)) > 0)
}

/** What two masks differ in becomes `value`. */
export function setWhereUnlike(told: usize, length: i32, one: usize, other: usize, value: f32): void {
  for (let at: usize = 0; at < <usize>length; at++) {
    if (load<u8>(one + at) !== load<u8>(other + at)) store<f32>(told + (at << 2), value)
  }
}

/** Regions that lie nowhere where all around is of their side change it. @param held Zeros, a byte a region and one more */
export function turnLoose(
  told: usize,
  length: i32,
  regions: usize,
  around: usize,
  sign: f32,
  deep: f32,
  held: usize,
): void {
  const end = <usize>length << 2
  store<u8>(held, 1)
  for (let at: usize = 0; at < end; at += 4) {
    if (sign * (load<f32>(around + at) - 0.5) >= deep) store<u8>(held + load<i32>(regions + at), 1)
  }
  for (let at: usize = 0; at < end; at += 4) {
    if (load<u8>(held + load<i32>(regions + at)) === 0) store<f32>(told + at, -load<f32>(told + at))
  }
}

/** From evidence to shares, in place. */
export function sharesOf(told: usize, length: i32, clear: f32): void {
  for (let at = told, end = told + (<usize>length << 2); at < end; at += 16) {
    const share = f32x4.add(f32x4.splat(0.5), f32x4.mul(v128.load(at), f32x4.splat(0.5 / clear)))
    v128.store(at, f32x4.pmin(f32x4.splat(1), f32x4.pmax(f32x4.splat(0), share)))
  }
}
