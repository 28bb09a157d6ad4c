export { findFaces } from './faces.ts'
export type { Face, FaceOptions } from './faces.ts'
