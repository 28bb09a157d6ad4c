import { area, line, type MarkInput, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Point = readonly [number, number]

/** Who comes out of the smoke, each in a box of 100 × 240: where its left upper corner is, how large, which way he aims. */
const SQUAD = [
  { at: [116, 158], size: 0.52, aims: -1 },
  { at: [296, 152], size: 0.56, aims: 1 },
  { at: [96, 104], size: 1.04, aims: -1 },
  { at: [306, 98], size: 1.08, aims: 1 },
] as const

type Gunman = (typeof SQUAD)[number]

const HELMET = 'M50 6C63 6 70 16 69 28L72 33L66 36C65 45 59 50 50 50C41 50 35 45 34 36L28 33L31 28C30 16 37 6 50 6Z'
const BODY =
  'M41 45H59L61 51C74 53 84 57 87 68L82 98L73 132L77 154L82 200L80 250H60L56 184L50 164L44 184L40 250H20L18 200L23 154' +
  'L27 132L20 100L13 70C16 58 26 53 39 51Z'
/** Shouldered: its butt, the sight on its back, a curved magazine, the guard that the left hand holds, a long barrel. */
const RIFLE =
  'M24 75L40 70L50 71L52 68L70 70L71 73L90 76L92 73L94 77L112 80L113 77L116 78L117 81L121 82V86L112 84L92 84L88 87L72 86' +
  'C73 94 76 100 80 104L71 107C66 101 64 94 63 86L57 86L53 97L46 96L48 84L38 85L26 90Z'
const ARMS = 'M20 66L28 60L36 70L40 92L50 88L52 96L38 104L28 96ZM70 58L82 66L84 84L90 82L94 90L80 98L70 92Z'
const PACK = 'M26 62H74V118H26Z'

/** A path of the box of 100 × 240 on the cover. */
function put(path: string, { at: [x, y], size, aims }: Gunman): string {
  return path.replace(/(-?[\d.]+) (-?[\d.]+)|([HV])(-?[\d.]+)/g, (_, u, v, way, only) => {
    const across = (value: number) => (x + aims * size * (value - 50)).toFixed(1)
    const down = (value: number) => (y + size * value).toFixed(1)
    if (way) return way + (way === 'H' ? across(Number(only)) : down(Number(only)))
    return `${across(Number(u))} ${down(Number(v))}`
  })
}

const place = ({ at: [x, y], size, aims }: Gunman, [u, v]: Point): Point => [x + aims * size * (u - 50), y + size * v]

/** Where his shots leave. */
const muzzle = (gunman: Gunman) => place(gunman, [124, 84])

/** Smoke lies before them: they are no black. */
const SHADE = '#1c0505'

/** Nothing but their outlines before the light, the nearer the darker; a thin edge of it on their shoulders. */
export const GUNMEN: MarkInput[] = SQUAD.flatMap((gunman) => {
  const far = gunman.size < 0.9
  const ink = far ? '#4a120c' : SHADE
  return [
    area(
      [HELMET, BODY, PACK, ARMS].map((path) => put(path, gunman)),
      ink,
    ),
    area(put(RIFLE, gunman), far ? '#2a0806' : '#0a0202'),
    line(put('M52 68L70 70L71 73L90 76L121 82', gunman), 0.7, far ? '#ff9a5a40' : '#ffb07070'),
    line(put('M70 58L82 66L84 84', gunman), 0.9, far ? '#ff8a4a40' : '#ff8a4a60'),
    line(put('M13 70C16 58 26 53 39 51M87 68C84 57 74 53 61 51', gunman), 0.9, far ? '#ff8a4a40' : '#ff8a4a60'),
    line(put('M31 28C30 16 37 6 50 6C63 6 70 16 69 28', gunman), 0.9, far ? '#ff9a5a40' : '#ff9a5a90'),
    // What their own shots throw on the breast, the sleeve and under the helmet.
    ...(far
      ? []
      : [
          area(put('M59 45L61 51C74 53 84 57 87 68L82 98L73 132L66 110L64 70Z', gunman), {
            from: place(gunman, [96, 80]),
            to: place(gunman, [58, 90]),
            inks: ['#ff8a3a78', '#c8401a38', '#8a200c00'],
          }),
          area(put('M62 36C66 44 60 50 52 50C58 46 60 40 60 34Z', gunman), '#ff8a4a48'),
        ]),
  ]
})

/** The light of their shots: a glow in the smoke, a star of flame, white where it leaves. */
export const SHOTS: MarkInput[] = SQUAD.filter(({ size }) => size > 0.9).flatMap((gunman) => {
  const [x, y] = muzzle(gunman)
  const pool = (radius: number, inks: string[]) =>
    area(ornaments.circle(x, y, radius), { centre: [x, y], radius, inks })
  const star = (points: number, outer: number, inner: number, ink: string) =>
    area(ornaments.star(x, y, { points, outer, inner }), ink)
  return [
    pool(92, ['#e07830c0', '#8a340c70', '#4a140430', '#30100000']),
    star(7, 30, 6, '#b8480c80'),
    star(7, 23, 6, '#f09030c0'),
    star(5, 16, 5, '#ffd080'),
    pool(11, ['#fffaf0', '#ffe8b0', '#ff904000']),
  ]
})
