import removebg from './removebg.ts'
import removebgv2 from './removebgv2.ts'

export default [removebg, removebgv2]
