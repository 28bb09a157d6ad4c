import { area, definePhotoFrame, lying, ornaments, sheetSize, stock, words } from '@gateway/sdk-plugin/photo-frame'

const SHAPE = [1000, 1280] as const
const BILL = [480, 700] as const

const PICTURE = ornaments.rectangle([12, 12, 456, 676])

const CREDITS =
  'A DUST DEVIL PICTURES RELEASE · A FILM BY ORSON VANCE · ' +
  'WITH LENA MARCH · BRICK TOLLIVER · SAMUEL OKORO · MUSIC BY DARIO PELLEGRI · ' +
  'EDITED BY MARGE HALL · DIRECTOR OF PHOTOGRAPHY C. W. NAKANO · ' +
  'WRITTEN BY JOE LARKIN AND ORSON VANCE · PRODUCED BY VERA STONE'

/** A desert town's roofs against the sun. */
const skyline =
  'M0 470V430H28V412H60V438H92V396H100V380H108V396H128V440H170V420H186V436H236V446H300V424H318V404H346V432H372V398H382V372H392' +
  'V398H412V436H446V416H480V480H0Z'

export default definePhotoFrame({
  name: 'macho',
  summary: 'A painted film poster of the seventies on a brick wall',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Iron Fist Road' },
    { url: '{samples}/landscape.jpg', text: 'Full Throttle' },
  ],
  recipe: {
    shape: SHAPE,
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'brick',
            scale: 0.7,
            relief: 1,
            spot: { at: [0.7, 0.1], size: 0.8, rest: 0.3, power: 0.6 },
          },
        ],
      },
      {
        do: 'sheet',
        at: [0.5, 0.5],
        size: sheetSize(BILL, 0.965, SHAPE[0] / SHAPE[1]),
        turn: -0.9,
        shadows: lying(0.8),
        steps: [
          stock([0.88, 0.85, 0.76], { relief: 0.06 }),
          {
            do: 'artwork',
            view: BILL,
            clip: PICTURE,
            marks: [
              area(PICTURE, {
                from: [0, 12],
                to: [0, 520],
                inks: ['#2b0d12', '#7d1a14', '#d2501a', '#f3a52e', '#f8d46a'],
              }),
              area(ornaments.circle(240, 262, 186), {
                centre: [240, 300],
                radius: 190,
                inks: ['#fff0b0', '#fbd25c', '#f0912a', '#d9571d'],
              }),
              area(ornaments.rays(240, 262, 520, 30, 0.05), '#f6b44624'),
              area(skyline, '#3a1113'),
              area('M12 466H468V688H12Z', { from: [0, 466], to: [0, 600], inks: ['#3a1113', '#120607', '#0b0506'] }),
            ],
          },
          {
            do: 'photo',
            at: [0.5, 282 / 700],
            size: [400 / 480, 440 / 700],
            headroom: 0.08,
            cut: true,
            blend: 'over',
            outline: {
              path: 'M0 0H400V370C350 420 300 400 260 432C220 400 190 440 150 420C90 436 50 400 0 380Z',
              view: [400, 440],
              soft: 0.02,
            },
            treat: [
              {
                kind: 'grade',
                contrast: 0.5,
                saturation: 1.15,
                darks: [1.15, 0.8, 0.7],
                lights: [1.12, 0.98, 0.78],
                grain: 0,
              },
              { kind: 'oil', brush: 0.024, bare: 0, impasto: 0.22 },
            ],
          },
          {
            do: 'artwork',
            view: BILL,
            blend: 'over',
            worn: 0.08,
            marks: [
              words('HE WAS WARNED TWICE. NOBODY WARNED THE TOWN.', [34, 26, 412, 16], {
                font: 'condensed',
                weight: 600,
                spacing: 0.07,
                fill: '#ffe7ad',
              }),
              words({ input: 'text', description: 'The film’s title' }, [26, 500, 428, 98], {
                font: 'poster',
                case: 'upper',
                lines: 2,
                lineHeight: 1.02,
                turn: -3,
                fill: { from: [0, 500], to: [0, 600], inks: ['#fff1b8', '#f9bd3a', '#e2571c', '#a81f14'] },
                outline: { ink: '#160506', width: 7 },
              }),
              words(CREDITS, [50, 616, 380, 38], {
                font: 'condensed',
                weight: 300,
                lines: 3,
                size: 9.6,
                lineHeight: 1.22,
                spacing: 0.02,
                fill: '#d9b98d',
              }),
              words('COLOUR BY PANCHROMA', [34, 664, 120, 9], {
                font: 'sans',
                weight: 700,
                align: 'left',
                size: 8,
                fill: '#e9cfa2',
              }),
              words('COMING THIS SUMMER', [150, 660, 180, 15], {
                font: 'poster',
                spacing: 0.06,
                fill: '#f9bd3a',
              }),
              words('SUITABLE FOR ADULTS', [330, 664, 116, 9], {
                font: 'sans',
                weight: 700,
                align: 'right',
                size: 8,
                fill: '#e9cfa2',
              }),
              words('72/184', [420, 690, 48, 7], { font: 'sans', size: 6, align: 'right', fill: '#4b4438' }),
            ],
          },
          {
            do: 'aged',
            tint: [0.86, 0.74, 0.55],
            yellow: 0.1,
            edges: 0.3,
            folds: { x: [0.5], y: [0.16, 0.58, 0.86] },
            wear: 0.1,
            creases: 0.16,
            stains: 0,
            foxing: 0.05,
          },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.35, bloom: { strength: 0 } },
  },
})
