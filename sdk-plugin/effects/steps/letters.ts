import { backdrop } from './backdrop.ts'
import { bokeh } from './bokeh.ts'
import { confetti } from './confetti.ts'
import { extrude } from './extrude.ts'
import { fill } from './fill.ts'
import { floor } from './floor.ts'
import { glints } from './glints.ts'
import { plate } from './plate.ts'
import { shadow } from './shadow.ts'
import { strings } from './strings.ts'
import { surface } from './surface.ts'

/**
 * The operations on letters, or on whatever shape stands in for them. A new one is a file beside this one, with its test,
 * and a line here.
 */
export const LETTER_OPERATIONS = {
  backdrop,
  bokeh,
  confetti,
  extrude,
  fill,
  floor,
  glints,
  plate,
  shadow,
  strings,
  surface,
} as const
