import fivePaintings from './five-paintings.ts'
import pictureAtTheGallery from './picture-at-the-gallery.ts'

export default [fivePaintings, pictureAtTheGallery]
