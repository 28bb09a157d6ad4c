import eveningBillboard from './evening-billboard.ts'
import hugeBillboard from './huge-billboard.ts'
import nycBillboards from './nyc-billboards.ts'
import redWall from './red-wall.ts'
import timesSquareAfterRain from './times-square-after-rain.ts'
import twoCitylights from './two-citylights.ts'
import undergroundPoster from './underground-poster.ts'
import underground from './underground.ts'

export default [
  eveningBillboard,
  hugeBillboard,
  nycBillboards,
  redWall,
  timesSquareAfterRain,
  twoCitylights,
  undergroundPoster,
  underground,
]
