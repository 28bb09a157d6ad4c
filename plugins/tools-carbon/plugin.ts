import carbon from './carbon.ts'

export default [carbon]
