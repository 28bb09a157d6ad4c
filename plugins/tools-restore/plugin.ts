import enhancev2 from './enhancev2.ts'
import imageenhancer from './imageenhancer.ts'
import imageupscaler from './imageupscaler.ts'
import upscale from './upscale.ts'

export default [imageenhancer, enhancev2, imageupscaler, upscale]
