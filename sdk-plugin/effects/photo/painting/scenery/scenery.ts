/** A drawn place in shades of one ink: light in linear values, 0 to about 1. */
export interface Scene {
  width: number
  height: number
  tone: Float32Array
  /** Heights that come to lie at a chin and at the lower side of a picture, as shares of the scene's height. */
  chin: number
  foot: number
}

export interface SceneryPlace {
  /** Pixels. */
  width: number
  height: number
  seed: number
}

/** How a place is drawn. */
export interface Scenery extends Pick<Scene, 'chin' | 'foot'> {
  /** Its tones. */
  paint(place: SceneryPlace): Float32Array
}
