/** What stands on a hill at night, as a cartoon draws it. */

/** A crooked house on its hill: its walls, then roofs that catch the moon. */
export const house =
  'M24 350V250L14 252L50 206L60 216V196H70V226L88 244V214L80 216L104 176L130 214L122 213V262L136 250L166 284L156 284V350Z'

export const roofs =
  'M14 252L50 206L88 246L76 247L50 218L24 251ZM80 216L104 176L130 214L118 212L104 190L92 214Z' +
  'M130 254L136 250L166 284L156 284L136 262Z'

export const MARIA = [
  [268, 100, 13],
  [304, 138, 10],
  [300, 96, 7],
  [262, 140, 8],
  [318, 112, 6],
] as const

export const windows = [
  'M38 268h12v18h-12Z',
  'M68 262h12v18h-12Z',
  'M96 226h14v20h-14Z',
  'M134 294h12v18h-12Z',
  'M88 300h16v50h-16Z',
]

/** Boards of the walls, and the light that stands before each window. */
export const boards = Array.from(
  { length: 17 },
  (_, row) => `M24 ${344 - row * 6.2}q40 ${row % 2 ? 1.6 : -1.6} 76 0t56 0`,
)

/** A dead tree that reaches into the sky from the right. */
export const tree =
  'M400 360C380 330 372 300 378 262C360 256 346 240 338 216C350 236 364 244 380 246' +
  'C384 222 378 204 366 186C382 198 390 212 390 232L400 214V360Z'

/** Clouds that drift across the moon, darker below. */
export const clouds = [
  'M150 96C176 82 204 92 220 86C246 74 280 88 300 84C330 78 356 92 400 86V100C352 106 330 96 300 102' +
    'C270 108 240 98 214 104C190 108 168 102 150 96Z',
  'M0 150C40 138 66 152 96 146C120 142 140 152 168 150C140 164 112 156 86 162C56 168 28 158 0 166Z',
  'M230 186C262 174 290 188 320 180C350 174 372 184 400 178V194C366 198 344 190 316 198C286 204 256 196 230 186Z',
]

export const bat = (x: number, y: number, size: number) => {
  const s = (value: number) => (value * size).toFixed(1)
  const wings = `q${s(6)} ${s(-9)} ${s(16)} ${s(-7)}q${s(-5)} ${s(4)} ${s(-4)} ${s(9)}q${s(-6)} ${s(-4)} ${s(-12)} ${s(3)}`
  const body = `q${s(-6)} ${s(-7)} ${s(-12)} ${s(-3)}q${s(1)} ${s(-5)} ${s(-4)} ${s(-9)}q${s(10)} ${s(-2)} ${s(16)} ${s(7)}`
  return `M${x} ${y}${wings}${body}Z`
}
