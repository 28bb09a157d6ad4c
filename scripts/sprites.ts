/**
 * Renders the small things that pictures are strewn with at run time, and packs them: `node scripts/sprites.ts ferns` writes
 * sdk-plugin/effects/plants/sprites/fern-1.png and so on; whole places (`snowy`) go to sdk-plugin/effects/photo/places,
 * what lies about (`drawing`) or stands there (`gunmen`) to sdk-plugin/effects/photo/props.
 * `--pack <folder>` packs what was rendered there before.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { baseMesh } from './art/base-mesh.ts'
import { ROOT } from './files.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { pack: { type: 'string' } } })
const PLANTS = join(ROOT, 'sdk-plugin/effects/plants/sprites')
const PLACES = join(ROOT, 'sdk-plugin/effects/photo/places')
/** What is no plant but what lies behind somebody or beside them. */
const IS_PLACE = /^(avenue|cumulus|hand|oak|snowy|towers|woods)-/
const PROPS = join(ROOT, 'sdk-plugin/effects/photo/props')
/** What was put down beside a drawing, who stands in a picture. */
const IS_PROP = /^(brush|chalks|gunman|pen|pencil|rifleman)-/
const folder = values.pack ?? (await mkdtemp(join(tmpdir(), 'gateway-sprites-')))
if (values.pack === undefined) {
  const script = join(ROOT, 'art/sprites', positionals[0]!)
  // Vapour is no mesh: it has a renderer of its own.
  if (existsSync(`${script}.ts`)) execFileSync(process.execPath, [`${script}.ts`, folder], { stdio: 'inherit' })
  else rendered(`${script}.py`, folder, await needsBaseMesh(`${script}.py`))
}
for (const name of await readdir(folder)) {
  if (!/^[a-z]+-\d+\.png$/.test(name)) continue
  // A palette of colours with their shares, or grey: what is read at run time has to be small, and read without waiting.
  const picture = sharp(join(folder, name))
  const isGrey = (await picture.metadata()).space === 'b-w'
  const packed = isGrey
    ? picture.toColourspace('b-w').png({ compressionLevel: 9, adaptiveFiltering: true })
    : picture.png({ palette: true, colours: 255, effort: 10, compressionLevel: 9, dither: 0.6 })
  const { size } = await packed.toFile(join(folderOf(name), name))
  process.stdout.write(`${name} ${Math.round(size / 1024)} kB\n`)
}

function rendered(script: string, to: string, more: Record<string, string>): void {
  const program = process.env.BLENDER_PATH ?? 'blender'
  execFileSync(program, ['-b', '--python-use-system-env', '--python-exit-code', '1', '-P', script, '--', to], {
    env: { ...process.env, ...more, PYTHONPATH: join(ROOT, 'art') },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Where bodies are in it: what they are made of. */
async function needsBaseMesh(script: string): Promise<Record<string, string>> {
  return /kit\.(figure|forearm|gunman)/.test(await readFile(script, 'utf8')) ? { ART_BASE_MESH: await baseMesh() } : {}
}

function folderOf(name: string): string {
  if (IS_PROP.test(name)) return PROPS
  return IS_PLACE.test(name) ? PLACES : PLANTS
}
