import type { Place } from './places.ts'

/** Where an operation acts: a place, what has a colour, or all but that. */
export interface Region {
  places: readonly Place[]
  /** `#rrggbb`: what looks about like these. */
  colours: readonly string[]
  /** All but that. */
  except?: true
}

/** As reported: `"top left"`, `"all but the face"`. */
export function regionName({ places, colours, except }: Region): string {
  const name = [...places.map((place) => place.name), ...colours].join(' and ')
  return except ? `all but ${name}` : name
}
