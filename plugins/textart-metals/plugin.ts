import blueFoilBalloon from './blue-foil-balloon.ts'
import cyanFoilBalloon from './cyan-foil-balloon.ts'
import darkGoldOnline from './dark-gold-online.ts'
import decorativeMetal3d from './decorative-metal-3d.ts'
import foilBalloon from './foil-balloon.ts'
import goldFoilBalloon from './gold-foil-balloon.ts'
import greenFoilBalloon from './green-foil-balloon.ts'
import pinkFoilBalloon from './pink-foil-balloon.ts'
import purpleFoilBalloon from './purple-foil-balloon.ts'
import redFoilBalloon from './red-foil-balloon.ts'
import shinyMetallic3d from './shiny-metallic-3d.ts'
import steelText from './steel-text.ts'
import titanium from './titanium.ts'

export default [
  darkGoldOnline,
  decorativeMetal3d,
  shinyMetallic3d,
  steelText,
  titanium,
  foilBalloon,
  goldFoilBalloon,
  redFoilBalloon,
  pinkFoilBalloon,
  purpleFoilBalloon,
  blueFoilBalloon,
  cyanFoilBalloon,
  greenFoilBalloon,
]
