import noiseremover from './noiseremover.ts'
import vocalremover from './vocalremover.ts'
import vocalremoverv2 from './vocalremoverv2.ts'

export default [vocalremover, vocalremoverv2, noiseremover]
