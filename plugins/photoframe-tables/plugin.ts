import bottleOfWine from './bottle-of-wine.ts'
import classicBook from './classic-book.ts'
import crystalBall from './crystal-ball.ts'
import cube from './cube.ts'
import heartLocket from './heart-locket.ts'
import mug from './mug.ts'
import retroPhotos from './retro-photos.ts'
import theFrame from './the-frame.ts'
import xmasTree from './xmas-tree.ts'

export default [bottleOfWine, classicBook, crystalBall, cube, heartLocket, mug, retroPhotos, theFrame, xmasTree]
