import { area, line, type MarkInput, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Point = readonly [number, number]

/** Who comes out of the smoke, each in a box of 100 × 240: where its left upper corner is, how large, which way he aims. */
const SQUAD = [
  { at: [116, 158], size: 0.52, aims: -1 },
  { at: [296, 152], size: 0.56, aims: 1 },
  { at: [44, 118], size: 0.96, aims: 1 },
  { at: [360, 110], size: 1, aims: -1 },
] as const

type Gunman = (typeof SQUAD)[number]

const HELMET = 'M50 6C63 6 70 16 69 28L72 33L66 36C65 45 59 50 50 50C41 50 35 45 34 36L28 33L31 28C30 16 37 6 50 6Z'
const BODY =
  'M41 45H59L61 51C76 53 87 58 91 70L97 98L86 114L75 103L73 132L77 154' +
  'L82 200L80 250H60L56 184L50 164L44 184L40 250H20L18 200L23 154L27 132L25 103L14 114L3 98L9 70C13 58 24 53 39 51Z'
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
const muzzle = (gunman: Gunman) => place(gunman, [112, 92])

const SHADE = '#120304'

/** Nothing but their outlines before the light, the nearer the darker; a thin edge of it on their shoulders. */
export const GUNMEN: MarkInput[] = SQUAD.flatMap((gunman) => {
  const far = gunman.size < 0.9
  const ink = far ? '#2a0805' : SHADE
  const rod = (from: string, width: number) => line(put(from, gunman), width * gunman.size, ink)
  return [
    area(
      [HELMET, BODY, PACK].map((path) => put(path, gunman)),
      ink,
    ),
    rod('M22 74L80 88', 9),
    rod('M58 83L96 90', 6.4),
    rod('M90 89L112 92', 2.6),
    rod('M62 88L66 108', 7),
    rod('M30 78L56 74', 3.4),
    line(put('M9 70C13 58 24 53 39 51M91 70C87 58 76 53 61 51', gunman), 1.1, far ? '#ff8a4a70' : '#ff7a3a58'),
    line(put('M31 28C30 16 37 6 50 6C63 6 70 16 69 28', gunman), 1.1, far ? '#ff9a5a80' : '#ff8a4a60'),
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
