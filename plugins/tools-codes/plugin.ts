import createqr from './createqr.ts'
import readqr from './readqr.ts'

export default [createqr, readqr]
