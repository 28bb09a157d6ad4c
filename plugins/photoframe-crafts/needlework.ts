import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

export type ShapeStep = Extract<FrameRecipe['steps'][number], { do: 'shape' }>

/** Draws a path in a space of its own. @param stroke Width of its lines; left out, it is filled */
export type Draw = (path: string | string[], steps: ShapeStep['steps'], stroke?: number) => ShapeStep

/** What things of the sewing box throw on the cloth. */
export const SHADOW: ShapeStep['steps'][number] = {
  do: 'shadow',
  grow: 0,
  tint: '#2a1a08',
  layers: [
    { blur: 0.003, lift: 0.004, strength: 0.6 },
    { blur: 0.012, lift: 0.014, strength: 0.5 },
    { blur: 0.05, lift: 0.045, strength: 0.35 },
  ],
}

/** A thread's own shadow: it lies on the cloth. */
const CLOSE: ShapeStep['steps'][number] = {
  do: 'shadow',
  grow: 0,
  tint: '#2a1a08',
  layers: [
    { blur: 0.0015, lift: 0.002, strength: 0.6 },
    { blur: 0.006, lift: 0.006, strength: 0.35 },
  ],
}

/**
 * A needle with silk in its eye, its point at (114, 994), the eye at (18, 886).
 *
 * @param silk Where the thread lies, to (22, 893)
 */
export function needle(draw: Draw, silk: string): ShapeStep[] {
  return [
    draw(
      [silk],
      [
        CLOSE,
        {
          do: 'surface',
          profile: { kind: 'round', width: 0.002, height: 0.002 },
          material: { colour: [0.36, 0.06, 0.06], metal: 0, rough: 0.4 },
        },
      ],
      4.4,
    ),
    draw('M18 886C24 884 28 890 31 896C62 932 92 966 114 994C84 972 50 938 22 902C17 896 14 890 18 886Z', [
      SHADOW,
      { do: 'surface', profile: { kind: 'round', width: 0.004, height: 0.005 }, material: 'steel' },
    ]),
    draw('M21 890L28 899', [{ do: 'fill', colour: '#2a1704', opacity: 0.9, blur: 0.0003 }], 2.2),
    draw(['M22 893C23 891 26 890 27 893'], [{ do: 'fill', colour: '#8a2424' }], 3.6),
  ]
}
