import ascii from './ascii.ts'
import background from './background.ts'
import blur from './blur.ts'
import cells from './cells.ts'
import colour from './colour.ts'
import crop from './crop.ts'
import dabs from './dabs.ts'
import detail from './detail.ts'
import draw from './draw.ts'
import frames from './frames.ts'
import gallery from './gallery.ts'
import halftone from './halftone.ts'
import light from './light.ts'
import looks from './looks.ts'
import monochrome from './monochrome.ts'
import moods from './moods.ts'
import type { Operation } from './operation.ts'
import pad from './pad.ts'
import paint from './paint.ts'
import pixelArt from './pixel-art.ts'
import range from './range.ts'
import recolour from './recolour.ts'
import reduce from './reduce.ts'
import resize from './resize.ts'
import signal from './signal.ts'
import sticker from './sticker.ts'
import text from './text.ts'
import tint from './tint.ts'
import tone from './tone.ts'
import turn from './turn.ts'
import visionLooks from './vision-looks.ts'
import warp from './warp.ts'

/** What restyles the whole picture. */
export const STYLES: readonly Operation[] = [
  ...paint,
  ...dabs,
  ...draw,
  ...cells,
  ...halftone,
  ...pixelArt,
  ...ascii,
  ...looks,
  ...moods,
  ...visionLooks,
  ...signal,
]

/** Every operation. Where two claim a phrase, the first has it. */
export const OPERATIONS: readonly Operation[] = [
  ...turn,
  ...crop,
  ...resize,
  ...pad,
  ...tone,
  ...range,
  ...colour,
  ...reduce,
  ...monochrome,
  ...tint,
  ...recolour,
  ...background,
  ...blur,
  ...detail,
  ...STYLES,
  ...light,
  ...warp,
  ...frames,
  ...gallery,
  ...text,
  ...sticker,
]
