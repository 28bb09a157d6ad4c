/**
 * A contact sheet of a plugin: every picture its examples make, in one PNG to look at.
 *
 *     npm run sheet
 *     npm run sheet -- tools-cards [tools-codes …]
 *     npm run sheet -- photoframe-prints --photo ada --photo ben --photo cat --columns 3
 *     npm run sheet -- textart-metals --only steelText --text Hi --text 'مرحبا' --size medium
 *
 * Without a plugin it is one sheet of all styles of lettering, `data/sheets/textart.png`.
 * `--only` (repeatable) chooses endpoints, `--text` (repeatable) replaces the examples of styles of lettering, `--size`
 * their size, `--photo` (repeatable) puts a photo of `test/photoframe/photos` into frames in place of their samples,
 * `--columns` how many stand in a row, `--out` the file. Sheets go to `data/sheets/<plugin>.png`. A
 * transparent picture stands on a chequered ground.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCanvas, GlobalFonts, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { Endpoint, Example } from '../sdk-plugin/endpoint.ts'
import { createTestHost, type TestHost } from '../sdk-plugin/testing.ts'
import { endpointsOf } from '../sdk-plugin/module.ts'
import { ROOT } from './files.ts'

interface Tile {
  label: string
  image: Image
}

const CELL = 420
const LABEL = 44
const GAP = 16
const CHEQUER = 12
const LARGEST_PAGE = 16_000

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true },
    text: { type: 'string', multiple: true },
    photo: { type: 'string', multiple: true },
    size: { type: 'string' },
    columns: { type: 'string', default: '4' },
    out: { type: 'string' },
  },
})
GlobalFonts.registerFromPath(
  createRequire(import.meta.url).resolve('@fontsource/inter/files/inter-latin-500-normal.woff2'),
  'Sheet',
)
const folder = join(ROOT, 'data', 'sheets')
await mkdir(folder, { recursive: true })
if (wanted.length === 0) {
  const families = (await readdir(join(ROOT, 'plugins'))).filter((name) => name.startsWith('textart-'))
  const tiles: Tile[] = []
  for (const id of families) tiles.push(...(await tilesOf(id, 1)))
  await save('textart', tiles)
}
for (const id of wanted) await save(id, await tilesOf(id))

async function save(id: string, tiles: readonly Tile[]): Promise<void> {
  if (tiles.length === 0) {
    process.stdout.write(`${id}: its examples make no pictures\n`)
    return
  }
  const path = options.out ?? join(folder, `${id}.png`)
  await writeFile(path, draw(tiles))
  process.stdout.write(`${id}: ${tiles.length} pictures in ${path}\n`)
}

/** @param most Examples of each endpoint. Default all. */
async function tilesOf(id: string, most = Infinity): Promise<Tile[]> {
  const plugin = join(ROOT, 'plugins', id)
  const endpoints = endpointsOf((await import(join(plugin, 'plugin.ts'))) as Record<string, unknown>)
  const host = await createTestHost(plugin, options.photo ? { web: photoAt } : {})
  try {
    const tiles: Tile[] = []
    for (const endpoint of endpoints) {
      if (options.only && !options.only.includes(endpoint.name)) continue
      for (const example of examplesOf(endpoint).slice(0, most))
        tiles.push(...(await picturesOf(host, id, endpoint, example)))
    }
    return tiles
  } finally {
    await host.close()
  }
}

/** A photo by the last part of an address. */
async function photoAt({ url }: { url: string }): Promise<Response> {
  const bytes = await readFile(join(ROOT, 'test/photoframe/photos', `${basename(new URL(url).pathname)}.jpg`))
  return new Response(Uint8Array.from(bytes), { headers: { 'content-type': 'image/jpeg' } })
}

/** Its own, or one for each text or photo that was asked for. */
function examplesOf({ examples = [] }: Endpoint): readonly Example[] {
  const { text: texts, photo: photos, size } = options
  const sized = size === undefined ? {} : { size }
  const framed = photos?.map((photo) => {
    return { title: photo, params: { ...examples[0]?.params, url: `https://photos.example/${photo}` } }
  })
  const own = framed ?? texts?.map((text) => ({ title: text, params: { text } })) ?? examples
  return own.map((example) => ({ ...example, params: { ...example.params, ...sized } }))
}

async function picturesOf(host: TestHost, id: string, endpoint: Endpoint, example: Example): Promise<Tile[]> {
  const { body } = await host.get(`/${endpoint.category}/${endpoint.name}?${host.query(example.params)}`)
  const urls = [...JSON.stringify(body.result).matchAll(/"url":"([^"]*\/files\/[^"]+)","type":"image\//g)]
  if (body.success !== true) process.stderr.write(`${id} ${endpoint.name}: ${JSON.stringify(body.result)}\n`)
  return Promise.all(
    urls.map(async ([, url]) => {
      const { bytes } = await host.file(url!)
      const small = sharp(bytes).resize(CELL * 2, CELL * 2, { fit: 'inside', withoutEnlargement: true })
      return { label: `${endpoint.name}  ${example.title ?? ''}`, image: await loadImage(await small.png().toBuffer()) }
    }),
  )
}

function draw(tiles: readonly Tile[]): Buffer {
  const columns = Math.min(Number(options.columns), tiles.length)
  const rows = Math.ceil(tiles.length / columns)
  const cell = Math.min(CELL, Math.ceil(Math.max(...tiles.map(({ image }) => (image.height / image.width) * CELL))))
  const height = Math.min(LARGEST_PAGE, rows * (cell + LABEL + GAP) + GAP)
  const canvas = createCanvas(columns * (CELL + GAP) + GAP, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#20242b'
  context.fillRect(0, 0, canvas.width, canvas.height)
  tiles.forEach((tile, index) => {
    const x = GAP + (index % columns) * (CELL + GAP)
    drawTile(context, tile, x, GAP + Math.floor(index / columns) * (cell + LABEL + GAP), cell)
  })
  return canvas.toBuffer('image/png')
}

function drawTile(context: SKRSContext2D, { label, image }: Tile, x: number, y: number, cell: number): void {
  const scale = Math.min(CELL / image.width, cell / image.height, 1)
  const width = image.width * scale
  const height = image.height * scale
  const left = x + (CELL - width) / 2
  const top = y + (cell - height) / 2
  drawChequers(context, left, top, width, height)
  context.drawImage(image, left, top, width, height)
  context.fillStyle = '#dfe3ea'
  context.font = '15px Sheet'
  context.fillText(label, x, y + cell + 26, CELL)
}

function drawChequers(context: SKRSContext2D, left: number, top: number, width: number, height: number): void {
  context.save()
  context.beginPath()
  context.rect(left, top, width, height)
  context.clip()
  for (let row = 0; row * CHEQUER < height; row++) {
    for (let column = 0; column * CHEQUER < width; column++) {
      context.fillStyle = (row + column) % 2 === 0 ? '#c3c9d2' : '#aab1bc'
      context.fillRect(left + column * CHEQUER, top + row * CHEQUER, CHEQUER, CHEQUER)
    }
  }
  context.restore()
}
