import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Makes the picture in `samples/`: `node plugins/tools-cards/samples.ts`. It stands in for a portrait in examples. */
const FOLDER = join(import.meta.dirname, 'samples')

/** A fruit in evening light: nobody in particular. */
const STILL_LIFE = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320">
  <defs>
    <linearGradient id="wall" x2="0" y2="1"><stop stop-color="#f9c58d"/><stop offset="1" stop-color="#e8856b"/>
    </linearGradient>
    <radialGradient id="fruit" cx=".36" cy=".3" r=".8"><stop stop-color="#ffd36b"/>
      <stop offset=".6" stop-color="#f08a24"/><stop offset="1" stop-color="#b34a12"/></radialGradient>
  </defs>
  <rect width="320" height="320" fill="url(#wall)"/>
  <rect y="226" width="320" height="94" fill="#7c3f4d"/>
  <ellipse cx="172" cy="252" rx="104" ry="18" fill="#3d1d2b" opacity=".45"/>
  <circle cx="160" cy="168" r="88" fill="url(#fruit)"/>
  <path d="M160 84q6-34 34-40" stroke="#54331f" stroke-width="9" stroke-linecap="round" fill="none"/>
  <path d="M176 66q34-38 78-18q-30 40-78 18z" fill="#4f7d4a"/>
</svg>`

await mkdir(FOLDER, { recursive: true })
const png = await sharp(Buffer.from(STILL_LIFE)).png({ palette: true, effort: 10 }).toBuffer()
await writeFile(join(FOLDER, 'portrait.png'), png)
