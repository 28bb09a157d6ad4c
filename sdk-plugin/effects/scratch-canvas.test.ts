import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { scratchCanvas } from './scratch-canvas.ts'
import { loadCanvas } from '../text/index.ts'

before(() => loadCanvas())

/** A fan of thin blades, most of it out of sight. */
function fan(width: number, height: number): Uint8ClampedArray {
  const context = scratchCanvas(width, height)
  context.fillStyle = '#ffffff'
  context.beginPath()
  for (let blade = 0; blade < 40; blade++) {
    const angle = (blade / 40) * 2 * Math.PI
    context.moveTo(50, 30)
    context.lineTo(50 + 400 * Math.cos(angle), 30 + 400 * Math.sin(angle))
    context.lineTo(50 + 400 * Math.cos(angle + 0.05), 30 + 400 * Math.sin(angle + 0.05))
  }
  context.fill()
  return context.getImageData(0, 0, width, height).data
}

test('what is drawn does not depend on how large the canvas was before, nor on what was left on it', () => {
  const first = fan(100, 60)
  const wide = scratchCanvas(1200, 900)
  wide.scale(3, 3)
  wide.fillStyle = '#ff0000'
  wide.fillRect(0, 0, 400, 300)
  assert.deepEqual(fan(100, 60), first)
})
