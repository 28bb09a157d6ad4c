import { type Recipe, recipeSchema, render } from '../../sdk-plugin/effects/index.ts'

/** A small picture of steps on an even ground, without a lens: RGB by pixel. */
export interface Painting {
  width: number
  height: number
  at(x: number, y: number): readonly [number, number, number]
  /** Mean of a channel over a box, in pixels. */
  mean(channel: 0 | 1 | 2, left: number, top: number, right: number, bottom: number): number
  /** Pixels for which a test holds. */
  count(test: (pixel: readonly [number, number, number], x: number, y: number) => boolean): number
}

interface Options {
  text?: string
  ground?: string
  lettering?: Recipe['lettering']
  width?: number
  height?: number
  seed?: number
}

/** Even light from all sides, so that what a material mirrors does not matter. */
const EVEN = { sky: [1, 1, 1], horizon: [1, 1, 1], ground: [1, 1, 1], boxes: [] } satisfies Recipe['light']

/** Paints steps, on grey unless another ground is named. */
export async function painted(steps: Recipe['steps'], options: Options = {}): Promise<Painting> {
  const { text = 'I', ground = '#808080', lettering, width = 200, height = 100, seed = 1 } = options
  const recipe = recipeSchema.parse({
    seed,
    light: EVEN,
    lettering: lettering ?? { font: 'poster', weight: 400, height: 0.8 },
    steps: [{ do: 'backdrop', colours: [ground], clouds: 0 }, ...steps],
    finish: { vignette: 0, tone: 'soft', bloom: { strength: 0 } },
  })
  const pixels = await render(recipe, text, { width, height })
  const at: Painting['at'] = (x, y) => {
    const from = (y * width + x) * 3
    return [pixels[from]!, pixels[from + 1]!, pixels[from + 2]!]
  }
  return {
    width,
    height,
    at,
    mean(channel, left, top, right, bottom) {
      let sum = 0
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += at(x, y)[channel]
      return sum / ((right - left) * (bottom - top))
    },
    count(test) {
      let found = 0
      for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (test(at(x, y), x, y)) found++
      return found
    },
  }
}
