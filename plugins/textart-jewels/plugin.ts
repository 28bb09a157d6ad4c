import blueSparkJewelry from './blue-spark-jewelry.ts'
import boxText3d from './box-text3d.ts'
import cyanSparkJewelry from './cyan-spark-jewelry.ts'
import decorateGreen from './decorate-green.ts'
import decoratePurple from './decorate-purple.ts'
import goldSparkJewelry from './gold-spark-jewelry.ts'
import gradientText3d from './gradient-text3d.ts'
import greenSparkJewelry from './green-spark-jewelry.ts'
import peridotStone from './peridot-stone.ts'
import pinkSparkJewelry from './pink-spark-jewelry.ts'
import purpleSparkJewelry from './purple-spark-jewelry.ts'
import redSparkJewelry from './red-spark-jewelry.ts'
import ultraGloss from './ultra-gloss.ts'

export default [
  redSparkJewelry,
  pinkSparkJewelry,
  blueSparkJewelry,
  greenSparkJewelry,
  purpleSparkJewelry,
  goldSparkJewelry,
  cyanSparkJewelry,
  decorateGreen,
  decoratePurple,
  peridotStone,
  ultraGloss,
  gradientText3d,
  boxText3d,
]
