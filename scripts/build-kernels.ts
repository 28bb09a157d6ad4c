/**
 * Compiles the kernels of the effects to WebAssembly: `sdk-plugin/effects/kernels/assembly` to `binary.ts` beside it.
 *
 *     npm run kernels
 *
 * What it makes is committed, so that nobody else needs the compiler; a test compares the two.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './files.ts'

const FOLDER = join(ROOT, 'sdk-plugin', 'effects', 'kernels')

const OUT = 'kernels.wasm'
const FLAGS = (
  '-O3 --noAssert --runtime stub --use abort= --enable simd --enable threads ' +
  '--importMemory --sharedMemory --initialMemory 4 --maximumMemory 16384'
).split(' ')

/** The compiler, by a name that is not a literal: its types would change what `Array` means in the whole project. */
interface Compiler {
  main(
    flags: readonly string[],
    options: { writeFile(name: string, contents: Uint8Array | string): void },
  ): Promise<{ error: Error | null; stderr: { toString(): string } }>
}
const COMPILER: string = 'assemblyscript/asc'

/** The kernels as they are compiled from the source. @throws Error with what the compiler says */
export async function compileKernels(): Promise<Uint8Array> {
  let binary: Uint8Array | undefined
  const { main } = (await import(COMPILER)) as Compiler
  const { error, stderr } = await main(['assembly/index.ts', '--baseDir', FOLDER, '--outFile', OUT, ...FLAGS], {
    writeFile(name, contents) {
      if (name === OUT) binary = contents as Uint8Array
    },
  })
  if (error || !binary) throw new Error(`the kernels do not compile:\n${stderr.toString()}`, { cause: error })
  return binary
}

/** A module that brings the binary along wherever it is compiled into: no file has to be found at run time. */
function moduleOf(binary: Uint8Array): string {
  const lines = Buffer.from(binary)
    .toString('base64')
    .match(/.{1,116}/g)!
  return `/** Made by \`npm run kernels\` from the files in \`assembly\`. */\nexport const BINARY = \`\n${lines.join('\n')}\n\`\n`
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const binary = await compileKernels()
  await writeFile(join(FOLDER, 'binary.ts'), moduleOf(binary))
  process.stdout.write(`binary.ts: ${binary.length} bytes of WebAssembly\n`)
}
