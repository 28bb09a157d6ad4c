import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Raster } from '@gateway/sdk-plugin/raster'
import { draw, GARDEN, grainy, GRASS } from './scenes.ts'
import type { Random } from './scenes.ts'

/** Grounds whose content under a hole is known, to measure how well the hole is filled. */
export interface Texture {
  name: string
  picture: Raster
}

export function textures(width = 480, height = 360): Texture[] {
  return PAINTERS.map(([name, paint, grain], index) => ({
    name,
    picture: grainy(draw(width, height, paint, index + 5), grain, index + 17),
  }))
}

/** A round hole and a slanted bar, as an object and its shadow leave them. */
export function holeOf({ width, height }: Raster): Uint8Array {
  const mask = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isBlob = Math.hypot((x - width * 0.45) / 48, (y - height * 0.45) / 40) < 1
      const isBar = Math.abs(x - width * 0.45 - (y - height * 0.4) * 0.6) < 11 && y > height * 0.4 && y < height * 0.78
      mask[y * width + x] = Number(isBlob || isBar)
    }
  }
  return mask
}

function stripes(g: SKRSContext2D, width: number, height: number) {
  for (let n = -30; n < 60; n++) {
    g.fillStyle = ['#2f4858', '#f2e8cf', '#bc4749'][((n % 3) + 3) % 3]!
    g.beginPath()
    const x = n * 22
    g.moveTo(x, 0)
    g.lineTo(x + 22, 0)
    g.lineTo(x + 22 - height * 0.4, height)
    g.lineTo(x - height * 0.4, height)
    g.fill()
  }
}

function bricks(g: SKRSContext2D, width: number, height: number, random: Random) {
  g.fillStyle = '#b9b2a6'
  g.fillRect(0, 0, width, height)
  for (let row = 0; row * 24 < height; row++) {
    for (let column = -1; column * 56 < width; column++) {
      g.fillStyle = `hsl(${12 + 8 * random()} ${38 + 14 * random()}% ${34 + 12 * random()}%)`
      g.fillRect(column * 56 + (row % 2) * 28 + 2, row * 24 + 2, 52, 20)
    }
  }
}

function sky(g: SKRSContext2D, width: number, height: number) {
  const light = g.createLinearGradient(0, 0, width * 0.2, height)
  light.addColorStop(0, '#2f6fb0')
  light.addColorStop(1, '#d5e3ee')
  g.fillStyle = light
  g.fillRect(0, 0, width, height)
}

function horizon(g: SKRSContext2D, width: number, height: number, random: Random) {
  sky(g, width, height)
  g.save()
  g.beginPath()
  g.rect(0, height * 0.5, width, height)
  g.clip()
  GRASS(g, width, height, random)
  g.restore()
}

function planks(g: SKRSContext2D, width: number, height: number, random: Random) {
  for (let row = 0; row * 40 < height; row++) {
    const base = 30 + 8 * random()
    g.fillStyle = `hsl(28 42% ${base}%)`
    g.fillRect(0, row * 40, width, 40)
    for (let n = 0; n < 50; n++) {
      g.fillStyle = `hsla(26 45% ${base + 16 * (random() - 0.5)}% / 0.5)`
      g.fillRect(random() * width - 60, row * 40 + random() * 38, 60 + 120 * random(), 1 + random())
    }
    g.fillStyle = '#2a1a10'
    g.fillRect(0, row * 40, width, 2)
  }
}

const PAINTERS: readonly [name: string, paint: Parameters<typeof draw>[2], grain: number][] = [
  ['stripes', stripes, 4],
  ['bricks', bricks, 8],
  ['grass', GRASS, 4],
  ['planks', planks, 4],
  ['sky over grass', horizon, 3],
  ['gradient sky', sky, 3],
  ['blurred garden', GARDEN, 4],
]
