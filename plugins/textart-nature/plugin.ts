import beachText3d from './beach-text3d.ts'
import breakWall from './break-wall.ts'
import christmasSnow from './christmas-snow.ts'
import roadWarning from './road-warning.ts'
import rockText from './rock-text.ts'
import sand3d from './sand3d.ts'
import sandMessages from './sand-messages.ts'
import sandWriting from './sand-writing.ts'
import snow3d from './snow3d.ts'
import xmasCard3d from './xmas-card3d.ts'

export default [
  beachText3d,
  christmasSnow,
  sand3d,
  sandMessages,
  sandWriting,
  snow3d,
  breakWall,
  roadWarning,
  rockText,
  xmasCard3d,
]
