import { unprocessable } from '@gateway/sdk-plugin'

/** Below this, cameras in poor light lose the code. */
const LEAST_CONTRAST = 3

type Rgb = [red: number, green: number, blue: number]

const WHITE: Rgb = [255, 255, 255]

/**
 * Refuses colours that readers cannot tell apart, or that are the wrong way round. Transparent parts count as what a
 * white page would make of them.
 *
 * @param dark, light `#rrggbb` or `#rrggbbaa`
 * @throws 422 `unprocessable`
 */
export function refusePoorContrast(dark: string, light: string): void {
  const ground = over(light, WHITE)
  const [darkness, lightness] = [luminance(over(dark, ground)), luminance(ground)]
  if (darkness > lightness) {
    throw unprocessable('`dark` is lighter than `light`, and many readers do not see inverted codes.', {
      expected: '`dark` darker than `light`',
      received: `${dark} on ${light}`,
      hint: 'Swap the two colours.',
    })
  }
  const contrast = (lightness + 0.05) / (darkness + 0.05)
  if (contrast >= LEAST_CONTRAST) return
  throw unprocessable('The two colours are too much alike for readers.', {
    expected: `a contrast of at least ${LEAST_CONTRAST} : 1`,
    received: `${dark} on ${light}, ${contrast.toFixed(1)} : 1`,
    hint: 'Take a darker `dark` or a lighter `light`.',
  })
}

function over(colour: string, ground: Rgb): Rgb {
  const [red = 0, green = 0, blue = 0, alpha = 255] = Buffer.from(colour.slice(1), 'hex')
  const mix = (above: number, below: number) => below + ((above - below) * alpha) / 255
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2])]
}

/** Relative luminance as WCAG 2 defines it, 0 to 1. */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
