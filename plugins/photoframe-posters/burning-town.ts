/** A town on fire, and the car that comes out of it, as film posters were painted. */
import { area, ornaments } from '@gateway/sdk-plugin/photo-frame'

/** A desert town's roofs against the sun. */
export const skyline =
  'M0 470V430H28V412H60V438H92V396H100V380H108V396H128V440H170V420H186V436H236V446H300V424H318V404H346V432H372V398H382V372H392' +
  'V398H412V436H446V416H480V480H0Z'

/** Fire that goes up behind him: tongues over tongues, from red at the foot to yellow. */
export const BLAZE = (['#8f1d10', '#cf4314', '#f28a22', '#ffd769'] as const).map((ink, row) => {
  const tongues = Array.from({ length: 9 - row }, (_, each) => {
    const x = 12 + ((each + 0.5) / (9 - row)) * 456 + 18 * Math.sin(each * 7.1 + row * 2.3)
    const tall = (250 - 44 * row) * (0.62 + 0.38 * Math.sin(each * 4.7 + row * 1.9) ** 2)
    const [wide, lean] = [44 - 5 * row, 16 * Math.sin(each * 3.3 + row)]
    const top = 500 - tall
    return (
      `M${x - wide} 520C${x - wide * 1.1} ${top + tall * 0.55} ${x + lean - 10} ${top + tall * 0.5} ${x + lean * 2} ${top}` +
      `C${x + lean + 8} ${top + tall * 0.3} ${x + wide * 1.3} ${top + tall * 0.5} ${x + wide} 520Z`
    )
  })
  return area(tongues.join(''), `${ink}b8`)
})

/** A car that comes out of it, lamps lit, seen from the front; it stands at the middle of its road. */
function car(x: number, y: number, size: number) {
  const p = (path: string) => ornaments.placed(path, x, y, size)
  return [
    area(p('M-50 0H50V8H-50Z'), '#000000a0'),
    area(p('M-32 -44H32L42 -24H-42Z'), {
      from: [0, y - 44 * size],
      to: [0, y - 24 * size],
      inks: ['#4a1610', '#120606'],
    }),
    area(p('M-28 -41H28L35 -26H-35Z'), {
      from: [x - 30 * size, 0],
      to: [x + 30 * size, 0],
      inks: ['#2a1414', '#f08a34', '#1a0c0c'],
    }),
    area(p('M-48 -24Q0 -32 48 -24L52 -6H-52Z'), {
      from: [0, y - 28 * size],
      to: [0, y],
      inks: ['#d4641e', '#7a160e', '#1c0707'],
    }),
    area(p('M-30 -17H30V-9H-30Z'), '#0c0606'),
    area(p('M-54 -7H54V-2H-54Z'), { from: [0, y - 7 * size], to: [0, y], inks: ['#fff0cc', '#8f7c66'] }),
    area(p('M-50 -2H-34V8H-50ZM34 -2H50V8H34Z'), '#080404'),
  ]
}

export const FOREGROUND = [
  area('M12 440H468V688H12Z', { from: [0, 470], to: [0, 590], inks: ['#12060600', '#120606e0', '#0b0506'] }),
  ...car(112, 492, 1.5),
  ...([62, 162] as const).map((x) =>
    area(ornaments.circle(x, 472, 46), {
      centre: [x, 472],
      radius: 46,
      inks: ['#fffbe0', '#ffd98ac0', '#ff9a2c38', '#ff9a2c00'],
    }),
  ),
  area('M12 470H214V475H12Z', {
    from: [12, 0],
    to: [214, 0],
    inks: ['#ffd98a00', '#fff0c0a0', '#fff0c0a0', '#ffd98a00'],
  }),
]
