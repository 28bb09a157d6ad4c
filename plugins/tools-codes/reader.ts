import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { formatToLabel, prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { ReaderOptions, ReadResult } from 'zxing-wasm/reader'

export interface Point {
  x: number
  y: number
}

export interface Code {
  /** As people call it: `QR Code`, `EAN-13`. */
  format: string
  text: string
  /** Corners from the code's own top left, clockwise; of a bar code the ends of the line it was read along. */
  position: [Point, Point, Point, Point]
  /** Degrees by which the code is turned clockwise. */
  rotation: number
  /** Error correction, of formats that have levels: `L`, `M`, `Q`, `H` for QR codes. */
  ecc?: string
  /** Version or size, of formats that have one. */
  version?: string
  /** Light on dark. */
  inverted?: true
  mirrored?: true
  /** The content in base 64 when it is not text. */
  bytes?: string
  /** Place among the codes that hold one text together; `index` counts from 0. */
  sequence?: { index: number; size: number; id: string }
}

/** Greyscale pixels, one byte each. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

const OPTIONS: ReaderOptions = { textMode: 'Plain', tryHarder: true, tryRotate: true, tryInvert: true }

/** Every code in the pixels, 1-D and 2-D, in pixels of that picture. */
export async function read(pixels: Pixels, options: ReaderOptions = {}): Promise<Code[]> {
  await prepare()
  const found = await readBarcodes(toImageData(pixels), { ...OPTIONS, ...options })
  return found.filter(({ isValid }) => isValid).map(toCode)
}

/** The library would fetch its WebAssembly from a public server; it is read from the installed package instead. */
let prepared: Promise<unknown> | undefined

function prepare(): Promise<unknown> {
  prepared ??= instantiate()
  return prepared
}

async function instantiate(): Promise<void> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const wasmBinary = new Uint8Array(await readFile(path)).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
}

/** The library takes colour alone. */
function toImageData({ data, width, height }: Pixels): ImageData {
  const colours = new Uint32Array(width * height)
  for (let index = 0; index < colours.length; index++) colours[index] = (data[index] ?? 0) * 0x010101 + 0xff000000
  return { data: new Uint8ClampedArray(colours.buffer), width, height, colorSpace: 'srgb' }
}

/** What the library knows beyond its fields, as far as a format has it. */
interface Extra {
  ECLevel?: string | number
  Version?: string | number
}

function toCode(found: ReadResult): Code {
  const { format, text, position, rotation, contentType, bytes, sequenceSize, sequenceIndex, sequenceId } = found
  const { ECLevel: ecc, Version: version } = JSON.parse(found.extra || '{}') as Extra
  const { topLeft, topRight, bottomRight, bottomLeft } = position
  return {
    format: formatToLabel(format) ?? format,
    text,
    position: [topLeft, topRight, bottomRight, bottomLeft],
    rotation,
    ...(ecc === undefined ? {} : { ecc: String(ecc) }),
    ...(version === undefined ? {} : { version: String(version) }),
    ...(found.isInverted ? { inverted: true } : {}),
    ...(found.isMirrored ? { mirrored: true } : {}),
    ...(contentType === 'Binary' ? { bytes: Buffer.from(bytes).toString('base64') } : {}),
    ...(sequenceSize > 1 ? { sequence: { index: sequenceIndex, size: sequenceSize, id: sequenceId } } : {}),
  }
}
