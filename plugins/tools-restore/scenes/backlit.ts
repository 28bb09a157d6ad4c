import { random } from './noise.ts'
import { drawn, type Scene } from './scenes.ts'
import { grass, ridge, sky } from './terrain.ts'

/** What is left of the light on the ridges, from the farthest on, and on the grass. */
const LEFT = [0.62, 0.42, 0.3, 0.24, 0.22]

/** A landscape against a bright sky: the nearer a ridge, the deeper it lies in its own shadow. */
export const backlit: Scene = (width, height, seed) =>
  drawn(width, height, (canvas, w, h) => {
    const next = random(seed)
    sky(canvas, w, h, seed)
    const glow = canvas.createRadialGradient(w * 0.68, h * 0.3, 0, w * 0.68, h * 0.3, w * 0.7)
    glow.addColorStop(0, '#fffaf0e6')
    glow.addColorStop(0.25, '#fff3dc8c')
    glow.addColorStop(1, '#fff3dc1a')
    canvas.fillStyle = glow
    canvas.fillRect(0, 0, w, h)
    const hue = 190 + next() * 40
    for (const [layer, left] of LEFT.entries()) {
      const before = canvas.getImageData(0, 0, w, h).data
      if (layer < 4) ridge(canvas, w, h, { seed: seed + layer, layer, hue })
      else grass(canvas, w, h, next)
      const image = canvas.getImageData(0, 0, w, h)
      for (let at = 0; at < image.data.length; at += 4) {
        if ([0, 1, 2].every((c) => image.data[at + c] === before[at + c])) continue
        for (let c = 0; c < 3; c++) image.data[at + c] = image.data[at + c]! * left
      }
      canvas.putImageData(image, 0, 0)
    }
  })
