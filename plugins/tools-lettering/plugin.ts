import fancy from './fancy.ts'
import fancyv2 from './fancyv2.ts'

export default [fancy, fancyv2]
