import { arcs } from './arcs.ts'
import { backdrop } from './backdrop.ts'
import { backlit } from './backlit.ts'
import { beads } from './beads.ts'
import { bokeh } from './bokeh.ts'
import { breach } from './breach.ts'
import { bulbs } from './bulbs.ts'
import { burst } from './burst.ts'
import { carve } from './carve.ts'
import { cast } from './cast.ts'
import { cel } from './cel.ts'
import { channel } from './channel.ts'
import { city } from './city.ts'
import { clad } from './clad.ts'
import { clouds } from './clouds.ts'
import { confetti } from './confetti.ts'
import { corridor } from './corridor.ts'
import { cracks } from './cracks.ts'
import { dapple } from './dapple.ts'
import { defocus } from './defocus.ts'
import { discs } from './discs.ts'
import { drift } from './drift.ts'
import { dust } from './dust.ts'
import { emboss } from './emboss.ts'
import { extrude } from './extrude.ts'
import { facets } from './facets.ts'
import { fairyLights } from './fairy-lights.ts'
import { fill } from './fill.ts'
import { fins } from './fins.ts'
import { fireworks } from './fireworks.ts'
import { firs } from './firs.ts'
import { fissures } from './fissures.ts'
import { flakes } from './flakes.ts'
import { flames } from './flames.ts'
import { floor } from './floor.ts'
import { fray } from './fray.ts'
import { gems } from './gems.ts'
import { glass } from './glass.ts'
import { glints } from './glints.ts'
import { glitter } from './glitter.ts'
import { grit } from './grit.ts'
import { ground } from './ground.ts'
import { halftone } from './halftone.ts'
import { heads } from './heads.ts'
import { iceFlowers } from './ice-flowers.ts'
import { ink } from './ink.ts'
import { leaves } from './leaves.ts'
import { leds } from './leds.ts'
import { mist } from './mist.ts'
import { neon } from './neon.ts'
import { plate } from './plate.ts'
import { pond } from './pond.ts'
import { pools } from './pools.ts'
import { rays } from './rays.ts'
import { reflection } from './reflection.ts'
import { ripples } from './ripples.ts'
import { rubble } from './rubble.ts'
import { satinStitch } from './satin-stitch.ts'
import { sea } from './sea.ts'
import { seams } from './seams.ts'
import { shadow } from './shadow.ts'
import { shatter } from './shatter.ts'
import { slab } from './slab.ts'
import { soak } from './soak.ts'
import { solids } from './solids.ts'
import { sparkler } from './sparkler.ts'
import { sprigs } from './sprigs.ts'
import { sprinkles } from './sprinkles.ts'
import { stitch } from './stitch.ts'
import { stones } from './stones.ts'
import { storm } from './storm.ts'
import { strings } from './strings.ts'
import { sunset } from './sunset.ts'
import { surf } from './surf.ts'
import { surface } from './surface.ts'
import { table } from './table.ts'
import { typeset } from './typeset.ts'
import { vista } from './vista.ts'
import { watercolour } from './watercolour.ts'
import { wear } from './wear.ts'
import { weatherMap } from './weather-map.ts'
import { wet } from './wet.ts'
import { wickerwork } from './wickerwork.ts'

/**
 * The operations on letters, or on whatever shape stands in for them. A new one is a file beside this one, with its test,
 * and a line here.
 */
export const LETTER_OPERATIONS = {
  arcs,
  backdrop,
  backlit,
  beads,
  bokeh,
  breach,
  bulbs,
  burst,
  carve,
  cast,
  cel,
  channel,
  city,
  clad,
  clouds,
  confetti,
  corridor,
  cracks,
  dapple,
  defocus,
  discs,
  drift,
  dust,
  emboss,
  extrude,
  facets,
  fairyLights,
  fill,
  fins,
  fireworks,
  firs,
  fissures,
  flakes,
  flames,
  floor,
  fray,
  gems,
  glass,
  glints,
  glitter,
  grit,
  ground,
  halftone,
  heads,
  iceFlowers,
  ink,
  leaves,
  leds,
  mist,
  neon,
  plate,
  pond,
  pools,
  rays,
  reflection,
  ripples,
  rubble,
  satinStitch,
  sea,
  seams,
  shadow,
  shatter,
  slab,
  soak,
  solids,
  sparkler,
  sprigs,
  sprinkles,
  stitch,
  stones,
  storm,
  strings,
  sunset,
  surf,
  surface,
  table,
  typeset,
  vista,
  watercolour,
  weatherMap,
  wear,
  wet,
  wickerwork,
} as const
