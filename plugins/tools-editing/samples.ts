import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Makes the pictures in `samples/`: `node plugins/tools-editing/samples.ts`. They stand in the examples. */
const FOLDER = join(import.meta.dirname, 'samples')

const NOISE = `<filter id="grass" x="0" y="0" width="1" height="1">
    <feTurbulence type="fractalNoise" baseFrequency="0.06 0.5" numOctaves="3" seed="3"/>
  <feColorMatrix values="0 0 0 0 0.1  0 0 0 0 0.22  0 0 0 0 0.04  1.1 0 0 0 -0.35"/>
    <feComposite in2="SourceGraphic" operator="in"/></filter>
  <filter id="rock" x="0" y="0" width="1" height="1">
    <feTurbulence type="fractalNoise" baseFrequency="0.02 0.05" numOctaves="5" seed="8"/>
  <feColorMatrix values="0 0 0 0 0.12  0 0 0 0 0.12  0 0 0 0 0.2  1.4 0 0 0 -0.5"/>
    <feComposite in2="SourceGraphic" operator="in"/></filter>
  <filter id="cloud" x="0" y="0" width="1" height="1">
    <feTurbulence type="fractalNoise" baseFrequency="0.006 0.016" numOctaves="5" seed="12"/>
  <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  2.6 0 0 0 -1.25"/></filter>
  <filter id="water" x="0" y="0" width="1" height="1">
    <feTurbulence type="fractalNoise" baseFrequency="0.012 0.22" numOctaves="3" seed="5"/>
  <feColorMatrix values="0 0 0 0 0.95  0 0 0 0 0.97  0 0 0 0 1  1.6 0 0 0 -0.75"/>
    <feComposite in2="SourceGraphic" operator="in"/></filter>
  <filter id="soft"><feGaussianBlur stdDeviation="9"/></filter><filter id="softer">
    <feGaussianBlur stdDeviation="22"/></filter>`

