import { backdrop } from './backdrop.ts'
import { bokeh } from './bokeh.ts'
import { burst } from './burst.ts'
import { carve } from './carve.ts'
import { cast } from './cast.ts'
import { clad } from './clad.ts'
import { confetti } from './confetti.ts'
import { cracks } from './cracks.ts'
import { defocus } from './defocus.ts'
import { drift } from './drift.ts'
import { extrude } from './extrude.ts'
import { fill } from './fill.ts'
import { firs } from './firs.ts'
import { flakes } from './flakes.ts'
import { flames } from './flames.ts'
import { floor } from './floor.ts'
import { fray } from './fray.ts'
import { gems } from './gems.ts'
import { glass } from './glass.ts'
import { glints } from './glints.ts'
import { ground } from './ground.ts'
import { neon } from './neon.ts'
import { piping } from './piping.ts'
import { plate } from './plate.ts'
import { reflection } from './reflection.ts'
import { rubble } from './rubble.ts'
import { satinStitch } from './satin-stitch.ts'
import { shadow } from './shadow.ts'
import { sprinkles } from './sprinkles.ts'
import { stitch } from './stitch.ts'
import { strings } from './strings.ts'
import { surf } from './surf.ts'
import { surface } from './surface.ts'
import { table } from './table.ts'
import { vista } from './vista.ts'
import { watercolour } from './watercolour.ts'
import { wet } from './wet.ts'

/**
 * The operations on letters, or on whatever shape stands in for them. A new one is a file beside this one, with its test,
 * and a line here.
 */
export const LETTER_OPERATIONS = {
  backdrop,
  bokeh,
  burst,
  carve,
  cast,
  clad,
  confetti,
  cracks,
  defocus,
  drift,
  extrude,
  fill,
  firs,
  flakes,
  flames,
  floor,
  fray,
  gems,
  glass,
  glints,
  ground,
  neon,
  piping,
  plate,
  reflection,
  rubble,
  satinStitch,
  shadow,
  sprinkles,
  stitch,
  strings,
  surf,
  surface,
  table,
  vista,
  watercolour,
  wet,
} as const
