import type { PluginContext } from '@gateway/sdk-plugin'
import { loadPicture } from '@gateway/sdk-plugin/picture'
import type { Picture } from '@gateway/sdk-plugin/picture'
import type { Inlay } from './drawing.ts'
import type { Ecc, Matrix } from './matrix.ts'

/** Share of the code's side that a logo may take: what it covers is less than half of what `ecc` can mend. */
const SHARE: Record<Ecc, number> = { L: 0.14, M: 0.2, Q: 0.25, H: 0.3 }

export interface Logo {
  /** The logo for a code drawn with `pixels` pixels a module. */
  inlay(pixels: number): Promise<Inlay>
}

/** @throws what `loadPicture` throws */
export async function loadLogo(ctx: PluginContext, url: string, matrix: Matrix): Promise<Logo> {
  const picture = await loadPicture(ctx, url)
  const modules = oddBelow(matrix.size * SHARE[matrix.ecc])
  return { inlay: async (pixels) => ({ modules, href: await dataUrl(picture, Math.ceil(modules * pixels)) }) }
}

/** Sharper than leaving the scaling to who draws the SVG, and no larger than needed. */
async function dataUrl(picture: Picture, side: number): Promise<string> {
  const png = await picture.decode((image) =>
    image.resize(side, side, { fit: 'contain', background: '#0000' }).png().toBuffer(),
  )
  return `data:image/png;base64,${png.toString('base64')}`
}

/** The code's side is odd, so only an odd square sits in its middle. */
function oddBelow(length: number): number {
  return 2 * Math.floor((length - 1) / 2) + 1
}
