/** Tattoos of the old school: bold lines, colours whipped out to bare skin. Places and sizes in the view of their sheet. */
import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

export const INK = '#14141c'
/** What is not inked yet: lines that the stencil left. */
const STENCIL = '#6a4fa8'
const RED = '#a3261e'
const GREEN = '#2f5c46'
const GOLD = '#d39a2c'

type Paint = NonNullable<Extract<Mark, { draw: 'path' }>['fill']>

const inked = (path: string, fill?: Paint, width = 5): Mark => {
  return { draw: 'path', path, ...(fill ? { fill } : {}), line: { paint: INK, width, round: true }, rule: 'nonzero' }
}

/** Ink creeps a little in the skin: each line has a pale one beneath it, twice as wide. */
export const crept = (marks: readonly Mark[]): Mark[] => {
  return marks.flatMap((mark): Mark[] => {
    if (mark.draw !== 'path' || !mark.line || mark.line.paint !== INK) return [mark]
    return [
      mark,
      { draw: 'path', path: mark.path, line: { ...mark.line, paint: `${INK}30`, width: 2.3 * mark.line.width } },
    ]
  })
}

/** Whipped out from dark to bare skin, as a needle shades. */
const shaded = (x: number, y: number, radius: number, ...inks: string[]): Paint => ({ centre: [x, y], radius, inks })

/** White is bare skin: each petal hides those below it, as on the drawing that was traced. */
export const traced = (path: string, fill?: Paint): Mark => {
  const hides = fill ? ({ fill: '#ffffff' } as const) : {}
  return { draw: 'path', path, ...hides, line: { paint: STENCIL, width: 3.6, round: true }, rule: 'nonzero' }
}

/** A rose of the old school: a spiral heart, petals about it, three leaves. `draw` inks its parts. */
export const rose = (
  x: number,
  y: number,
  s: number,
  draw: (path: string, fill?: Paint, width?: number) => Mark = inked,
): Mark[] => {
  const red = (near: number, far: number) =>
    shaded(
      x,
      y,
      far * s,
      ...Array<string>(Math.round(near * 6)).fill('#2a0a0e'),
      '#6e1318',
      RED,
      '#c4493a',
      '#d98a7260',
    )
  const p = (u: number, v: number) => `${(x + u * s).toFixed(1)} ${(y + v * s).toFixed(1)}`
  const leaf = (angle: number) => {
    const q = (u: number, v: number) => {
      const c = Math.cos(angle)
      const d = Math.sin(angle)
      return p(u * c - v * d, u * d + v * c)
    }
    return [
      draw(
        `M${q(0.55, 0)}Q${q(0.95, -0.36)} ${q(1.45, 0)}Q${q(0.95, 0.36)} ${q(0.55, 0)}Z`,
        shaded(x, y, 1.5 * s, '#0d1a14', '#12241b', GREEN, '#3f6f52d8', '#5f8a6aa0'),
      ),
      draw(`M${q(0.6, 0)}L${q(1.38, 0)}`, undefined, 3),
    ]
  }
  const petal = (angle: number, far: number, wide: number, fill: Paint) => {
    const q = (a: number, r: number) => p(Math.cos(angle + a) * r, Math.sin(angle + a) * r)
    return draw(
      `M${q(-wide, far * 0.45)}C${q(-wide * 1.2, far)} ${q(-wide * 0.4, far * 1.16)} ${q(0, far)}` +
        `C${q(wide * 0.4, far * 1.16)} ${q(wide * 1.2, far)} ${q(wide, far * 0.45)}Z`,
      fill,
    )
  }
  return [
    ...[0.5, 2.6, 4.7].flatMap(leaf),
    ...[0, 1.26, 2.51, 3.77, 5.03].map((angle) => petal(angle, 0.88, 0.72, red(0.5, 1.02))),
    ...[0.63, 2.2, 3.6, 5.1].map((angle) => petal(angle, 0.58, 0.78, red(0.34, 0.7))),
    draw(
      `M${p(0.3, 0)}A${0.3 * s} ${0.3 * s} 0 1 1 ${p(-0.3, 0)}A${0.3 * s} ${0.3 * s} 0 1 1 ${p(0.3, 0)}Z`,
      red(0.1, 0.36),
    ),
    draw(
      `M${p(-0.26, 0.06)}Q${p(0, 0.3)} ${p(0.22, 0.02)}Q${p(0.1, -0.24)} ${p(-0.1, -0.1)}` +
        `Q${p(-0.12, 0.1)} ${p(0.06, 0.06)}`,
      undefined,
      4,
    ),
  ]
}

/** Skin that the needle has just left is sore: reddest at the lines, on the side that is being worked on. */
export const sore: Mark[] = [
  [600, 520, 330, '#f2a898'],
  [985, 590, 220, '#ee9484'],
  [1000, 560, 90, '#e87868'],
  [215, 600, 190, '#f2a898'],
  [600, 780, 250, '#f4b4a4'],
].map(([x, y, radius, ink]): Mark => {
  const fill: Paint = {
    centre: [Number(x), Number(y)],
    radius: Number(radius),
    inks: [`${ink}b0`, `${ink}80`, `${ink}30`, `${ink}00`],
  }
  return { draw: 'path', path: ornaments.circle(Number(x), Number(y), Number(radius)), fill }
})

