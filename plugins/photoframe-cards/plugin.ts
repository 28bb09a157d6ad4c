import cardWithFlowers from './card-with-flowers.ts'
import cardWithLaces from './card-with-laces.ts'
import daffodils from './daffodils.ts'
import easterFlowers from './easter-flowers.ts'
import easterPostcard from './easter-postcard.ts'
import festiveDays from './festive-days.ts'
import festiveSweets from './festive-sweets.ts'
import flowers from './flowers.ts'
import magicCard from './magic-card.ts'
import memoriesOfParis from './memories-of-paris.ts'
import newYearPresents from './new-year-presents.ts'
import pinkHeart from './pink-heart.ts'
import roses from './roses.ts'
import togetherForever from './together-forever.ts'
import tulips from './tulips.ts'
import valentine from './valentine.ts'

export default [
  cardWithFlowers,
  cardWithLaces,
  daffodils,
  easterFlowers,
  easterPostcard,
  festiveDays,
  festiveSweets,
  flowers,
  magicCard,
  memoriesOfParis,
  newYearPresents,
  pinkHeart,
  roses,
  togetherForever,
  tulips,
  valentine,
]
