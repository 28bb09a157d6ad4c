import songgenerator from './songgenerator.ts'

export default songgenerator
