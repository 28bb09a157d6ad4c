import advancedGlow from './advanced-glow.ts'
import bokehText from './bokeh-text.ts'
import colorfulNeon from './colorful-neon.ts'
import fireworkSparkle from './firework-sparkle.ts'
import futuristicLight from './futuristic-light.ts'
import greenNeon from './green-neon.ts'
import neonDevilWings from './neon-devil-wings.ts'
import neonLightText from './neon-light-text.ts'
import neonTextAlt from './neon-text-alt.ts'
import rainbowEqualizer from './rainbow-equalizer.ts'
import sunsetLight from './sunset-light.ts'
import thunderText from './thunder-text.ts'

export default [
  colorfulNeon,
  neonDevilWings,
  futuristicLight,
  sunsetLight,
  rainbowEqualizer,
  neonLightText,
  thunderText,
  neonTextAlt,
  bokehText,
  greenNeon,
  advancedGlow,
  fireworkSparkle,
]
