import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>
type Inner = Step['steps']

/** Along x in a view of 300 × 40: nib to the left. */
const SECTION = 'M57 11C66 10.2 80 9.4 92 9V31C80 30.6 66 29.8 57 29Z'
const BARREL = 'M97 8.2C120 7 145 6.6 170 6.6V33.4C145 33.4 120 33 97 31.8Z'
const CAP = 'M170 4.4C210 3.4 260 4 292 7C300 9 300 31 292 33C260 36 210 36.6 170 35.6Z'
const CLIP =
  'M186 20A4.6 4.6 0 0 1 194 17.4C220 18 250 17.6 280 16.6V23.4C250 22.4 220 22 194 22.6A4.6 4.6 0 0 1 186 20Z'
const BANDS = ['M92 8.2H97V31.8H92Z', 'M56 10.6H58.4V29.4H56Z', 'M170 4.2H177V35.8H170Z', 'M179 4.2H180.4V35.8H179Z']
const NIB = 'M4 20C14 18.7 25 15 34 11C42 8.2 50 9.2 57 11.6V28.4C50 30.8 42 31.8 34 29C25 25 14 21.3 4 20Z'
const INLAY = 'M11 20C18 18.8 27 16.2 34 13.2C42 10.8 47 14 54 14V26C47 26 42 29.2 34 26.8C27 23.8 18 21.2 11 20Z'
const SLIT = 'M5 19.75H37V20.25H5Z'
const HOLE = 'M37 18A2 2 0 1 1 36.99 18Z'
/** Scrolls beside the hole, and a line along the shoulders. */
const ENGRAVED = [
  'M44 20C47 16.5 52 17.5 51 19.5C50 21 48 20 49 18.6',
  'M44 20C47 23.5 52 22.5 51 20.5',
  'M38 16.2C42 13.6 46 15.4 44.4 17C43.2 18 42 16.8 43 16',
  'M38 23.8C42 26.4 46 24.6 44.4 23C43.2 22 42 23.2 43 24',
  'M20 18.4C26 16.8 31 15 36 12.6',
  'M20 21.6C26 23.2 31 25 36 27.4',
]

/** Where the nib touches the paper, in frame heights, and the width of the view as a share of the frame's. */
const TIP = [1.369, 0.708] as const
const WIDTH = 0.43

/** The place of the view's middle, turned about the tip. */
function about(turn: number): { at: [number, number]; width: number; turn: number } {
  const angle = (turn * Math.PI) / 180
  const far = (146 / 300) * 2 * WIDTH
  return { at: [(TIP[0] + far * Math.cos(angle)) / 2, TIP[1] + far * Math.sin(angle)], width: WIDTH, turn }
}

/** A fountain pen laid down, its nib where the arrow ends. */
export function fountainPen(): Step[] {
  const part = (path: string | string[], steps: Inner): Step => ({
    do: 'shape',
    path,
    view: [300, 40],
    ...about(20),
    steps,
  })
  const lacquer = { like: 'blackLacquer', coat: 1.6 } as const
  return [
    // It rests on its nib and its cap's ring: the shadow leaves it towards its end.
    {
      ...part(`${SECTION}${BANDS[0]}${BARREL}${CAP}${NIB}`, [
        { do: 'fill', colour: '#3a2a20', blur: 0.03, opacity: 0.85, blend: 'multiply' },
        { do: 'fill', colour: '#5a463a', blur: 0.14, opacity: 0.6, blend: 'multiply' },
      ]),
      ...about(31),
    },
    part(`${SECTION}${BANDS[0]}${BARREL}${CAP}${NIB}`, [
      { do: 'shadow', tint: '#2a1c10', layers: [{ blur: 0.04, lift: 0.09, strength: 0.9 }] },
    ]),
    part(BARREL, [{ do: 'surface', profile: { kind: 'inflate', height: 1 }, soft: 0.01, material: lacquer }]),
    part(CAP, [{ do: 'surface', profile: { kind: 'inflate', height: 1 }, soft: 0.01, material: lacquer }]),
    part(CLIP, [
      { do: 'shadow', tint: '#000000', grow: 0, layers: [{ blur: 0.05, lift: 0.06, strength: 0.8 }] },
      { do: 'surface', profile: { kind: 'inflate', height: 0.9 }, material: 'gold' },
    ]),
    part(SECTION, [{ do: 'surface', profile: { kind: 'inflate', height: 1 }, soft: 0.01, material: lacquer }]),
    part(NIB, [
      { do: 'surface', profile: { kind: 'inflate', height: 0.8 }, soft: 0.02, material: { like: 'gold', rough: 0.14 } },
    ]),
    part(INLAY, [
      {
        do: 'surface',
        profile: { kind: 'inflate', height: 0.7 },
        soft: 0.02,
        material: { colour: [0.86, 0.86, 0.87], metal: 1, rough: 0.13 },
      },
    ]),
    { ...part(ENGRAVED, [{ do: 'fill', colour: '#3a2c18', opacity: 0.75 }]), stroke: 0.55 },
    ...BANDS.map((band) =>
      part(band, [{ do: 'surface', profile: { kind: 'inflate', height: 0.8 }, material: 'gold' }]),
    ),
    part(SLIT, [{ do: 'fill', colour: '#1a1006', opacity: 0.9 }]),
    part(HOLE, [{ do: 'fill', colour: '#1a1006', opacity: 0.9 }]),
  ]
}
