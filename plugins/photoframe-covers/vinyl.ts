import { area, type MarkInput } from '@gateway/sdk-plugin/photo-frame'

/** Light along the grooves on both sides of the middle, brightest in the direction `way`: wedges within one another. */
export function gleam(way: number, half: number, ink: string): MarkInput[] {
  const steps = 20
  return Array.from({ length: steps }, (_, step) => {
    const wide = ((2 * half) / Math.PI) * Math.acos((step / steps) ** 0.16)
    const wedge = [way, way + 180].map((middle) => {
      const [from, to] = [middle - wide, middle + wide].map((degrees) => {
        const angle = (degrees * Math.PI) / 180
        return `${(100 + 120 * Math.cos(angle)).toFixed(2)} ${(100 + 120 * Math.sin(angle)).toFixed(2)}`
      })
      return `M100 100L${from}L${to}Z`
    })
    return area(
      wedge.join(''),
      { centre: [100, 100], radius: 110, inks: ['#00000000', '#00000000', ink, ink] },
      { opacity: 0.06 },
    )
  })
}
