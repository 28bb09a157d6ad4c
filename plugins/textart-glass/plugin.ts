import blueGlass from './blue-glass.ts'
import brokenGlass from './broken-glass.ts'
import cyanGlass from './cyan-glass.ts'
import decorativeGlass from './decorative-glass.ts'
import dropwater from './dropwater.ts'
import foggyGlass from './foggy-glass.ts'
import greenGlass from './green-glass.ts'
import orangeGlass from './orange-glass.ts'
import purpleGlass from './purple-glass.ts'
import purpleGlassAlt from './purple-glass-alt.ts'
import purpleShinyGlass from './purple-shiny-glass.ts'
import redGlass from './red-glass.ts'
import yellowGlass from './yellow-glass.ts'

export default [
  redGlass,
  orangeGlass,
  yellowGlass,
  greenGlass,
  cyanGlass,
  blueGlass,
  purpleGlass,
  purpleGlassAlt,
  purpleShinyGlass,
  decorativeGlass,
  brokenGlass,
  foggyGlass,
  dropwater,
]
