import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What `art/kit/bake.py` says about its render. */
export interface Facts {
  plugin: string
  width: number
  height: number
  /** What the paper in the slots throws back. */
  grey: number
  /** Stops. */
  exposure: number
  /** How blurred mirrors of photos in standing water are at most, in 255ths of the photo; 0 elsewhere. */
  mirror: number
  /** The size of a pixel one metre away. */
  spread: number
  slots: readonly { name: string; kind: 'print' | 'screen' | 'ink'; strength: number; aspect: number }[]
}

/** Three numbers for each pixel, rows from the top. */
export type Pass = Float32Array

/** The passes of a render in a folder. */
export interface Passes {
  facts: Facts
  read(name: string): Promise<Pass>
}

export async function openPasses(folder: string): Promise<Passes> {
  const facts = JSON.parse(await readFile(join(folder, 'passes.json'), 'utf8')) as Facts
  return {
    facts,
    async read(name) {
      const bytes = await readFile(join(folder, `${name}.f32`))
      const pass = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
      if (pass.length !== facts.width * facts.height * 3) throw new Error(`the pass ${name} is incomplete`)
      return pass
    },
  }
}
