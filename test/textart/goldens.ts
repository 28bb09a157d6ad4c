import sharp from 'sharp'
import type { Endpoint } from '../../sdk-plugin/endpoint.ts'
import { acceptedText, recipeOf, render, SIZES } from '../../sdk-plugin/effects/index.ts'
import { goldenOf } from '../goldens.ts'

const TEXT = 'Gateway'

/** How a style of lettering looks: its small picture. */
export async function styleGolden(style: Endpoint): Promise<string> {
  const [width, height] = SIZES.small
  const pixels = await render(recipeOf(style)!, acceptedText(TEXT), { width, height })
  return goldenOf(sharp(pixels, { raw: { width, height, channels: 3 } }), 16, 8)
}
