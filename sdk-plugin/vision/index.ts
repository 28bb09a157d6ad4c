export { findFaces } from './faces.ts'
export type { Face, FaceOptions } from './faces.ts'
export { segmentSubject } from './subject.ts'
export type { Subject, SubjectOptions } from './subject.ts'
