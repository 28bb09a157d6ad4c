import atTheBeach from './at-the-beach.ts'
import blueCityLights from './blue-city-lights.ts'
import cityBillboard from './city-billboard.ts'
import eveningBillboard from './evening-billboard.ts'
import graffitiWall from './graffiti-wall.ts'
import hugeBillboard from './huge-billboard.ts'
import newYorkAtNight from './new-york-at-night.ts'
import nycBillboards from './nyc-billboards.ts'
import onTheBike from './on-the-bike.ts'
import pavementArt from './pavement-art.ts'
import pedestrianCrossing from './pedestrian-crossing.ts'
import postersOnTheWall from './posters-on-the-wall.ts'
import redWall from './red-wall.ts'
import timesSquareAfterRain from './times-square-after-rain.ts'
import twoCitylights from './two-citylights.ts'
import underground from './underground.ts'
import undergroundPoster from './underground-poster.ts'
import vue from './vue.ts'
import windows from './windows.ts'

export default [
  atTheBeach,
  blueCityLights,
  cityBillboard,
  eveningBillboard,
  graffitiWall,
  hugeBillboard,
  newYorkAtNight,
  nycBillboards,
  onTheBike,
  pavementArt,
  pedestrianCrossing,
  postersOnTheWall,
  redWall,
  timesSquareAfterRain,
  twoCitylights,
  underground,
  undergroundPoster,
  vue,
  windows,
]
