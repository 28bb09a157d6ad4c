import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'

/** A picture of text, and what stands in it. */
export interface TextPicture {
  name: string
  text: string
  png(): Promise<Buffer>
}

interface Look {
  font: string
  size: number
  ink?: string
  paper?: string
  /** Degrees clockwise. */
  tilt?: number
  /** Brightness of the darker side, 1 = even light. */
  shade?: number
  noise?: number
  blur?: number
  /** JPEG quality. */
  jpeg?: number
  width?: number
  stripes?: boolean
}

const TEXTS = {
  letter: [
    'Dear Ms Whitfield,',
    'thank you for your order of 14 March. We have packed',
    'three boxes of paper (A4, 80 g) and two toner cartridges.',
    'The total is $128.40, payable within 30 days.',
    'Kind regards, Harbour Office Supplies',
  ],
  prose: [
    'The lighthouse keeper climbed the narrow stairs each evening,',
    'counting one hundred and ninety-nine steps on the way. At the',
    'top he trimmed the lamp, wiped the glass, and wrote the hour',
    'into a book: "Wind north-west, sea calm, two sails in sight."',
  ],
  code: [
    'const total = items.reduce((sum, item) => sum + item.price, 0);',
    'if (total > 100) applyDiscount(total * 0.05);',
  ],
  sign: ['OPEN DAILY', '9 AM to 6 PM', 'Please ring the bell'],
  receipt: [
    'Coffee beans 250 g      7.90',
    'Oat milk 1 l            2.35',
    'Filter papers x 100     3.10',
    'TOTAL                  13.35',
  ],
  short: ['Platform 7'],
}

const LOOKS: readonly (readonly [string, keyof typeof TEXTS, Look])[] = [
  ['sans 20 px', 'letter', { font: 'inter', size: 20 }],
  ['sans 12 px', 'letter', { font: 'inter', size: 12 }],
  ['sans 9 px', 'prose', { font: 'inter', size: 9 }],
  ['serif 22 px', 'prose', { font: 'playfair-display', size: 22 }],
  ['geometric 16 px', 'prose', { font: 'poppins', size: 16 }],
  ['monospace 15 px', 'code', { font: 'jetbrains-mono', size: 15 }],
  ['monospace 11 px, JPEG 40', 'receipt', { font: 'jetbrains-mono', size: 11, jpeg: 40 }],
  ['white on black', 'letter', { font: 'inter', size: 18, ink: '#ffffff', paper: '#101418' }],
  ['yellow on blue', 'sign', { font: 'poppins', size: 48, ink: '#ffd84a', paper: '#16408f' }],
  ['grey on grey', 'prose', { font: 'inter', size: 18, ink: '#8a8f96', paper: '#c9cdd2' }],
  ['tilted 3°', 'letter', { font: 'inter', size: 20, tilt: 3 }],
  ['tilted -7°', 'prose', { font: 'nunito', size: 20, tilt: -7 }],
  ['tilted 12°, white on green', 'sign', { font: 'nunito', size: 44, tilt: 12, ink: '#fff', paper: '#14532d' }],
  ['shadow', 'letter', { font: 'playfair-display', size: 20, shade: 0.25 }],
  ['shadow, tilted -4°', 'prose', { font: 'inter', size: 18, shade: 0.3, tilt: -4 }],
  ['noise', 'letter', { font: 'inter', size: 20, noise: 40 }],
  ['noise, small', 'prose', { font: 'poppins', size: 13, noise: 22 }],
  ['blurred', 'letter', { font: 'inter', size: 22, blur: 1.6 }],
  ['blurred, small, JPEG 30', 'prose', { font: 'inter', size: 15, blur: 0.8, jpeg: 30 }],
  ['large and few', 'short', { font: 'anton', size: 140 }],
  ['tiny picture', 'short', { font: 'inter', size: 14, width: 120 }],
  ['on stripes', 'sign', { font: 'inter', size: 40, paper: '#e8e2d0', stripes: true }],
  ['handwriting', 'letter', { font: 'caveat', size: 34 }],
  ['receipt in a shadow, tilted', 'receipt', { font: 'jetbrains-mono', size: 18, shade: 0.4, tilt: 2.5, noise: 12 }],
]

export const TEXT_PICTURES: readonly TextPicture[] = LOOKS.map(([name, text, look]) => ({
  name,
  text: TEXTS[text].join('\n'),
  png: () => draw(TEXTS[text], look),
}))

const require = createRequire(import.meta.url)
const families = new Set<string>()

function family(font: string): string {
  if (!families.has(font)) {
    const weight = font === 'anton' ? 400 : font === 'poppins' ? 500 : 400
    GlobalFonts.registerFromPath(
      require.resolve(`@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`),
      `bench ${font}`,
    )
    families.add(font)
  }
  return `bench ${font}`
}

async function draw(lines: readonly string[], look: Look): Promise<Buffer> {
  const { font, size, ink = '#1b1d21', paper = '#fbfaf7', tilt = 0, blur, jpeg, width } = look
  const measure = createCanvas(8, 8).getContext('2d')
  measure.font = `${size}px "${family(font)}"`
  const textWidth = Math.max(...lines.map((line) => measure.measureText(line).width))
  const canvas = createCanvas(
    width ?? Math.ceil(textWidth + size * 4),
    Math.ceil(
      lines.length * size * 1.6 + size * 3 + (tilt === 0 ? 0 : textWidth * Math.abs(Math.sin((tilt * Math.PI) / 180))),
    ),
  )
  const context = canvas.getContext('2d')
  context.fillStyle = paper
  context.fillRect(0, 0, canvas.width, canvas.height)
  if (look.stripes) drawStripes(context, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((tilt * Math.PI) / 180)
  context.font = measure.font
  context.fillStyle = ink
  const top = (-(lines.length - 1) * size * 1.6) / 2 + size * 0.35
  lines.forEach((line, row) => context.fillText(line, -textWidth / 2, top + row * size * 1.6))
  let image = sharp(spoil(canvas.data(), canvas.width, canvas.height, look), {
    raw: { width: canvas.width, height: canvas.height, channels: 4 },
  }).removeAlpha()
  if (blur !== undefined) image = image.blur(blur)
  return jpeg === undefined
    ? image.png().toBuffer()
    : sharp(await image.jpeg({ quality: jpeg }).toBuffer())
        .png()
        .toBuffer()
}

function drawStripes(context: SKRSContext2D, width: number, height: number): void {
  context.fillStyle = '#d3c9ac'
  for (let x = 0; x < width; x += 26) context.fillRect(x, 0, 12, height)
}

/** A shadow from the left, and noise that is the same at each run. */
function spoil(data: Buffer, width: number, height: number, { shade = 1, noise = 0 }: Look): Buffer {
  let seed = 12_345
  const random = () => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) / 2 ** 32
  for (let at = 0; at < width * height; at++) {
    const light = shade + (1 - shade) * ((at % width) / width)
    const grain = noise === 0 ? 0 : (random() + random() + random() - 1.5) * noise
    for (let channel = 0; channel < 3; channel++) {
      data[at * 4 + channel] = Math.min(255, Math.max(0, data[at * 4 + channel]! * light + grain))
    }
  }
  return data
}
