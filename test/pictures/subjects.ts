import type { SKRSContext2D } from '@napi-rs/canvas'
import { BOKEH, draw, ellipse, GARDEN, grainy, GRASS, over, portrait, strands, STUDIO, WALL } from './scenes.ts'
import type { Random, Scene } from './scenes.ts'

/** The scenes on which cutting out is measured: what has hair, what has none, on grounds of every kind. */
export function subjectScenes(width = 640, height = 480): Scene[] {
  return SCENES.map(([name, subject, ground], index) => {
    const front = draw(width, height, subject, index + 11)
    const back = grainy(draw(width, height, ground, index + 41), 14, index + 71)
    const alpha = new Uint8Array(width * height)
    for (let i = 0; i < alpha.length; i++) alpha[i] = front.data[i * 4 + 3]!
    return { name, picture: grainy(over(front, back), 8, index + 91), alpha }
  })
}

type Draw = Parameters<typeof draw>[2]

function animal(g: SKRSContext2D, width: number, height: number, random: Random) {
  const [fur, belly] = ['#c9854a', '#e8d3b0']
  strands(g, fur, random, { cx: width * 0.52, cy: height * 0.62, r: height * 0.2, count: 700, length: 26, droop: 0 })
  strands(g, fur, random, { cx: width * 0.4, cy: height * 0.4, r: height * 0.12, count: 500, length: 18, droop: 0 })
  ellipse(g, belly, width * 0.52, height * 0.68, height * 0.11, height * 0.12)
  for (const side of [-1, 1]) {
    ellipse(g, fur, width * 0.4 + side * height * 0.09, height * 0.29, height * 0.035, height * 0.06)
    ellipse(g, '#20140c', width * 0.4 + side * height * 0.045, height * 0.39, height * 0.014, height * 0.018)
  }
  ellipse(g, '#3a241a', width * 0.4, height * 0.43, height * 0.018, height * 0.013)
}

function bottle(g: SKRSContext2D, width: number, height: number) {
  const [cx, top, bottom] = [width / 2, height * 0.14, height * 0.87]
  const glass = g.createLinearGradient(cx - 70, 0, cx + 70, 0)
  for (const [stop, colour] of [
    [0, '#0d4038'],
    [0.25, '#2f9483'],
    [0.45, '#1b6a5d'],
    [1, '#0a2f29'],
  ] as const) {
    glass.addColorStop(stop, colour)
  }
  g.fillStyle = glass
  g.beginPath()
  g.moveTo(cx - 22, top)
  g.lineTo(cx + 22, top)
  g.bezierCurveTo(cx + 22, top + 110, cx + 68, top + 100, cx + 68, top + 170)
  g.lineTo(cx + 64, bottom)
  g.lineTo(cx - 64, bottom)
  g.lineTo(cx - 68, top + 170)
  g.bezierCurveTo(cx - 68, top + 100, cx - 22, top + 110, cx - 22, top)
  g.fill()
  g.fillStyle = '#e9e2d2'
  g.fillRect(cx - 66, height * 0.55, 132, height * 0.2)
  g.fillStyle = '#b8502f'
  g.fillRect(cx - 40, height * 0.61, 80, 14)
  g.fillRect(cx - 24, top - 16, 48, 24)
}

function plant(g: SKRSContext2D, width: number, height: number, random: Random) {
  const [cx, base] = [width / 2, height * 0.7]
  for (let n = 0; n < 26; n++) {
    const angle = -Math.PI * (0.08 + 0.84 * random())
    const reach = height * (0.25 + 0.3 * random())
    g.strokeStyle = `hsl(${105 + 30 * random()} 45% ${18 + 22 * random()}%)`
    g.lineWidth = 2 + 7 * random()
    g.lineCap = 'round'
    g.beginPath()
    g.moveTo(cx + 30 * (random() - 0.5), base)
    g.quadraticCurveTo(
      cx + Math.cos(angle) * reach * 0.4,
      base - reach,
      cx + Math.cos(angle) * reach,
      base + Math.sin(angle) * reach,
    )
    g.stroke()
  }
  g.fillStyle = '#b55f3c'
  g.beginPath()
  g.moveTo(cx - 75, base - 10)
  g.lineTo(cx + 75, base - 10)
  g.lineTo(cx + 55, height * 0.94)
  g.lineTo(cx - 55, height * 0.94)
  g.fill()
}

function star(g: SKRSContext2D, width: number, height: number) {
  g.fillStyle = '#e0a82e'
  g.strokeStyle = '#7a4a12'
  g.lineWidth = 10
  g.lineJoin = 'round'
  g.beginPath()
  for (let n = 0; n < 10; n++) {
    const [angle, r] = [(n * Math.PI) / 5 - Math.PI / 2, height * (n % 2 ? 0.17 : 0.38)]
    g.lineTo(width / 2 + Math.cos(angle) * r, height / 2 + Math.sin(angle) * r)
  }
  g.closePath()
  g.fill()
  g.stroke()
}

function ball(g: SKRSContext2D, width: number, height: number) {
  const [cx, cy, r] = [width * 0.62, height * 0.6, height * 0.24]
  const light = g.createRadialGradient(cx - r * 0.4, cy - r * 0.4, r * 0.1, cx, cy, r)
  light.addColorStop(0, '#ff9a7a')
  light.addColorStop(1, '#8c1f1a')
  g.fillStyle = light
  g.beginPath()
  g.arc(cx, cy, r, 0, 7)
  g.fill()
}

const FLAT: Draw = (g, width, height) => {
  g.fillStyle = '#3d7ea6'
  g.fillRect(0, 0, width, height)
}

const SCENES: readonly [name: string, subject: Draw, ground: Draw][] = [
  ['portrait, fair, before lights', portrait('#e3b697', '#5b3a22', '#7d2f3b'), BOKEH],
  ['portrait, dark, in a garden', portrait('#6f452f', '#1b1512', '#d9c9a3'), GARDEN],
  ['portrait, at a wall', portrait('#c58f6a', '#2a201c', '#2f4f6f'), WALL],
  ['animal on grass', animal, GRASS],
  ['bottle in a studio', bottle, STUDIO],
  ['plant at a wall', plant, WALL],
  ['star on a flat ground', star, FLAT],
  ['ball on grass', ball, GRASS],
]
