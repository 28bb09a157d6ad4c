import cloudyFilter from './cloudy-filter.ts'
import frostedFilter from './frosted-filter.ts'
import nightVision from './night-vision.ts'
import raining from './raining.ts'
import tvInterference from './tv-interference.ts'

export default [cloudyFilter, frostedFilter, nightVision, raining, tvInterference]
