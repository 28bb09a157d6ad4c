import brusselsMuseum from './brussels-museum.ts'
import fivePaintings from './five-paintings.ts'
import nationalGallery from './national-gallery.ts'
import photoExhibition from './photo-exhibition.ts'
import pictureAtTheGallery from './picture-at-the-gallery.ts'

export default [brusselsMuseum, fivePaintings, nationalGallery, photoExhibition, pictureAtTheGallery]
