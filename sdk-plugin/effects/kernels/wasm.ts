import { BINARY } from './binary.ts'
import { memory } from './memory.ts'
import type { EdgeKernels } from './wasm-edges.ts'
import type { PictureKernels } from './wasm-pictures.ts'
import type { PlaneKernels } from './wasm-planes.ts'
import type { PrintKernels } from './wasm-prints.ts'
import type { VisionKernels } from './wasm-vision.ts'

/** The kernels of `assembly/`, compiled by `scripts/build-kernels.ts`. */
type Kernels = EdgeKernels & PlaneKernels & PictureKernels & PrintKernels & VisionKernels

const module = new WebAssembly.Module(Buffer.from(BINARY, 'base64'))

export const wasm = new WebAssembly.Instance(module, { env: { memory } }).exports as unknown as Kernels
