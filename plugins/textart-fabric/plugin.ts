import denimText from './denim-text.ts'
import embroidery from './embroidery.ts'
import koiFish from './koi-fish.ts'
import naturalLeaves from './natural-leaves.ts'
import wickerText from './wicker-text.ts'

export default [denimText, embroidery, koiFish, naturalLeaves, wickerText]
