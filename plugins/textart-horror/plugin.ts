import bloodFrosted from './blood-frosted.ts'
import halloweenFire from './halloween-fire.ts'
import horrorBlood from './horror-blood.ts'
import lavaText from './lava-text.ts'
import toxicText from './toxic-text.ts'

export default [horrorBlood, bloodFrosted, toxicText, halloweenFire, lavaText]
