import mug from './mug.ts'
import theFrame from './the-frame.ts'

export default [mug, theFrame]
