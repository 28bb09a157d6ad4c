import { definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { GLOSS, type Mark, MORNING, standing, stock, words } from './kit.ts'

/** The tag, 112 × 66 mm. */
const TAG = [560, 330] as const

/** Where the tag presses the satin down; the lamp is above on the left. */
const pressed: Mark[] = [
  { draw: 'path', path: 'M896 846L1230 884L1232 700L1244 708L1246 902L1040 884L902 860Z', fill: '#240004' },
]

/** The cloth rose over the foot of one leaflet, which seemed to float: here it is whole. In pixels of the plate. */
const LEAFLET = 'M1181 449Q1180 424 1196 408Q1210 397 1226 397Q1227 414 1213 431Q1200 445 1181 449Z'
const leaflet: Mark[] = [
  {
    draw: 'path',
    path: LEAFLET,
    fill: { from: [1184, 416], to: [1216, 438], inks: ['#22442a', '#315831', '#1c3a20', '#122a16'] },
  },
  { draw: 'path', path: 'M1179 452Q1200 430 1224 399', line: { paint: '#4c7a44', width: 1.3, round: true } },
  {
    draw: 'path',
    path: [
      'M1190 440Q1189 427 1193 420M1199 430Q1199 417 1204 410M1208 420Q1209 410 1214 404',
      'M1190 441Q1202 440 1208 434M1200 430Q1211 427 1216 421',
    ],
    line: { paint: '#3f6c3a', width: 0.8, round: true },
    opacity: 0.7,
  },
]
const below: Mark[] = [{ draw: 'path', path: ornaments.placed(LEAFLET, 6, 7, 1), fill: '#3a0006' }]

/** Roses lie on the satin: it is dark right beside them, away from the lamp, and no light comes through their petals. */
const touched: Mark[] = [
  {
    draw: 'path',
    path: 'M1144 130L1140 178L1122 216L1066 258L1004 264L1030 284L1096 288L1150 246L1170 178Z',
    fill: '#200004',
  },
  { draw: 'path', path: 'M222 676L216 730L196 782L140 822L50 828L70 850L160 850L228 806L250 716Z', fill: '#200004' },
  { draw: 'path', path: 'M334 866L330 918L300 956L330 962L372 960L380 900L356 858Z', fill: '#200004' },
  { draw: 'path', path: 'M996 336L996 372L990 404L1014 412L1050 392L1062 356L1040 326L1004 318Z', fill: '#2c0006' },
]

/** What light fell through petals onto the satin, away from them: flecks that no one could tell from smears. */
const flecks: Mark[] = [
  { draw: 'path', path: 'M978 318L1020 318L1024 356L1000 366L994 340Z', fill: '#8e0410' },
  { draw: 'path', path: 'M1022 352L1058 354L1056 376L1030 392L1016 384Z', fill: '#980611' },
  { draw: 'path', path: 'M1052 424L1092 426L1090 456L1056 456Z', fill: '#a80814' },
  { draw: 'path', path: 'M1052 474L1100 472L1108 508L1112 534L1060 516Z', fill: '#a40814' },
]

/** The bud: two petals closed over what is rolled up in them. */
const bud: Mark[] = [
  {
    draw: 'path',
    path: 'M978 406C954 406 937 384 938 358C939 346 950 337 962 335C977 333 990 342 994 357C998 380 994 401 978 406Z',
    fill: { from: [940, 340], to: [998, 398], inks: ['#b00f1b', '#7c0610', '#3c0206'] },
  },
  {
    draw: 'path',
    path: 'M952 350C956 342 974 340 982 349C980 362 974 372 968 378C962 368 955 360 952 350Z',
    fill: '#4a0208',
  },
  {
    draw: 'path',
    path: 'M955 352C957 345 970 343 977 350M960 354C963 349 969 349 972 354',
    line: { paint: '#8c121c', width: 1.3, round: true },
  },
  {
    draw: 'path',
    path: 'M978 406C988 398 982 372 996 356C999 380 995 401 978 406Z',
    fill: { from: [980, 380], to: [998, 384], inks: ['#4c0208', '#8a0a14'] },
  },
  {
    draw: 'path',
    path: 'M978 406C970 396 964 378 972 362C978 351 989 347 995 356C992 372 992 396 978 406Z',
    fill: { from: [966, 366], to: [994, 386], inks: ['#a8101c', '#860814', '#520309'] },
  },
  {
    draw: 'path',
    path: 'M978 406C955 406 938 386 939 358C941 349 948 348 955 352C973 360 984 384 978 406Z',
    fill: { from: [941, 354], to: [981, 400], inks: ['#c41c28', '#a40c18', '#780610', '#440207'] },
  },
  {
    draw: 'path',
    path: 'M940 357C942 350 948 349 955 353C966 358 974 370 977 382',
    line: {
      paint: { from: [940, 352], to: [978, 384], inks: ['#e0545a', '#c8303a', '#8c0e18'] },
      width: 1,
      round: true,
    },
  },
  {
    draw: 'path',
    path: 'M973 362C979 352 988 349 994 356',
    line: { paint: '#b8303a', width: 0.9, round: true },
  },
  {
    draw: 'path',
    path: ['M945 362C946 378 956 394 970 401', 'M952 362C956 376 964 390 973 398', 'M980 366C977 378 978 392 980 399'],
    line: { paint: '#5c040c', width: 0.9, round: true },
    opacity: 0.45,
  },
]

export default definePhotoFrame({
  name: 'valentine',
  summary: 'A heart on paper lace and red satin, with roses',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      standing(
        'valentine',
        [
          {
            do: 'photo',
            at: [0.5, 0.5],
            size: [1, 1],
            headroom: 0.225,
            small: 0.72,
            beyond: 1,
            // Its gloss lies over the darks: they are printed deeper.
            treat: [
              { kind: 'grade', contrast: 0.3, exposure: 0.95, saturation: 1.3, corners: 0.3 },
              // A dome of glass: the lamp in its left lobe, the window along its right side.
              {
                kind: 'glare',
                shape: 'lamp',
                at: [0.17, 0.2],
                size: [0.22, 0.13],
                lean: -0.6,
                strength: 0.42,
                light: [1, 0.93, 0.8],
              },
              GLOSS,
            ],
          },
        ],
        [
          stock(['#f6ecda', '#efe2ca']),
          words(TAG, 'Be mine', [34, 78, 470, 214], { font: 'script', size: 146, fill: '#a01828' }),
          // The eyelet is punched: dark through it.
          {
            do: 'artwork',
            view: TAG,
            blend: 'over',
            marks: [{ draw: 'path', path: ornaments.circle(460, 50, 10), fill: '#2a0408' }],
          },
        ],
      ),
      { do: 'artwork', view: [1280, 960], marks: below, blend: 'ink', soft: 0.005, opacity: 0.6 },
      { do: 'artwork', view: [1280, 960], marks: leaflet, blend: 'over', soft: 0.0008 },
      { do: 'artwork', view: [1280, 960], marks: flecks, blend: 'over', soft: 0.008, opacity: 0.85 },
      { do: 'artwork', view: [1280, 960], marks: touched, blend: 'ink', soft: 0.011, opacity: 0.66 },
      { do: 'artwork', view: [1280, 960], marks: bud, blend: 'over', soft: 0.0007 },
      { do: 'artwork', view: [1280, 960], marks: pressed, blend: 'ink', soft: 0.012, opacity: 0.62 },
    ],
    finish: { ...MORNING, vignette: 0.28 },
  },
})
