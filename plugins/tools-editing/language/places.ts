/** What a place word stands for. `geometry` by shares of the picture; the others are looked for in the picture. */
export type Place = { name: string } & (
  | { kind: 'box'; box: Box }
  | { kind: 'oval' }
  | { kind: 'sky' | 'subject' | 'background' | 'faces' | 'greenery' | 'skin' | 'hair' | 'ground' | 'water' }
  | { kind: 'tone'; from: number; to: number }
  | { kind: 'object' }
)

/** Shares of width and height, 0 to 1. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const THIRD = 1 / 3

/** Phrases of each place; the first is its name. */
const BOXES: readonly [phrases: string, box: readonly [left: number, top: number, right: number, bottom: number]][] = [
  ['top left, upper left, left top, top left corner, upper left corner, northwest', [0, 0, 0.45, 0.45]],
  ['top right, upper right, right top, top right corner, upper right corner, northeast', [0.55, 0, 1, 0.45]],
  ['bottom left, lower left, left bottom, bottom left corner, lower left corner, southwest', [0, 0.55, 0.45, 1]],
  ['bottom right, lower right, right bottom, bottom right corner, lower right corner', [0.55, 0.55, 1, 1]],
  ['top centre, centre top, top middle, upper centre', [0.25, 0, 0.75, 0.4]],
  ['bottom centre, centre bottom, lower centre, bottom middle', [0.25, 0.6, 0.75, 1]],
  ['left half, left side, left hand side, left part', [0, 0, 0.5, 1]],
  ['right half, right side, right hand side, right part', [0.5, 0, 1, 1]],
  ['top half, upper half, upper part, top part', [0, 0, 1, 0.5]],
  ['bottom half, lower half, lower part, bottom part', [0, 0.5, 1, 1]],
  ['left third', [0, 0, THIRD, 1]],
  ['right third', [1 - THIRD, 0, 1, 1]],
  ['top third, upper third', [0, 0, 1, THIRD]],
  ['bottom third, lower third', [0, 1 - THIRD, 1, 1]],
  ['centre third, central third', [THIRD, 0, 1 - THIRD, 1]],
  ['top quarter, upper quarter', [0, 0, 1, 0.25]],
  ['bottom quarter, lower quarter', [0, 0.75, 1, 1]],
  ['left quarter', [0, 0, 0.25, 1]],
  ['right quarter', [0.75, 0, 1, 1]],
  ['top, upper, above, top edge, top side, upwards', [0, 0, 1, 0.4]],
  ['bottom, below, lower edge, bottom edge, underneath, bottom side, downwards', [0, 0.6, 1, 1]],
  ['left, leftmost, left edge, west', [0, 0, 0.4, 1]],
  ['right, rightmost, right edge, east', [0.6, 0, 1, 1]],
]

const LOOKED_FOR: readonly [kind: Exclude<Place['kind'], 'box' | 'tone'>, phrases: string][] = [
  ['oval', 'centre, centred, central part, central area, centre part, in centre'],
  ['sky', 'sky, skies, clouds, heaven, heavens'],
  ['subject', 'subject, foreground, person, people, main subject, main object, figure, portrait subject, model'],
  ['subject', 'animal, dog, cat, man, woman, girl, boy, kid, child, baby, guy, lady, bird, horse, product, body'],
  ['background', 'background, backdrop, back ground, surroundings, bg, behind subject, behind person'],
  ['faces', 'face, faces, head, heads'],
  [
    'greenery',
    'grass, trees, tree, leaves, foliage, greenery, plants, plant, forest, lawn, vegetation, bushes, greens',
  ],
  ['skin', 'skin, skin tone, skin tones'],
  ['hair', 'hair, hairs, hairstyle'],
  ['ground', 'ground, floor, street, road, land, earth'],
  ['water', 'water, sea, ocean, lake, river, waves'],
  ['object', 'car, cars, shirt, t shirt, tshirt, dress, jacket, coat, hat, wall, walls, flower, flowers, eyes, eye'],
  ['object', 'house, building, door, roof, shoes, shoe, pants, trousers, jeans, skirt, bag, ball, bike, bicycle, boat'],
  [
    'object',
    'truck, bus, train, balloon, umbrella, sofa, couch, chair, table, lips, nails, tie, scarf, sweater, hoodie',
  ],
  [
    'object',
    'object, objects, thing, logo, sign, fruit, apple, cup, mug, bottle, box shape, flag, kite, cloth, clothes',
  ],
]

const TONES: readonly [phrases: string, from: number, to: number][] = [
  ['dark areas, dark parts, dark regions, darks, darkest parts, darker parts, darker areas', -40, 95],
  ['shadows', -40, 95],
  ['highlights', 165, 300],
  ['midtones, mid tones, middle tones', 70, 185],
  ['bright areas, bright parts, light areas, lights, brightest parts, brighter parts, brighter areas', 165, 300],
]

/** Every phrase with its place. */
export const PLACES: readonly [phrase: string, place: Place][] = [
  ...BOXES.flatMap(([phrases, [left, top, right, bottom]]) =>
    each(phrases, (name) => ({ kind: 'box', name, box: { left, top, right, bottom } })),
  ),
  ...LOOKED_FOR.flatMap(([kind, phrases]) =>
    phrases.split(', ').map((phrase): [string, Place] => {
      const first = kind === 'object' || kind === 'subject' ? phrase : phrases.split(', ')[0]!
      return [phrase, { kind, name: kind === 'oval' ? 'centre' : first }]
    }),
  ),
  ...TONES.flatMap(([phrases, from, to]) => each(phrases, (name) => ({ kind: 'tone', name, from, to }))),
]

function each(phrases: string, make: (name: string) => Place): [string, Place][] {
  const [name = '', ...others] = phrases.split(', ')
  return [name, ...others].map((phrase) => [phrase, make(name)])
}
