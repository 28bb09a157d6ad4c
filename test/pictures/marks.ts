import { createCanvas } from '@napi-rs/canvas'
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Raster } from '@gateway/sdk-plugin/raster'
import { over } from './scenes.ts'

/** Draws watermarks over pictures, to remove them again: for the samples, the tests and the bench. */
export interface Mark {
  text: string
  /** From 0 to 1. */
  opacity: number
  colour?: string
  size?: number
}

function painted(picture: Raster, paint: (g: SKRSContext2D) => void): { picture: Raster; mask: Uint8Array } {
  const canvas = createCanvas(picture.width, picture.height)
  const g = canvas.getContext('2d')
  paint(g)
  const front = { ...picture, data: Buffer.from(g.getImageData(0, 0, picture.width, picture.height).data) }
  const mask = new Uint8Array(picture.width * picture.height)
  for (let i = 0; i < mask.length; i++) mask[i] = Number(front.data[i * 4 + 3]! > 12)
  return { picture: over(front, picture), mask }
}

/** One line at a place. */
export function lineMark(
  picture: Raster,
  { text, opacity, colour = '#ffffff', size = 26 }: Mark,
  x: number,
  y: number,
) {
  return painted(picture, (g) => {
    g.font = `bold ${size}px sans-serif`
    g.fillStyle = colour
    g.globalAlpha = opacity
    g.fillText(text, x, y)
  })
}

/** The same text all over, slanted, in rows that are offset. */
export function repeatedMark(
  picture: Raster,
  { text, opacity, colour = '#ffffff', size = 24 }: Mark,
  stepX = 170,
  stepY = 90,
) {
  return painted(picture, (g) => {
    g.font = `bold ${size}px sans-serif`
    g.fillStyle = colour
    g.globalAlpha = opacity
    for (let row = -2; row * stepY < picture.height + stepY; row++) {
      for (let column = -2; column * stepX < picture.width + stepX; column++) {
        g.save()
        g.translate(column * stepX + (row % 2 === 0 ? 0 : stepX / 2), row * stepY)
        g.rotate(-0.35)
        g.fillText(text, 0, 0)
        g.restore()
      }
    }
  })
}

/** A ring with a wedge and letters beside it, as agencies put into corners. */
export function cornerMark(picture: Raster, { text, opacity, colour = '#ffffff', size = 22 }: Mark) {
  return painted(picture, (g) => {
    const [x, y] = [picture.width - 150, picture.height - 34]
    g.fillStyle = colour
    g.strokeStyle = colour
    g.globalAlpha = opacity
    g.lineWidth = 5
    g.beginPath()
    g.arc(x, y, 15, 0, 7)
    g.stroke()
    g.beginPath()
    g.moveTo(x - 5, y - 8)
    g.lineTo(x + 9, y)
    g.lineTo(x - 5, y + 8)
    g.fill()
    g.font = `bold ${size}px sans-serif`
    g.fillText(text, x + 26, y + 8)
  })
}
