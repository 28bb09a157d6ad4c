import brickPortrait from './brick-portrait.ts'
import caricature from './caricature.ts'
import embroidery from './embroidery.ts'
import fancywork from './fancywork.ts'
import mysteriousPainting from './mysterious-painting.ts'
import ophelia from './ophelia.ts'
import popArtCows from './pop-art-cows.ts'
import sphinx from './sphinx.ts'
import stacco from './stacco.ts'
import theKiss from './the-kiss.ts'

export default [
  brickPortrait,
  caricature,
  embroidery,
  fancywork,
  mysteriousPainting,
  ophelia,
  popArtCows,
  sphinx,
  stacco,
  theKiss,
]
