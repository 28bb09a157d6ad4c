import anotherMagazine from './another-magazine.ts'
import backCover from './back-cover.ts'
import dailyNews from './daily-news.ts'
import horrorGame from './horror-game.ts'
import horrorGameBarry from './horror-game-barry.ts'
import horrorGameShooting from './horror-game-shooting.ts'
import magazine from './magazine.ts'
import musicShop from './music-shop.ts'
import theThreeMusketeers from './the-three-musketeers.ts'

export default [
  anotherMagazine,
  backCover,
  dailyNews,
  horrorGame,
  horrorGameBarry,
  horrorGameShooting,
  magazine,
  musicShop,
  theThreeMusketeers,
]
