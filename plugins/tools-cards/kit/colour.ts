type Rgb = [red: number, green: number, blue: number]

function channels(hex: string): Rgb {
  const [red = 0, green = 0, blue = 0] = Buffer.from(hex.slice(1), 'hex')
  return [red, green, blue]
}

/** `#rrggbb` with an opacity from 0 to 1, as CSS writes it. */
export function fade(hex: string, opacity: number): string {
  return `rgba(${channels(hex).join(', ')}, ${opacity})`
}

/** A colour between two; 0 is the first. */
export function mix(first: string, second: string, share: number): string {
  const [from, to] = [channels(first), channels(second)]
  const hex = from.map((value, at) =>
    Math.round(value + (to[at]! - value) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

/** Relative luminance as WCAG 2 defines it, 0 to 1. */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
