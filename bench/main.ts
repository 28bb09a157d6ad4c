import { cards } from './cards.ts'
import { code } from './code.ts'
import { cutout } from './cutout.ts'
import { editing } from './editing.ts'
import { life } from './life.ts'
import { logos } from './logos.ts'
import { memory } from './memory.ts'
import { music } from './music.ts'
import { network } from './network.ts'
import { ocr } from './ocr.ts'
import { overhead } from './overhead.ts'
import { readqr } from './readqr.ts'
import { restore } from './restore.ts'
import { sound } from './sound.ts'
import { photoFrames } from './photo-frames.ts'
import { printTable, type Row } from './table.ts'
import { textArt } from './text-art.ts'
import { throughput } from './throughput.ts'
import { web } from './web.ts'

/** `npm run bench [-- part …]`: figures against a peer or a limit, measured in the same run. */
const PARTS: Record<string, { title: string; run(): Promise<Row[]> }> = {
  'throughput': { title: 'requests a second, 32 connections', run: throughput },
  'overhead': { title: 'time of an answer, 10 connections', run: overhead },
  'life': { title: 'the life of plugins', run: life },
  'cards': { title: 'cards, warm', run: cards },
  'code': { title: 'obfuscating code', run: code },
  'cutout': { title: 'cut-outs and erasing', run: cutout },
  'editing': { title: 'editing by instruction', run: editing },
  'memory': { title: 'memory', run: memory },
  'music': { title: 'songs', run: music },
  'network': { title: 'proof of work', run: network },
  'ocr': { title: 'reading text', run: ocr },
  'readqr': { title: 'reading codes', run: readqr },
  'restore': { title: 'enhancing and enlarging', run: restore },
  'sound': { title: 'separating and denoising sound', run: sound },
  'logos': { title: 'lettering beside ImageMagick’s and GIMP’s, 1024 × 512', run: logos },
  'photo-frames': { title: 'photo frames, 1280 × 960', run: photoFrames },
  'text-art': { title: 'text art, 1024 × 512', run: textArt },
  'web': { title: 'web pages', run: web },
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  process.stderr.write(`there is no part "${unknown.join(', ')}". There are: ${Object.keys(PARTS).join(', ')}\n`)
  process.exit(2)
}
for (const [name, { title, run }] of Object.entries(PARTS)) {
  if (wanted.length === 0 || wanted.includes(name)) printTable(title, await run())
}
