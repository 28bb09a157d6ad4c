/**
 * Renders the places that photo frames and styles of lettering are baked of: `npm run art -- preview mug` for a look in
 * seconds, `npm run art -- bake mug` for the plate (without slots: the backplate), which takes minutes and is written into
 * its plugin; `photo ada` renders a photo that frames are tried with, `photo alps` a picture that hangs where nobody sent
 * one. Needs the program blender (photos: python3-numpy too); nothing else does.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { baseMesh } from './art/base-mesh.ts'
import { developed, halved } from './art/film.ts'
import { openPasses } from './art/passes.ts'
import { type Plate, plateOf } from './art/plate.ts'
import { writeBackplate, writePlate } from './art/pack.ts'
import { ROOT } from './files.ts'
import { findProgram } from './programs.mjs'

const FOLDERS = { scenes: join(ROOT, 'art/scenes'), photos: join(ROOT, 'art/photos') }
/** Photos are rendered at twice their size: shrinking takes more noise than cleaning, and leaves pores and single hairs. */
const GENTLY = { diffuse: { reach: 4, strength: 0.3 }, rest: { reach: 0, strength: 0.1 } }
/** As bright as film tells apart, in linear light. */
const GLITTER = 3
/** What each verb renders, without and with `--half`. */
const SIZES = { preview: ['preview', 'half'], bake: ['whole', 'whole'], photo: ['double', 'whole'] }
const USAGE = 'npm run art -- preview|bake|photo <place> [--out <file or folder>] [--half]'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, half: { type: 'boolean', default: false } },
})
const [verb, place] = positionals
const [places, photos] = await Promise.all([FOLDERS.scenes, FOLDERS.photos].map(scriptsIn))
const isKnown = place !== undefined && (places!.includes(place) || photos!.includes(place))
if ((verb !== 'preview' && verb !== 'bake' && verb !== 'photo') || !isKnown) {
  process.stderr.write(`${USAGE}\nPlaces: ${places!.join(', ')}\nPhotos: ${photos!.join(', ')}\n`)
  process.exit(2)
}
const blender = findProgram('blender')
if (blender === undefined) {
  process.stderr.write('Rendering places needs the program blender: apt-get install blender, or set BLENDER_PATH.\n')
  process.exit(1)
}
const work = await mkdtemp(join(tmpdir(), 'gateway-art-'))
try {
  await render(blender, place, work)
  const passes = await openPasses(work)
  const plate = await plateOf(passes, verb === 'photo' ? GENTLY : undefined)
  if (verb === 'preview') {
    const file = values.out ?? join(ROOT, 'data', 'sheets', `${place}.png`)
    await mkdir(join(file, '..'), { recursive: true })
    await writeLook(plate, file)
    process.stdout.write(`${file}\n`)
  } else if (verb === 'photo') {
    const files = values.out ? [values.out] : await placesOf(plate.facts.plugin, place)
    const { width, height } = plate.facts
    // What glitters is white anyway: far brighter, it would leave dark rims where the picture is shrunk.
    const pixels = plate.light.map((light) => Math.min(GLITTER, light))
    await mkdir(join(files[0]!, '..'), { recursive: true })
    await developed(halved({ pixels, width, height }), files[0]!)
    for (const other of files.slice(1)) await copyFile(files[0]!, other)
    process.stdout.write(`${files.join('\n')}\n`)
  } else if (plate.facts.slots.length === 0) {
    const file = values.out ?? join(ROOT, 'plugins', plate.facts.plugin, 'backplates', `${place}.jpg`)
    const bytes = await writeBackplate(plate, file)
    process.stdout.write(`${file}: ${(bytes / 1000).toFixed(0)} kB\n`)
  } else {
    const folder = values.out ?? join(ROOT, 'plugins', plate.facts.plugin, 'plates', place)
    const bytes = await writePlate(plate, folder)
    process.stdout.write(`${folder}: ${(bytes / 1000).toFixed(0)} kB\n`)
  }
} finally {
  await rm(work, { recursive: true, force: true })
}

async function render(program: string, name: string, out: string): Promise<void> {
  const size = SIZES[verb as keyof typeof SIZES][Number(values.half)]!
  const scene = join(photos!.includes(name) ? FOLDERS.photos : FOLDERS.scenes, `${name}.py`)
  const folder = await needsBaseMesh(scene)
  const child = spawn(
    program,
    ['-b', '--python-use-system-env', '--python-exit-code', '1', '-P', scene, '--', '--out', out, '--size', size],
    { env: { ...process.env, PYTHONPATH: join(ROOT, 'art'), ...folder }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-4000)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`blender ended with ${code}:\n${said}`)
}

/** Where a photo belongs: with the pictures, the tests' photos or, as `samples/portrait`, with each plugin that has that one. */
async function placesOf(belongs: string, name: string): Promise<string[]> {
  if (belongs === 'pictures') return [join(ROOT, 'sdk-plugin/effects/photo/pictures', `${name}.jpg`)]
  if (!belongs.startsWith('samples/')) return [join(ROOT, 'test/photoframe/photos', `${name}.jpg`)]
  const plugins = await readdir(join(ROOT, 'plugins'))
  const frames = plugins.filter((plugin) => plugin.startsWith('photoframe-'))
  return frames.map((plugin) => join(ROOT, 'plugins', plugin, `${belongs}.jpg`)).filter(existsSync)
}

/** Where people are in the picture: what they are made of, for the script to find. */
async function needsBaseMesh(scene: string): Promise<Record<string, string>> {
  if (!/kit\.(people|glove)/.test(await readFile(scene, 'utf8'))) return {}
  return { ART_BASE_MESH: await baseMesh() }
}

/** The place with grey photos. */
async function writeLook({ facts, light, weight }: Plate, file: string): Promise<void> {
  const { width, height, grey } = facts
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at++) {
    pixels[at] = 255 * shown(Math.max(0, light[at]! + grey * weight[at]!))
  }
  const image = sharp(pixels, { raw: { width, height, channels: 3 } })
  await (file.endsWith('.jpg') ? image.jpeg({ quality: 90, mozjpeg: true }) : image.png()).toFile(file)
}

function shown(light: number): number {
  return Math.min(1, light) ** (1 / 2.2)
}

async function scriptsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.py')).map((name) => name.slice(0, -3))
}
