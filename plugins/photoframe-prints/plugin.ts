import polaroidShot from './polaroid-shot.ts'

export default [polaroidShot]
