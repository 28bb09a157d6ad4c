import magiceraser from './magiceraser.ts'
import removebg from './removebg.ts'
import removebgv2 from './removebgv2.ts'
import watermarkremover from './watermarkremover.ts'

// The first example is run before a version serves: a light one.
export default [removebg, removebgv2, magiceraser, watermarkremover]
