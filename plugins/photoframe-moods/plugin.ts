import autumnFrame from './autumn-frame.ts'
import burningFire from './burning-fire.ts'
import concreteJungle from './concrete-jungle.ts'
import doubleExposure from './double-exposure.ts'
import easterFrame from './easter-frame.ts'
import fire from './fire.ts'
import flowerFrame from './flower-frame.ts'
import inTheWoods from './in-the-woods.ts'
import lateAutumn from './late-autumn.ts'
import lavander from './lavander.ts'
import marine from './marine.ts'
import smokeFlare from './smoke-flare.ts'
import snowInTheCity from './snow-in-the-city.ts'
import sparklers from './sparklers.ts'
import weather from './weather.ts'

export default [
  autumnFrame,
  burningFire,
  concreteJungle,
  doubleExposure,
  easterFrame,
  fire,
  flowerFrame,
  inTheWoods,
  lateAutumn,
  lavander,
  marine,
  smokeFlare,
  snowInTheCity,
  sparklers,
  weather,
]
