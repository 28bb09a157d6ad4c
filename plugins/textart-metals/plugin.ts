import goldFoilBalloon from './gold-foil-balloon.ts'
import steelText from './steel-text.ts'

export default [goldFoilBalloon, steelText]
