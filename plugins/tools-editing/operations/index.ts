import { operations as ascii } from './ascii.ts'
import { operations as background } from './background.ts'
import { operations as blur } from './blur.ts'
import { operations as cells } from './cells.ts'
import { operations as colour } from './colour.ts'
import { operations as crop } from './crop.ts'
import { operations as dabs } from './dabs.ts'
import { operations as detail } from './detail.ts'
import { operations as draw } from './draw.ts'
import { operations as filmStrip } from './film-strip.ts'
import { operations as frames } from './frames.ts'
import { operations as gallery } from './gallery.ts'
import { operations as halftone } from './halftone.ts'
import { operations as light } from './light.ts'
import { operations as looks } from './looks.ts'
import { operations as monochrome } from './monochrome.ts'
import { operations as moods } from './moods.ts'
import type { Operation } from './operation.ts'
import { operations as neon } from './neon.ts'
import { operations as pad } from './pad.ts'
import { operations as paint } from './paint.ts'
import { operations as pixelArt } from './pixel-art.ts'
import { operations as range } from './range.ts'
import { operations as recolour } from './recolour.ts'
import { operations as reduce } from './reduce.ts'
import { operations as resize } from './resize.ts'
import { operations as signal } from './signal.ts'
import { operations as sticker } from './sticker.ts'
import { operations as text } from './text.ts'
import { operations as tint } from './tint.ts'
import { operations as tone } from './tone.ts'
import { operations as turn } from './turn.ts'
import { operations as visionLooks } from './vision-looks.ts'
import { operations as warp } from './warp.ts'
import { operations as weather } from './weather.ts'

/** What restyles the whole picture. */
export const STYLES: readonly Operation[] = [
  ...paint,
  ...dabs,
  ...draw,
  ...neon,
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
  ...weather,
  ...warp,
  ...frames,
  ...filmStrip,
  ...gallery,
  ...text,
  ...sticker,
]