/** Ink that was wiped off with the towel the arm lies on, in two strokes of the hand; in the frame's pixels. */
export const wiped: Mark[] = Array.from({ length: 34 }, (_, n): Mark => {
  const isRed = n % 2 === 1
  const any = Math.abs(Math.sin(n * 91.7 + 3.1) * 4375.85) % 1
  const [x, y] = isRed ? [560 + 40 * any, 690 + 1.6 * n] : [610 + 50 * any, 640 + 1.8 * n]
  const [long, rise] = [(isRed ? 70 : 110) + 90 * (1 - any), -30 - 14 * any]
  const ink = isRed ? '#8a2a2c' : '#2c2834'
  return {
    draw: 'path',
    path: `M${x} ${y}Q${x + 0.5 * long} ${y + 0.7 * rise - 10} ${x + long} ${y + rise}`,
    line: {
      paint: {
        from: [x, y],
        to: [x + long, y + rise],
        inks: [`${ink}00`, `${ink}90`, `${ink}60`, `${ink}28`, `${ink}00`],
      },
      width: 3 + 8 * ((7.3 * any) % 1),
      round: true,
    },
  }
})

export const star = (x: number, y: number, r: number): Mark[] => [
  inked(
    ornaments.star(x, y, { points: 5, outer: r, inner: r * 0.4 }),
    shaded(x, y, r, '#7a4a14', GOLD, '#e3bd6a90'),
    4,
  ),
  ...Array.from({ length: 5 }, (_, at): Mark => {
    const a = (at / 5) * 2 * Math.PI - Math.PI / 2
    const b = a + Math.PI / 5
    return {
      draw: 'path',
      path:
        `M${x} ${y}L${x + r * Math.cos(a)} ${y + r * Math.sin(a)}` +
        `L${x + 0.4 * r * Math.cos(b)} ${y + 0.4 * r * Math.sin(b)}Z`,
      fill: INK,
    }
  }),
]

/** A swallow to the right; `side` -1 turns it to the left. */
export const swallow = (x: number, y: number, s: number, side: 1 | -1): Mark[] => {
  const p = (u: number, v: number) => `${(x + u * s * side).toFixed(1)} ${(y + v * s).toFixed(1)}`
  const blue = (u: number, v: number) =>
    shaded(x + u * s * side, y + v * s, 0.95 * s, '#0e141f', '#16243a', '#2c4a70', '#6f8aa8a0', '#9fb0c040')
  return [
    inked(`M${p(-0.9, 0.5)}L${p(-0.3, 0.12)}L${p(-1, 0.18)}Q${p(-0.5, -0.1)} ${p(-0.1, -0.12)}Z`, blue(0.1, 0)),
    inked(`M${p(-0.2, -0.1)}Q${p(-0.5, -0.7)} ${p(-0.2, -1.1)}Q${p(0.1, -0.6)} ${p(0.3, -0.14)}Z`, blue(0.1, -0.1)),
    inked(`M${p(0, 0.06)}Q${p(0.1, 0.6)} ${p(-0.3, 1)}Q${p(0.5, 0.8)} ${p(0.42, 0.06)}Z`, blue(0.2, 0)),
    inked(
      `M${p(-0.4, 0.1)}Q${p(0.1, -0.3)} ${p(0.6, -0.22)}Q${p(0.82, -0.2)} ${p(0.98, -0.08)}` +
        `L${p(0.76, -0.02)}Q${p(0.5, 0.26)} ${p(-0.4, 0.1)}Z`,
      blue(0.5, -0.2),
    ),
    inked(`M${p(0.72, 0)}Q${p(0.5, 0.24)} ${p(-0.1, 0.17)}Q${p(0.4, 0.02)} ${p(0.72, 0)}Z`, '#a3261ed0', 3),
  ]
}

export const banner: Mark[] = [
  inked('M226 770L330 738V834L226 882L258 820ZM974 770L870 738V834L974 882L942 820Z', {
    from: [226, 800],
    to: [974, 800],
    inks: ['#c99a5560', '#8a5a2ce0', '#8a5a2c00', '#8a5a2ce0', '#c99a5560'],
  }),
  inked('M290 730Q600 674 910 730V826Q600 770 290 826Z', {
    from: [290, 780],
    to: [910, 780],
    inks: ['#b9823fc0', '#e3bd8050', '#f3e6c610', '#e3bd8050', '#b9823fc0'],
  }),
  // Shaded at its bends by short strokes of a fine needle.
  {
    draw: 'path',
    path: Array.from({ length: 16 }, (_, n) => {
      const x = 298 + 7 * n
      const long = 62 - 3.4 * n
      return `M${x} ${730 - 0.02 * n * n}v${long}M${1200 - x} ${730 - 0.02 * n * n}v${long}`
    }),
    line: { paint: '#3a2414a0', width: 2, round: true },
  },
]
