import assassinLogo from './assassin-logo.ts'
import ballSeries from './ball-series.ts'
import clownLogo from './clown-logo.ts'
import footballLogo from './football-logo.ts'
import heroShield from './hero-shield.ts'
import mascotShield from './mascot-shield.ts'
import ninjaSeries from './ninja-series.ts'
import robotDroid from './robot-droid.ts'
import skeletonText from './skeleton-text.ts'

export default [
  mascotShield,
  ninjaSeries,
  footballLogo,
  assassinLogo,
  ballSeries,
  heroShield,
  robotDroid,
  clownLogo,
  skeletonText,
]
