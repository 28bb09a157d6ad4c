import type { Mark } from './weather-icons.ts'

/** Where the wall of screens ends and the studio beside it is seen. */
const EDGE = 1064

const upright = (x: number, wide: number, ink: string): Mark => ({
  draw: 'path',
  path: `M${x} 0h${wide}V700h${-wide}Z`,
  fill: { from: [x, 0], to: [x, 700], inks: [`${ink}ff`, `${ink}c0`, `${ink}30`] },
})

/** The studio beside the wall, far behind: a dark set with strips of light, a rig of lamps under its ceiling. */
export const STUDIO: Mark[] = [
  {
    draw: 'path',
    path: `M${EDGE} -40H1320V840H${EDGE}Z`,
    fill: { from: [EDGE, 0], to: [1280, 0], inks: ['#16407a', '#0c2752', '#071833', '#050f22'] },
  },
  {
    draw: 'path',
    path: `M${EDGE} -40H1320V96H${EDGE}Z`,
    fill: { from: [0, 0], to: [0, 96], inks: ['#02060f', '#02060fe0', '#02060f00'] },
  },
  {
    draw: 'path',
    path: `M${EDGE} 560H1320V840H${EDGE}Z`,
    fill: { from: [0, 560], to: [0, 700], inks: ['#0b234800', '#153a6ccc', '#0a1f40'] },
  },
]

/** What shines there: strips in the set, their light on its panels. */
export const STRIPS: Mark[] = [
  upright(1156, 7, '#2f8dff'),
  upright(1196, 5, '#49b4ff'),
  upright(1236, 16, '#2f8dff'),
  {
    draw: 'path',
    path: `M${EDGE} 0H1280V700H${EDGE}Z`,
    fill: { centre: [1230, 300], radius: 330, inks: ['#2a74e050', '#1b56b828', '#1b56b800'] },
  },
]

/** What stands in the studio, out of focus: lamps under the rig, a camera on its column, a monitor that shows the sky. */
export const GEAR: Mark[] = [
  { draw: 'path', path: 'M1090 -10H1290V22H1090Z', fill: '#02050c' },
  {
    draw: 'path',
    path: 'M1128 22h10v22h-10ZM1110 44h46l8 40h-62ZM1228 22h10v14h-10ZM1212 36h44l8 36h-60Z',
    fill: '#03070f',
  },
  { draw: 'path', path: 'M1196 210H1290V318H1196Z', fill: '#02060e' },
  {
    draw: 'path',
    path: 'M1202 216H1284V312H1202Z',
    fill: { from: [0, 216], to: [0, 312], inks: ['#1f6fc4', '#8cc6ee', '#3f8f5a'] },
  },
  { draw: 'path', path: 'M1236 318h14v40h-14Z', fill: '#02060e' },
  { draw: 'path', path: 'M1188 396h74v58h-74ZM1168 410h22v32h-22ZM1214 454h24v260h-24Z', fill: '#03060d' },
  { draw: 'path', path: 'M1196 384h50v14h-50Z', fill: '#060c18' },
]

/** What of it shines. */
export const LAMPS: Mark[] = [
  { draw: 'path', path: 'M1104 82h58v7h-58ZM1206 70h56v7h-56Z', fill: '#f4f8ff' },
  {
    draw: 'path',
    path: 'M1040 0H1290V260H1040Z',
    fill: { centre: [1133, 88], radius: 90, inks: ['#dcecff50', '#bcd8ff18', '#bcd8ff00'] },
  },
  {
    draw: 'path',
    path: 'M1040 0H1290V260H1040Z',
    fill: { centre: [1234, 76], radius: 80, inks: ['#dcecff50', '#bcd8ff18', '#bcd8ff00'] },
  },
  { draw: 'path', path: 'M1196 370h12v10h-12Z', fill: '#ff2a1c' },
  {
    draw: 'path',
    path: 'M1172 340H1232V410H1172Z',
    fill: { centre: [1202, 375], radius: 26, inks: ['#ff3a2a90', '#ff2a1c00'] },
  },
]

/** The frame that holds the screens, its side lit by them. */
export const BEZEL: Mark[] = [
  {
    draw: 'path',
    path: `M${EDGE - 5} 0h15V690h-15Z`,
    fill: { from: [EDGE - 5, 0], to: [EDGE + 10, 0], inks: ['#01040c', '#0b1426', '#22344f', '#0a1322'] },
  },
  {
    draw: 'path',
    path: `M${EDGE + 10} 0h26V690h-26Z`,
    fill: { from: [EDGE + 10, 0], to: [EDGE + 36, 0], inks: ['#000409b0', '#00040900'] },
  },
]
