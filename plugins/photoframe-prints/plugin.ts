import basketballPlayer from './basketball-player.ts'
import calendar from './calendar.ts'
import cash from './cash.ts'
import fbiAgent from './fbi-agent.ts'
import playingCards from './playing-cards.ts'
import polaroidShot from './polaroid-shot.ts'
import postageStamp from './postage-stamp.ts'
import starAutograph from './star-autograph.ts'
import vintagePhoto from './vintage-photo.ts'
import vintagePhotos from './vintage-photos.ts'

export default [
  basketballPlayer,
  calendar,
  cash,
  fbiAgent,
  playingCards,
  polaroidShot,
  postageStamp,
  starAutograph,
  vintagePhoto,
  vintagePhotos,
]
