import bottleOfWine from './bottle-of-wine.ts'
import classicBook from './classic-book.ts'
import crystalBall from './crystal-ball.ts'
import mug from './mug.ts'
import theFrame from './the-frame.ts'

export default [bottleOfWine, classicBook, crystalBall, mug, theFrame]
