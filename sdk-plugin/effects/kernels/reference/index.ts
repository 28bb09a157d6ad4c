/** The kernels as they would be written for people: tests hold the fast ones to them, nothing else uses them. */
export { blur } from './blur.ts'
export { signedDistance } from './distance.ts'
export { developBytes } from './film.ts'
export { inflate } from './inflate.ts'
export { normalsOf } from './normals.ts'
export { enlarge, shrink } from './resample.ts'
export { shade } from './shade.ts'
export { sweepWalls } from './sweep.ts'
