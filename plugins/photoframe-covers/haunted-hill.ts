/** What stands on a hill at night, as a cartoon draws it. */

/** A crooked house on its hill: its walls, then roofs that catch the moon. */
export const house =
  'M24 350V250L14 252L50 206L60 216V196H70V226L88 244V214L80 216L104 176L130 214L122 213V262L136 250L166 284L156 284V350Z'

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

export const windows = [
  'M38 268h12v18h-12Z',
  'M68 262h12v18h-12Z',
  'M96 226h14v20h-14Z',
  'M134 294h12v18h-12Z',
  'M88 300h16v50h-16Z',
]

/** Boards of the walls: above the eaves of the wing there are only those of the house. */
export const boards = Array.from({ length: 17 }, (_, row) => {
  const half = row < 10 ? 66 : 49
  return `M24 ${344 - row * 6.2}q${half / 2} ${row % 2 ? 1.6 : -1.6} ${half} 0t${half} 0`
})

/** A dead tree that reaches into the sky from the right. */
export const tree =
  'M400 360C380 330 372 300 378 262C360 256 346 240 338 216C350 236 364 244 380 246' +
  'C384 222 378 204 366 186C382 198 390 212 390 232L400 214V360Z'

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
