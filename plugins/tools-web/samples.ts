import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Makes `samples/harbour.jpg`, the picture on the sample pages: `node plugins/tools-web/samples.ts`. */
const WIDTH = 1600
const HEIGHT = 900
const HORIZON = 560

/** Hills as a ridge of sines: the same each time. */
function ridge(base: number, rise: number, phase: number): string {
  const points = Array.from({ length: 81 }, (_, step) => {
    const x = (step / 80) * WIDTH
    const wave = Math.sin(step / 6 + phase) + 0.5 * Math.sin(step / 2.7 + phase * 2) + 0.25 * Math.sin(step / 1.1)
    return `${x.toFixed(0)},${(base - rise * (0.5 + wave / 3)).toFixed(1)}`
  })
  return `M0,${HORIZON} L${points.join(' L')} L${WIDTH},${HORIZON} Z`
}

/** The light of the lamp on the water, wider and fainter towards the shore. */
function glitter(x: number): string {
  return Array.from({ length: 26 }, (_, step) => {
    const y = HORIZON + 8 + step * 12
    const width = 26 + step * 7 + 18 * Math.sin(step * 2.1)
    const left = (x - width / 2 + 9 * Math.sin(step)).toFixed(1)
    const light = (0.75 - step * 0.026).toFixed(2)
    const shape = `x="${left}" y="${y}" width="${width.toFixed(1)}" height="3" rx="1.5"`
    return `<rect ${shape} fill="#ffd9a0" opacity="${light}"/>`
  }).join('')
}

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs>
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#16324f"/><stop offset=".55" stop-color="#7d6b8f"/>
    <stop offset=".85" stop-color="#f2a66b"/><stop offset="1" stop-color="#ffd9a0"/></linearGradient>
  <linearGradient id="sea" x2="0" y2="1"><stop stop-color="#d99a6c"/><stop offset=".25" stop-color="#4a5f7d"/>
    <stop offset="1" stop-color="#0d1f2f"/></linearGradient>
  <radialGradient id="glow"><stop stop-color="#fff3d0"/>
    <stop offset="1" stop-color="#fff3d0" stop-opacity="0"/></radialGradient>
  <linearGradient id="beam"><stop stop-color="#fff3d0" stop-opacity=".7"/>
    <stop offset="1" stop-color="#fff3d0" stop-opacity="0"/></linearGradient>
</defs>
<rect width="${WIDTH}" height="${HORIZON}" fill="url(#sky)"/>
<path d="${ridge(HORIZON, 90, 1)}" fill="#5a5675" opacity=".8"/>
<path d="${ridge(HORIZON, 55, 4)}" fill="#37405c"/>
<rect y="${HORIZON}" width="${WIDTH}" height="${HEIGHT - HORIZON}" fill="url(#sea)"/>
${glitter(1130)}
<path d="M940,${HORIZON + 6} q190,-90 420,0 z" fill="#141d2a"/>
<path d="M1110,${HORIZON - 40} l9,-170 h22 l9,170 z" fill="#f4ece0"/>
<path d="M1115,${HORIZON - 128} h30 l2,42 h-34 z" fill="#c8452a"/>
<rect x="1114" y="${HORIZON - 234}" width="32" height="26" fill="#ffe7b0"/>
<path d="M1108,${HORIZON - 234} l22,-22 22,22 z" fill="#26313f"/>
<path d="M1146,${HORIZON - 222} L1600,${HORIZON - 300} V${HORIZON - 130} z" fill="url(#beam)"/>
<circle cx="1130" cy="${HORIZON - 221}" r="90" fill="url(#glow)"/>
</svg>`

const jpeg = await sharp(Buffer.from(picture)).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
await writeFile(join(import.meta.dirname, 'samples', 'harbour.jpg'), jpeg)
