/** What stands on a hill at night, as a cartoon draws it. */

/** A crooked house on its hill: its walls, then roofs that catch the moon. */
export const house =
  'M22 384V250L14 252L50 206L60 216V196H70V226L88 244V214L80 216L104 176L130 214L122 213V262L136 250L166 284L156 284V384Z'

export const roofs =
  'M14 252L50 206L88 246L76 247L50 218L24 251ZM80 216L104 176L130 214L118 212L104 190L92 214Z' +
  'M130 254L136 250L166 284L156 284L136 262Z'

/** The moon's middle and radius. */
export const MOON = [290, 128, 60] as const

/** Its seas, each a little darker than what lies around. */
export const MARIA = [
  [272, 108, 17],
  [290, 98, 12],
  [308, 118, 14],
  [318, 140, 11],
  [296, 150, 13],
  [262, 134, 9],
] as const

/** Sides of the walls that the moon looks along, and those in the house's own shade. */
export const moonlit =
  'M76 258L88 247V352H76ZM112 206L122 214V352H112ZM146 272L156 285V358H146ZM65 197H70V224L65 220Z' +
  'M136 251L150 268V272L136 256Z'
export const shaded =
  'M22 252H32V352H22ZM80 216H86V350H80ZM122 262H130V354H122ZM24 252L50 220L76 250V256L50 227L26 259Z'

/** Shingles in rows down the roofs, each a little off the one above. */
export const shingles = [
  [50, 206, 88, 246],
  [50, 208, 16, 250],
  [104, 177, 129, 213],
  [104, 178, 82, 214],
  [137, 251, 164, 283],
]
  .flatMap(([x, y, toX, toY]) =>
    Array.from({ length: 9 }, (_, at) => {
      const along = (at + 0.5) / 9
      const lean = 1.4 * Math.sin(at * 4.1)
      return `M${(x! + (toX! - x!) * along).toFixed(1)} ${(y! + (toY! - y!) * along).toFixed(1)}l${lean.toFixed(1)} 7`
    }),
  )
  .join('')

export const windows = [
  'M38 268h12v18h-12Z',
  'M68 262h12v18h-12Z',
  'M96 226h14v20h-14Z',
  'M134 294h12v18h-12Z',
  'M88 304h16v42h-16Z',
]

/** Boards of the walls: above the eaves of the wing there are only those of the house. */
export const boards = Array.from({ length: 17 }, (_, row) => {
  const half = row < 10 ? 66 : 49
  return `M24 ${344 - row * 6.2}q${half / 2} ${row % 2 ? 1.6 : -1.6} ${half} 0t${half} 0`
})

const n = (value: number) => value.toFixed(1)

/** Grass in tufts along the crest of a ridge. */
const tufts = Array.from({ length: 44 }, (_, at) => {
  const x = 2 + at * 4.4 + 2 * Math.sin(at * 5.1)
  const foot = x < 92 ? 362 - 18 * Math.sin((x / 92) * 1.571) : 344 + 12 * ((x - 92) / 84) ** 2
  return `M${n(x)} ${n(foot + 3)}l${n(3 * Math.sin(at * 2.3))} -${n(5 + 4 * Math.sin(at * 7.7) ** 2)}l2.2 9Z`
})

/** The ridge that the house stands on, and a path down from the door. */
export const ridge = `M0 362Q40 344 92 344T176 356Q250 380 400 366V500H0Z${tufts.join('')}`

export const trail = 'M88 344H104C112 362 84 372 108 400L132 440H70C60 400 76 366 88 344Z'

/** A fence that has seen better nights. */
export const fence = Array.from({ length: 9 }, (_, n) => {
  const x = 108 + n * 9.4
  const foot = 347 + 0.012 * (x - 100) ** 2
  const lean = 2.4 * Math.sin(n * 3.7)
  return `M${x} ${foot + 6}l${lean} -${22 + 3 * Math.sin(n * 5)}l1.8 -4l1.8 4l${-lean} 24Z`
})

/** A dead tree that reaches into the sky from the right. */
export const tree =
  'M400 360C380 330 372 300 378 262C360 256 346 240 338 216C350 236 364 244 380 246' +
  'C384 222 378 204 366 186C382 198 390 212 390 232L400 214V360Z'

/** Where the moon meets its trunk and boughs, and the furrows of its bark. */
export const treeLight = [
  'M338 216C346 238 359 253 378 259C373 296 381 328 398 356',
  'M366 186C379 202 387 220 384.6 246',
  'M390 232C390 222 389 214 385 206',
]
export const bark = Array.from({ length: 9 }, (_, at) => {
  const x = 380.5 + at * 2.4
  const sway = 3 * Math.sin(at * 2.7)
  const top = 262 + 6 * Math.sin(at * 5.3)
  return `M${x.toFixed(1)} ${top.toFixed(1)}q${sway.toFixed(1)} 20 -1.4 40t${(5 + sway).toFixed(1)} 44`
}).join('')

/** Clouds that drift below the moon, darker below. */
export const clouds = [
  'M0 150C40 138 66 152 96 146C120 142 140 152 168 150C140 164 112 156 86 162C56 168 28 158 0 166Z',
  'M230 206C262 194 290 208 320 200C350 194 372 204 400 198V214C366 218 344 210 316 218C286 224 256 216 230 206Z',
]

export const bat = (x: number, y: number, size: number) => {
  const s = (value: number) => (value * size).toFixed(1)
  const wings = `q${s(6)} ${s(-9)} ${s(16)} ${s(-7)}q${s(-5)} ${s(4)} ${s(-4)} ${s(9)}q${s(-6)} ${s(-4)} ${s(-12)} ${s(3)}`
  const body = `q${s(-6)} ${s(-7)} ${s(-12)} ${s(-3)}q${s(1)} ${s(-5)} ${s(-4)} ${s(-9)}q${s(10)} ${s(-2)} ${s(16)} ${s(7)}`
  return `M${x} ${y}${wings}${body}Z`
}
