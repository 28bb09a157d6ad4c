/**
 * Compiles the kernels of the effects to WebAssembly: `sdk-plugin/effects/kernels/assembly` to `kernels.wasm` beside it.
 *
 *     npm run kernels
 *
 * What it makes is committed, so that nobody else needs the compiler; a test compares the two.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import asc from 'assemblyscript/asc'
import { ROOT } from './files.ts'

const FOLDER = join(ROOT, 'sdk-plugin', 'effects', 'kernels')

/** The kernels as they are compiled from the source. @throws Error with what the compiler says */
export async function compileKernels(): Promise<Uint8Array> {
  let binary: Uint8Array | undefined
  const { error, stderr } = await asc.main(
    [
      'assembly/index.ts',
      ...['--baseDir', FOLDER, '--outFile', 'kernels.wasm'],
      ...['-O3', '--noAssert', '--runtime', 'stub', '--use', 'abort='],
      ...['--importMemory', '--sharedMemory', '--initialMemory', '4', '--maximumMemory', '16384'],
      ...['--enable', 'simd', '--enable', 'threads'],
    ],
    {
      writeFile(name, contents) {
        if (name === 'kernels.wasm') binary = contents as Uint8Array
      },
    },
  )
  if (error || !binary) throw new Error(`the kernels do not compile:\n${stderr.toString()}`, { cause: error })
  return binary
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const binary = await compileKernels()
  await writeFile(join(FOLDER, 'kernels.wasm'), binary)
  process.stdout.write(`kernels.wasm: ${binary.length} bytes\n`)
}
