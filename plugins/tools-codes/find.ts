import type { Picture } from '@gateway/sdk-plugin/picture'
import { tryHarder } from './attempts.ts'
import { read } from './reader.ts'
import type { Code, Pixels } from './reader.ts'
import { grey, planes } from './views.ts'

/** More pixels than this are scaled down first: a code that a camera caught keeps pixels enough. */
const MAX_PIXELS = 12_000_000
/** The same for the views that are tried when the first one shows nothing. */
const MAX_PIXELS_LATER = 3_000_000

/** Milliseconds after which no further attempt begins. */
const TIME_LIMIT = 8000

/**
 * Every code in a picture, with positions in its own pixels. What shows at once is returned at once; else the picture
 * is seen in other ways and cleaned in others, until something is found or the time is over. Empty when nothing is.
 *
 * @param signal ends the search early
 */
export async function findCodes(picture: Picture, signal: AbortSignal): Promise<Code[]> {
  const end = performance.now() + TIME_LIMIT
  const goesOn = () => {
    signal.throwIfAborted()
    return performance.now() < end
  }
  for await (const { pixels, codes } of looks(picture, goesOn)) {
    if (codes.length > 0) return codes.map((code) => scale(code, picture.width / pixels.width))
  }
  return []
}

/** Views in the order of their cost, each made when those before it have shown nothing. */
async function* looks(picture: Picture, goesOn: () => boolean): AsyncGenerator<{ pixels: Pixels; codes: Code[] }> {
  const first = await grey(picture, 'white', MAX_PIXELS)
  yield { pixels: first, codes: await read(first) }
  for (const pixels of await otherViews(picture)) {
    if (goesOn()) yield { pixels, codes: await read(pixels) }
  }
  yield { pixels: first, codes: await tryHarder(first, goesOn) }
}

/** What shows on black alone is light on transparency; two colours of one brightness are alike in grey. */
async function otherViews(picture: Picture): Promise<Pixels[]> {
  const onBlack = picture.alpha ? [await grey(picture, 'black', MAX_PIXELS_LATER)] : []
  return [...onBlack, ...(await planes(picture, MAX_PIXELS_LATER))]
}

function scale(code: Code, factor: number): Code {
  const move = ({ x, y }: Code['position'][0]) => ({ x: Math.round(x * factor), y: Math.round(y * factor) })
  const [topLeft, topRight, bottomRight, bottomLeft] = code.position
  return { ...code, position: [move(topLeft), move(topRight), move(bottomRight), move(bottomLeft)] }
}
