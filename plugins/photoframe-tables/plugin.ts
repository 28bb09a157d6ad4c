import mug from './mug.ts'

export default [mug]
