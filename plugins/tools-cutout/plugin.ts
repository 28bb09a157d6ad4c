import magiceraser from './magiceraser.ts'
import removebg from './removebg.ts'
import removebgv2 from './removebgv2.ts'
import watermarkremover from './watermarkremover.ts'

export default [magiceraser, removebg, removebgv2, watermarkremover]
