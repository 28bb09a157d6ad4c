import { createHash } from 'node:crypto'
import type { Face } from '../../../vision/index.ts'
import { Kept } from '../../kept.ts'
import { type Changes, changesOf, restore } from '../../kernels/changes.ts'
import { copied, copyBeside, copyOf, scratch } from '../../kernels/memory.ts'
import { quartered } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'

/**
 * Of the photos of the last calls, as `subjectOf` keeps what it found: whoever tries one photo in several scenes has its
 * hair told from the ground once. By what the print looks like, so nothing of the caller's is kept but its edges: red,
 * green, blue, the mask, and the mask that was returned where that is another one.
 */
const knownEdges = new Kept<Changes>(12 * 1024 * 1024, ({ places, values }) => places.byteLength * (1 + values.length))

/** Whose edges are worked on, and all that tells how. */
export interface EdgeWork {
  print: Print
  mask: Float32Array
  faces: readonly Face[]
  name: string
}

/**
 * What `work` makes of the edges of a print: it changes the print and its mask, and returns that or another mask. Of a
 * print of late that looked the same, what it made then.
 */
export function edgesOnce({ print, mask, faces, name }: EdgeWork, work: () => Float32Array): Float32Array {
  const planes = [print.r, print.g, print.b, mask]
  const full = `${name} ${JSON.stringify(faces)} ${lookOf(planes, print)}`
  const known = knownEdges.find(full)
  if (known) {
    // As what was used last it stays longest.
    knownEdges.get(full, () => known)
    return withEdges(known, planes)
  }
  const before = planes.map(copyOf)
  const made = work()
  knownEdges.get(full, () => {
    return made === mask ? changesOf(before, planes) : changesOf([...before, before[3]!], [...planes, made])
  })
  return made
}

/** Planes that are the same to the last bit at a quarter of the size are the same. */
function lookOf(planes: readonly Float32Array[], { width, height }: Print): string {
  const hash = createHash('sha1').update(`${width}x${height}`)
  scratch(() => {
    for (const plane of planes) {
      const { buffer, byteOffset, byteLength } = quartered(plane, width, height).plane
      hash.update(copied(new Uint8Array(buffer, byteOffset, byteLength)))
    }
  })
  return hash.digest('hex')
}

/** The mask that was returned. */
function withEdges({ places, values }: Changes, planes: readonly Float32Array[]): Float32Array {
  const mask = planes[3]!
  const isOther = values.length > planes.length
  const returned = isOther ? copyBeside(mask, mask) : mask
  restore({ places, values }, isOther ? [...planes, returned] : planes)
  return returned
}