function svg(width: number, height: number, body: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${NOISE}</defs>${body}</svg>`,
  )
}

function gradient(id: string, ...stops: string[]): string {
  const parts = stops.map((colour, at) => `<stop offset="${at / (stops.length - 1)}" stop-color="${colour}"/>`)
  return `<linearGradient id="${id}" x2="0" y2="1">${parts.join('')}</linearGradient>`
}

/** A lake below mountains, with a meadow and a red van. */
function landscape(): Buffer {
  const far = 'M0 262 L70 196 L128 236 L214 132 L262 186 L306 158 L392 248 L470 174 L548 236 L640 190 V330 H0Z'
  const near = 'M0 300 C120 262 220 300 330 292 S540 262 640 296 L640 340 L0 340Z'
  const meadow = 'M0 392 C150 366 330 402 640 372 L640 480 L0 480Z'
  return svg(
    640,
    480,
    `${gradient('s', '#3f86d6', '#8fc0ee', '#e9eef0')}${gradient('m', '#7d8aa6', '#56667f')}${gradient(
      'n',
      '#4f7a52',
      '#2f5a3a',
    )}
    ${gradient('w', '#7fb2d4', '#2c6590')}${gradient('g', '#7fae48', '#3f7a2c')}${gradient('v', '#e4402f', '#a8201a')}
    <rect width="640" height="480" fill="url(#s)"/>
    <rect width="640" height="250" filter="url(#cloud)" opacity="0.75"/>
    <path d="${far}" fill="url(#m)"/><path d="${far}" filter="url(#rock)" opacity="0.55"/>
    <path d="M214 132 L240 162 L224 176 L212 164 L196 182 L180 173Z M470 174 L492 190 L476 200 L462 194 L450 200Z"
      fill="#f4f7fb"/>
    <path d="${near}" fill="url(#n)"/><path d="${near}" filter="url(#rock)" opacity="0.5"/>
    <rect y="322" width="640" height="80" fill="url(#w)"/>
    <rect y="322" width="640" height="80" filter="url(#water)" opacity="0.4"/>
    <path d="${meadow}" fill="url(#g)"/><path d="${meadow}" filter="url(#grass)" opacity="0.8"/>
    <ellipse cx="452" cy="444" rx="118" ry="12" fill="#16300f" opacity="0.55" filter="url(#soft)"/>
    <path d="M352 436 L352 392 Q354 352 392 350 L500 348 Q524 350 538 384 L556 398 L558 436Z" fill="url(#v)"/>
    <path d="M352 398 L556 398 L558 436 L352 436Z" fill="#f3eee2" opacity="0.92"/>
    <path d="M352 396 h204 v6 h-204z" fill="#7e1712"/>
    <path d="M366 362 h38 v28 h-44 q0-20 6-28z M412 361 h44 v29 h-44z M464 360 h32 q16 2 24 30 h-56z" fill="#a9cfe4"/>
    <path d="M366 362 h38 l-22 28 h-22 q0-20 6-28z" fill="#d8ecf6" opacity="0.6"/>
    <g fill="#1c1c20"><circle cx="400" cy="436" r="21"/><circle cx="516" cy="436" r="21"/></g><g fill="#b9bcc2">
    <circle cx="400" cy="436" r="10"/><circle cx="516" cy="436" r="10"/></g>
    <circle cx="550" cy="412" r="6" fill="#ffe9a8"/>`,
  )
}

/** A person with dark hair in front of a lit wall. */
function portrait(): Buffer {
  return svg(
    480,
    600,
    `${gradient('b', '#7fa38e', '#3c5f58')}<radialGradient id="l" cx="0.74" cy="0.3" r="0.7">
    <stop stop-color="#f6e2b0" stop-opacity="0.85"/><stop offset="1" stop-color="#f6e2b0" stop-opacity="0"/>
    </radialGradient>
    <linearGradient id="k" x2="1"><stop stop-color="#f2c7a4"/><stop offset="0.6" stop-color="#e3a982"/>
    <stop offset="1" stop-color="#bf7f5c"/></linearGradient>
    <linearGradient id="j" x2="1" y2="1"><stop stop-color="#e2b23c"/><stop offset="1" stop-color="#a86f14"/>
    </linearGradient>
    <rect width="480" height="600" fill="url(#b)"/><rect width="480" height="600" fill="url(#l)"/>
    <g fill="#f9efc8" opacity="0.5" filter="url(#soft)"><circle cx="70" cy="120" r="20"/>
    <circle cx="410" cy="90" r="26"/><circle cx="440" cy="250" r="15"/><circle cx="40" cy="300" r="17"/>
    <circle cx="110" cy="40" r="13"/></g>
    <path d="M130 268 C112 120 190 76 246 78 C330 82 372 150 352 300 C366 380 352 410 330 430 L150 430 C118 390 132
      330 130 268Z" fill="#33211a"/>
    <path d="M206 350 h76 v86 q-38 34-76 0z" fill="#c98a66"/>
    <path d="M40 600 C52 482 128 448 200 428 Q242 470 288 428 C368 448 432 486 446 600Z" fill="url(#j)"/>
    <path d="M200 428 Q242 486 288 428 L300 446 Q242 512 188 446Z" fill="#8d5c10"/>
    <path d="M160 232 C158 150 196 116 244 116 C296 116 328 154 326 236 C324 318 286 384 244 384 C200 384 162 320
      160 232Z" fill="url(#k)"/>
    <path d="M156 250 C150 150 190 98 246 98 C306 98 338 146 330 250 C322 190 300 164 262 150 C230 186 186 190 168
      204 C160 220 158 236 156 250Z" fill="#3d281f"/>
    <path d="M178 232 q20-12 40-3 M270 229 q20-9 40 4" stroke="#3a241a" stroke-width="6" fill="none"
      stroke-linecap="round"/>
    <g><ellipse cx="200" cy="254" rx="17" ry="10" fill="#fbf6f0"/>
    <ellipse cx="288" cy="254" rx="17" ry="10" fill="#fbf6f0"/><circle cx="201" cy="254" r="8.5" fill="#4d6f4a"/>
    <circle cx="288" cy="254" r="8.5" fill="#4d6f4a"/><circle cx="201" cy="254" r="4" fill="#111"/>
    <circle cx="288" cy="254" r="4" fill="#111"/><circle cx="204" cy="251" r="2.2" fill="#fff"/>
    <circle cx="291" cy="251" r="2.2" fill="#fff"/></g>
    <path d="M182 249 q18-12 36 1 M270 250 q18-13 36-1" stroke="#2a1710" stroke-width="3.5" fill="none"/>
    <path d="M244 254 q-8 34-13 46 q12 11 27 2" stroke="#b37552" stroke-width="4" fill="none" stroke-linecap="round"/>
    <path d="M212 332 q16-9 32-3 q16-6 32 3 q-30 26-64 0z" fill="#b4483f"/>
    <path d="M212 332 q32 9 64 0" stroke="#7e2b27" stroke-width="2.5" fill="none"/>
    <ellipse cx="186" cy="300" rx="20" ry="13" fill="#e07d63" opacity="0.35" filter="url(#soft)"/>
    <ellipse cx="300" cy="300" rx="20" ry="13" fill="#d86f57" opacity="0.35" filter="url(#soft)"/>
    <path d="M318 190 C330 260 320 330 286 370 C306 330 312 260 318 190Z" fill="#8d5236" opacity="0.35"
      filter="url(#soft)"/>`,
  )
}

/** Fruit on a table. */
function fruit(): Buffer {
  const ball = (id: string, light: string, body: string, dark: string) =>
    `<radialGradient id="${id}" cx="0.35" cy="0.3" r="0.75"><stop stop-color="${light}"/>
    <stop offset="0.5" stop-color="${body}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`
  return svg(
    640,
    480,
    `${gradient('b', '#384a63', '#6d83a0')}${gradient('t', '#c99a63', '#8b5a2b')}${ball(
      'r',
      '#ff8f7d',
      '#d5281f',
      '#6d0d10',
    )}${ball('o', '#ffd08a', '#f08a1c', '#a34b06')}${ball(
      'y',
      '#d9f08c',
      '#8dbb2c',
      '#41660f',
    )}${ball('p', '#b58ad6', '#6b3fa0', '#2c1450')}
    <rect width="640" height="480" fill="url(#b)"/>
    <ellipse cx="150" cy="70" rx="210" ry="150" fill="#c6d6e6" opacity="0.5" filter="url(#softer)"/>
    <rect y="306" width="640" height="174" fill="url(#t)"/>
    <rect y="306" width="640" height="174" filter="url(#grass)" opacity="0.35"/>
    <g fill="#2b1708" opacity="0.6" filter="url(#soft)"><ellipse cx="240" cy="404" rx="112" ry="17"/>
    <ellipse cx="410" cy="412" rx="100" ry="16"/><ellipse cx="540" cy="396" rx="60" ry="11"/></g>
    <circle cx="214" cy="306" r="98" fill="url(#r)"/>
    <path d="M214 220 q6-34 26-46" stroke="#4a2f16" stroke-width="7" fill="none" stroke-linecap="round"/>
    <path d="M236 190 q40-30 70 0 q-34 22-70 0z" fill="#4f8a2e"/>
    <circle cx="394" cy="326" r="84" fill="url(#o)"/><circle cx="524" cy="352" r="48" fill="url(#y)"/>
    <g fill="url(#p)"><circle cx="110" cy="388" r="25"/><circle cx="150" cy="404" r="25"/>
    <circle cx="76" cy="414" r="25"/><circle cx="118" cy="428" r="25"/></g>
    <ellipse cx="178" cy="262" rx="24" ry="15" fill="#fff" opacity="0.55" transform="rotate(-32 178 262)"
      filter="url(#soft)"/>
    <ellipse cx="364" cy="290" rx="18" ry="11" fill="#fff" opacity="0.5" transform="rotate(-32 364 290)"
      filter="url(#soft)"/>`,
  )
}

/** As from a camera: a little soft, a little grainy. */
async function photo(name: string, drawing: Buffer): Promise<void> {
  const { width, height } = await sharp(drawing).metadata()
  const noise = { type: 'gaussian', mean: 128, sigma: 7 } as const
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer()
  const picture = sharp(await sharp(drawing).blur(0.5).png().toBuffer()).flatten()
  await writeFile(
    join(FOLDER, name),
    await picture
      .composite([{ input: grain, blend: 'soft-light' }])
      .jpeg({ quality: 86 })
      .toBuffer(),
  )
}

await photo('landscape.jpg', landscape())
await photo('portrait.jpg', portrait())
await photo('fruit.jpg', fruit())
