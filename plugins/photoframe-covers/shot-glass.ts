import { area, line, type MarkInput, ornaments } from '@gateway/sdk-plugin/photo-frame'

/** Shots through the pane between the picture and whoever looks at it: where, and how far it cracked. */
const HITS = [
  [62, 84, 100],
  [344, 276, 66],
  [362, 306, 40],
] as const

/** A number from 0 to 1 for a crack of a hit. */
function chance(hit: number, crack: number): number {
  const value = Math.sin(hit * 127.1 + crack * 311.7 + 4) * 43758.5453
  return value - Math.floor(value)
}

const n = (value: number) => value.toFixed(2)

/** Rays that run out from the hole, bent once or twice, and rings of shorter cracks from ray to ray. */
function cracksOf([x, y, far]: (typeof HITS)[number], hit: number) {
  const count = [31, 19, 13][hit]!
  const rays = Array.from({ length: count }, (_, ray) => {
    const angle = ((ray + 0.7 * (chance(hit, ray) - 0.5)) / count) * 2 * Math.PI
    const reach = far * (0.14 + 0.92 * chance(hit, ray + 40) ** 2.8)
    const at = (share: number) => {
      const bent = angle + 0.13 * (chance(hit, ray * 13 + Math.round(share * 19)) - 0.5)
      return [x + Math.cos(bent) * share * reach, y + Math.sin(bent) * share * reach] as const
    }
    return {
      reach,
      at,
      path: `M${[0.07, 0.22, 0.4, 0.56, 0.75, 1].map((share) => at(share).map(n).join(' ')).join('L')}`,
    }
  })
  const rings = [0.13, 0.24].flatMap((share, ring) =>
    rays.flatMap((ray, index) => {
      const next = rays[(index + 1) % count]!
      const radius = share * far * (0.85 + 0.3 * chance(hit, ring * 20 + index))
      if (chance(hit, index + 80 + ring * 20) < 0.35 + 0.3 * ring || radius > Math.min(ray.reach, next.reach)) return []
      return [
        `M${ray
          .at(radius / ray.reach)
          .map(n)
          .join(' ')}L${next
          .at(radius / next.reach)
          .map(n)
          .join(' ')}`,
      ]
    }),
  )
  // Between two rays the pane has come loose: each piece leans its own way and has its own share of the lamp.
  const pieces = rays.flatMap((ray, index) => {
    const next = rays[(index + 1) % count]!
    const reach = Math.min(ray.reach, next.reach, far * (0.2 + 0.3 * chance(hit, index + 140)))
    const to = (of: typeof ray, share: number) =>
      of
        .at(share / of.reach)
        .map(n)
        .join(' ')
    const tip = [ray.at(reach / ray.reach), next.at((0.8 * reach) / next.reach)] as const
    const end = tip.map((point) => point.map(n).join(' ')).join('L')
    return [{ path: `M${to(ray, 0.05 * far)}L${end}L${to(next, 0.05 * far)}Z`, own: chance(hit, index + 170) }]
  })
  const roots = rays.map((ray) => `M${[0.02, 0.16, 0.34].map((share) => ray.at(share).map(n).join(' ')).join('L')}`)
  return { lines: [...rays.map(({ path }) => path), ...rings], roots, pieces }
}

const shifted = (path: string, by: number) =>
  path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${n(Number(x) + by)} ${n(Number(y) + by)}`)

/** A round border that splinters have left: no two of its corners as far out. */
function chipped(x: number, y: number, radius: number, seed: number): string {
  const corners = Array.from({ length: 26 }, (_, corner) => {
    const angle = ((corner + 0.6 * chance(seed, corner)) / 26) * 6.283
    const far = radius * (0.86 + 0.28 * chance(seed, corner + 30))
    return `${n(x + Math.cos(angle) * far)} ${n(y + Math.sin(angle) * far)}`
  })
  return `M${corners.join('L')}Z`
}

/** Each crack is bright where its edge looks to the lamp and dark beside it; the hole is crushed white around. */
export const SHOT_GLASS: MarkInput[] = HITS.flatMap((place, hit) => {
  const [x, y, far] = place
  const { lines: cracks, roots, pieces } = cracksOf(place, hit)
  const crushed = [0.074, 0.098, 0.135][hit]! * far
  const lit = (least: number, most: number) =>
    pieces.filter(({ own }) => own >= least && own < most).map(({ path }) => path)
  return [
    area(['M0 0Z', ...lit(0, 0.3)], '#00000058'),
    area(['M0 0Z', ...lit(0.55, 0.8)], {
      centre: [x, y],
      radius: 0.5 * far,
      inks: ['#ffe9dc70', '#ffd8c428', '#ffd8c400'],
    }),
    area(['M0 0Z', ...lit(0.8, 1)], {
      centre: [x, y],
      radius: 0.5 * far,
      inks: ['#fff4ecb0', '#ffd8c450', '#ffd8c408'],
    }),
    // Cracks are planes through the thickness of the pane: their shade on the picture below, a dark side and a lit edge.
    line(
      cracks.map((path) => shifted(path, 1.5)),
      0.7,
      '#00000050',
    ),
    line(
      cracks.map((path) => shifted(path, 0.34)),
      0.4,
      '#000000a0',
    ),
    line(cracks, 0.24, '#ffe9dc70'),
    line(roots, 0.42, '#fff4ecc0'),
    area(ornaments.circle(x, y, 4 * crushed), {
      centre: [x, y],
      radius: 4 * crushed,
      inks: ['#060202b0', '#06020250', '#06020200'],
    }),
    // A cone broken out of the glass, its far side in the lamp; the hole in its middle, and its lower lip.
    area(chipped(x, y, 1.75 * crushed, hit), {
      from: [x - crushed, y - 1.6 * crushed],
      to: [x + crushed, y + 1.6 * crushed],
      inks: ['#1a0e0cf0', '#5a4640d8', '#c8b4a8e0'],
    }),
    area(chipped(x, y, 1.2 * crushed, hit + 9), {
      from: [x, y - 1.2 * crushed],
      to: [x, y + 1.2 * crushed],
      inks: ['#080303f4', '#2a1a16e8', '#8a7268d8'],
    }),
    area(chipped(x + 0.2, y - 0.1, 0.98 * crushed, hit + 5), '#020000'),
  ]
})
