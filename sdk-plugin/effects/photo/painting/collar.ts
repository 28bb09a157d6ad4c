import type { SKRSContext2D } from '@napi-rs/canvas'
import { drawWithin } from '../../sprite.ts'
import type { Print } from '../photo.ts'

interface Collar {
  /** Of the neck, and how far the collar goes to both sides; pixels. */
  middle: number
  reach: number
  /** Radius of a bead. */
  size: number
  /** The upper border of what is worn, at a column. */
  lineAt: (x: number) => number
}

/** Light, body and shade of a bead. */
type Enamel = readonly [string, string, string]
const GOLD: Enamel = ['#fff3b8', '#d79a2c', '#4a2a08']
const STONES: readonly Enamel[] = [
  ['#d9fff6', '#1f8f86', '#06302f'],
  ['#ffd0c4', '#a32420', '#320606'],
  ['#e6dcff', '#5b3a9c', '#180b34'],
]

/** A collar of beads where a cloak closes round a neck: small gold ones, stones set in gold below, a chain above. */
export function layCollar(print: Print, { middle, reach, size, lineAt }: Collar): void {
  const [top, foot] = [lineAt(middle + reach) - 3 * size, lineAt(middle) + 6 * size]
  const part = { x: middle - reach - 2 * size, y: top, width: 2 * reach + 4 * size, height: foot - top }
  drawWithin(print, part, (context) => {
    string(context, { middle, reach, lineAt }, { step: 1.05 * size, radius: 0.5 * size, down: -0.2 * size }, [GOLD])
    const set = STONES.flatMap((stone) => [GOLD, stone])
    string(context, { middle, reach, lineAt }, { step: 1.9 * size, radius: size, down: 1.3 * size }, set)
    string(context, { middle, reach, lineAt }, { step: 1.05 * size, radius: 0.5 * size, down: 2.9 * size }, [GOLD])
  })
}

interface Row {
  step: number
  radius: number
  /** Below the border. */
  down: number
}

function string(
  context: SKRSContext2D,
  { middle, reach, lineAt }: Pick<Collar, 'middle' | 'reach' | 'lineAt'>,
  { step, radius, down }: Row,
  enamels: readonly Enamel[],
): void {
  const half = Math.floor(reach / step)
  for (let bead = -half; bead <= half; bead++) {
    const x = middle + bead * step
    const y = lineAt(x) + down
    const enamel = enamels[(bead + half) % enamels.length]!
    context.fillStyle = 'rgba(10,4,2,0.45)'
    dot(context, x + 0.25 * radius, y + 0.4 * radius, 1.12 * radius)
    if (enamel !== GOLD) {
      context.fillStyle = '#8a5a16'
      dot(context, x, y, 1.06 * radius)
    }
    const body = context.createRadialGradient(x - 0.35 * radius, y - 0.4 * radius, 0.05 * radius, x, y, radius)
    body.addColorStop(0, enamel[0])
    body.addColorStop(0.42, enamel[1])
    body.addColorStop(1, enamel[2])
    context.fillStyle = body
    dot(context, x, y, enamel === GOLD ? radius : 0.84 * radius)
  }
}

function dot(context: SKRSContext2D, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}
