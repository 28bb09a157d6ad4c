import canvas from './canvas.ts'
import quote from './quote.ts'
import ttp from './ttp.ts'

export default [canvas, quote, ttp]
