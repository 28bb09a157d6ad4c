import { backdrop } from './backdrop.ts'
import { bokeh } from './bokeh.ts'
import { confetti } from './confetti.ts'
import { extrude } from './extrude.ts'
import { floor } from './floor.ts'
import { glints } from './glints.ts'
import { plate } from './plate.ts'
import { shadow } from './shadow.ts'
import { strings } from './strings.ts'
import { surface } from './surface.ts'

/** All operations by name. A new one is a file beside this one, a line here, and one in the union of `recipe.ts`. */
export const OPERATIONS = {
  backdrop,
  bokeh,
  confetti,
  extrude,
  floor,
  glints,
  plate,
  shadow,
  strings,
  surface,
} as const
