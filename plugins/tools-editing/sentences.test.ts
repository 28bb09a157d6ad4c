import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { reportOf } from './engine/run.ts'
import { OPERATIONS } from './operations/index.ts'
import { understand } from './understand.ts'

/** An instruction, and in one line what must come of it: `name key=value …`, joined by ` · `. Unnamed keys may be anything. */
const SENTENCES: readonly (readonly [instruction: string, operations: string])[] = [
  // Chains, in order
  ['black and white, rotate left and then crop to a square', 'black-and-white · rotate degrees=-90 · crop ratio=1:1'],
  [
    "black and white, rotate left, add the words 'Hello' at the bottom, blur the background, make it warmer, crop to a square",
    'black-and-white · rotate degrees=-90 · text text=Hello at=bottom · background-blur · temperature amount=35 · crop ratio=1:1',
  ],
  ['crop to a square then make it sepia', 'crop ratio=1:1 · sepia'],
  ['first blur, then sharpen, finally invert', 'blur · sharpen · invert'],
  ['sharpen; blur. Invert!', 'sharpen · blur · invert'],
  ['brighter warmer sharper', 'brightness · temperature amount=35 · sharpen'],
  ['grain and vignette and fade', 'grain · vignette · fade'],
  ['teal and orange, letterbox, slight grain', 'teal-and-orange · pad · grain strength=15.8'],
  ['caption "hi" with black outline', 'text colour=#ffffff outline=#000000'],
  ['caption "hi" with a thick white outline', 'text colour=#000000 outline=#ffffff'],
  ['write "hi" in red with outline', 'text colour=#e0182d outline=#000000'],
  ['write "hi" outlined in red', 'text colour=#ffffff outline=#e0182d'],
  ['write "hi" in yellow with a black outline', 'text colour=#ffd91a outline=#000000'],
  ['write "hi", black outline, yellow', 'text colour=#ffd91a outline=#000000'],
  ['write "hi" in black, outlined', 'text colour=#000000 outline=#ffffff'],
  ['tilt shift, focus on the bottom', 'tilt-shift focus=bottom'],
  ['tilt shift with the focus on the top third', 'tilt-shift focus=top'],
  ['miniature focused at the bottom', 'tilt-shift focus=bottom'],
  ['tilt shift, then blur the left half', 'tilt-shift focus=centre · blur region=left half'],
  ['focus on the face', 'sharpen region=face'],
  ['add snow', 'snow strength=50'],
  ['let it snow heavily', 'snow strength=75'],
  ['add some light rain', 'rain strength=25'],
  ['a blizzard in the background', 'snow strength=90 region=background'],
  ['make the car snow', 'recolour to=#fffafa object=car'],
  ['red to snow', 'recolour from=#e0182d to=#fffafa'],
  ['add a rose border', 'border colour=#e8637f'],
  ['a slight blur', 'blur radius=0.72%'],
  ['flip horizontally\nresize to 800x600', 'flip axis=horizontal · resize width=800 height=600'],
  ['sepia -> border | vignette', 'sepia · border · vignette'],
  ['make it brighter and add a border', 'brightness · border'],
  ['warm up the photo before adding a vignette', 'temperature · vignette'],
  ['blur it followed by a red border', 'blur · border colour=#e0182d'],
  // Amounts
  ['slightly brighter', 'brightness amount=12.6'],
  ['a little darker', 'brightness amount=-12.6'],
  ['much brighter', 'brightness amount=42'],
  ['a lot more contrast', 'contrast amount=54'],
  ['brighter by 30%', 'brightness amount=30'],
  ['increase the brightness by thirty percent', 'brightness amount=30'],
  ['reduce contrast 15%', 'contrast amount=-15'],
  ['brightness -20', 'brightness amount=-20'],
  ['contrast +40', 'contrast amount=40'],
  ['twice as saturated', 'saturation amount=70'],
  ['oil painting 50%', 'oil-painting strength=50'],
  ['half sepia', 'sepia strength=50'],
  ['extremely blurry', 'blur radius=3.2%'],
  ['blur 12px', 'blur radius=12px'],
  ['blur by 3 percent', 'blur radius=3%'],
  ['very very subtle vignette', 'vignette strength=12.5'],
  ['rotate by 20 degrees', 'rotate degrees=20'],
  ['rotate 20° left', 'rotate degrees=-20'],
  ['rotate forty five degrees counterclockwise', 'rotate degrees=-45'],
  ['rotate one hundred and eighty degrees', 'rotate degrees=180'],
  ['turn it 90 degrees', 'rotate degrees=90'],
  ['posterize to 4 levels', 'posterise levels=4'],
  ['gamma 1.8', 'gamma gamma=1.8'],
  ['pixelate 20 px', 'pixelate size=20px'],
  ['kaleidoscope with 12 segments', 'kaleidoscope segments=12'],
  ['low poly with 500 triangles', 'low-poly triangles=500'],
  ['hue shift 90 degrees', 'hue degrees=90'],
  // More, less, too
  ['more contrast', 'contrast amount=30'],
  ['less contrast, more saturation', 'contrast amount=-30 · saturation amount=35'],
  ['increase brightness and contrast', 'brightness amount=28 · contrast amount=30'],
  ['lower the saturation and vibrance', 'saturation amount=-35 · vibrance amount=-50'],
  ['it is too dark', 'brightness amount=28'],
  ['too bright', 'brightness amount=-28'],
  ['less bright', 'brightness amount=-28'],
  ['more vivid colours', 'vibrance amount=50'],
  ['reduce noise', 'denoise'],
  ['add noise', 'grain'],
  ['desaturate', 'saturation amount=-35'],
  // Sizes and shapes
  ['16:9', 'crop ratio=16:9'],
  ['crop to 4:5', 'crop ratio=4:5'],
  ['make it square', 'crop ratio=1:1'],
  ['make it a circle', 'crop ratio=1:1 shape=circle'],
  ['crop to the face', 'crop at=face'],
  ['crop to the top half', 'crop at=top half'],
  ['crop 10% off the top', 'crop remove=10% sides=top'],
  ['crop 50 px from each side', 'crop remove=50px'],
  ['crop 640x480', 'crop size=640x480'],
  ['resize to 800x600', 'resize width=800 height=600'],
  ['800 x 600', 'resize width=800 height=600'],
  ['800 by 600 pixels', 'resize width=800 height=600'],
  ['resize to 50%', 'resize percent=50'],
  ['resize to 1024 wide', 'resize width=1024'],
  ['make a thumbnail', 'resize longest=256'],
  ['make it twice as big', 'scale factor=2'],
  ['half the size', 'scale factor=0.5'],
  ['20% smaller', 'scale factor=0.8'],
  ['three times bigger', 'scale factor=3'],
  ['zoom in', 'zoom factor=1.5'],
  ['tile it 3x2', 'tile columns=3 rows=2'],
  ['pad to 1:1 with black', 'pad ratio=1:1 ground=#000000'],
  ['add a 20px red border with rounded corners', 'border colour=#e0182d width=20px · rounded-corners'],
  ['thick navy blue border', 'border colour=#001f5b width=6%'],
  ['trim the edges', 'trim'],
  ['flip vertically', 'flip axis=vertical'],
  ['mirror it', 'flip axis=horizontal'],
  ['turn it upside down', 'rotate degrees=180'],
  ['turn left', 'rotate degrees=-90'],
  ['straighten the horizon', 'straighten'],
  // Regions
  ['make the sky more blue', 'tint colour=#1f5fff region=sky'],
  ['make the sky a lot more blue', 'tint colour=#1f5fff amount=68.4 region=sky'],
  ['blur the sky', 'blur region=sky'],
  ['brighten the left half', 'brightness amount=28 region=left half'],
  ['sepia on the bottom right', 'sepia region=bottom right'],
  ['darken the top', 'brightness amount=-28 region=top'],
  ['sharpen the face', 'sharpen region=face'],
  ['desaturate the background', 'saturation region=background'],
  ['make the background black and white', 'black-and-white region=background'],
  ['pixelate the center', 'pixelate region=centre'],
  ['make the shadows brighter', 'brightness region=shadows'],
  ['brighter shadows and the sky bluer', 'brightness region=shadows · tint region=sky'],
  ['warm up the highlights', 'temperature region=highlights'],
  ['saturate the red parts', 'saturation region=#e0182d'],
  ['invert the upper third', 'invert region=top third'],
  ['blur everything except the face', 'blur region=all but face'],
  ['black and white but not the sky', 'black-and-white region=all but sky'],
  ['vintage, keep the face', 'vintage region=all but face'],
  ['without touching the sky make it warmer', 'temperature region=all but sky'],
  ['make the background darker and blurry', 'brightness amount=-28 region=background · blur region=background'],
  ['blur the background', 'background-blur'],
  ['pixelate the faces', 'censor-faces'],
  ['black and white except the red car', 'colour-splash keep=#e0182d'],
  ['keep only red and blue', 'colour-splash keep=#e0182d,#1f5fff'],
  // Colours
  ['red to blue', 'recolour from=#e0182d to=#1f5fff'],
  ['replace red with green', 'recolour from=#e0182d to=#1f9d3a'],
  ['make it teal', 'recolour to=#008080'],
  ['make the car yellow', 'recolour to=#ffd91a object=car'],
  ['turn the flowers dark violet', 'recolour to=#9400d3 object=flowers'],
  ['change the color of the shirt from blue to purple', 'recolour from=#1f5fff to=#7b2fbe object=shirt'],
  ['paint the wall #ff8800', 'recolour to=#ff8800 object=wall'],
  ['make the background white', 'background fill=#ffffff'],
  ['white background', 'background fill=#ffffff'],
  ['transparent background', 'background fill=transparent'],
  ['colorize', 'colourise'],
  ['duotone in navy and peach', 'duotone dark=#001f5b light=#ffcba4'],
  ['tint it orange', 'tint colour=#ff8a00'],
  ['a bit redder', 'tint colour=#e0182d amount=17.1'],
  ['vignette in #f00', 'vignette colour=#ff0000'],
  ['border #abc', 'border colour=#aabbcc'],
  // Text
  [
    "add the words 'Hello' at the bottom in red, big, bold",
    'text text=Hello at=bottom colour=#e0182d bold=true size=12.8',
  ],
  ['write "Good morning" at the top', 'text text=Good morning at=top'],
  ['add text Hello World at the top left in yellow', 'text text=Hello World at=top left colour=#ffd91a'],
  ['add a caption that says “it’s fine” in small white letters', 'text text=it’s fine colour=#ffffff size=3.8'],
  ["write 'it's here' in the middle", "text text=it's here at=centre"],
  ['write «Привет» handwritten', 'text text=Привет font=hand'],
  ['„Guten Tag“ at the top right', 'text text=Guten Tag at=top right'],
  ["text 'blur, crop and rotate'", 'text text=blur, crop and rotate'],
  ["meme 'one' 'two'", 'meme top=one bottom=two'],
  ["tiled watermark 'mine'", 'watermark text=mine at=everywhere'],
  ['put 🎉 in the top right corner', 'sticker emoji=🎉 at=top right'],
  ["polaroid with the caption 'Summer'", 'polaroid caption=Summer'],
  // Styles and frames
  ['make it look like a pencil drawing', 'pencil'],
  ['turn it into an oil painting', 'oil-painting'],
  ['convert to pixel art, game boy', 'pixel-art palette=handheld'],
  ['apply a vintage filter', 'vintage'],
  ['old tv', 'scanlines'],
  ['80s vhs', 'vhs'],
  ['teal and orange', 'teal-and-orange'],
  ['gold frame', 'frame wood=#b48a3c'],
  ['drop shadow', 'shadow'],
  ['white border and a shadow', 'border colour=#ffffff · shadow'],
  ["add text 'A' in red with white outline", 'text text=A colour=#e0182d outline=#ffffff'],
  ['turn day into night', 'night'],
  ['neon in pink', 'neon colour=#ff8fb1'],
  // Spelling, other words, other languages
  ['brigther and saturatd', 'brightness · saturation'],
  ['vignete', 'vignette'],
  ['grayscale', 'black-and-white'],
  ['b&w', 'black-and-white'],
  ['cropped to a square', 'crop ratio=1:1'],
  ['rotated left', 'rotate degrees=-90'],
  ['BLACK AND WHITE', 'black-and-white'],
  ['could you please make my photo a bit warmer, thanks', 'temperature amount=15.8'],
  ['blanco y negro', 'black-and-white'],
  ['schwarzweiß', 'black-and-white'],
  ['un peu plus clair', 'brightness amount=12.6'],
  ['rotar a la izquierda', 'rotate degrees=-90'],
]

/** What must not happen: instruction, what is left, what was excluded. */
const NEGATIONS: readonly (readonly [instruction: string, operations: string, excluded: string])[] = [
  ["don't crop, make it brighter", 'brightness', 'crop'],
  ['make it warmer but don’t crop', 'temperature', 'crop'],
  ['without cropping make it warm', 'temperature', 'crop'],
  ["don't crop or rotate", '', 'crop, rotate'],
  ['do not blur, sharpen', 'sharpen', 'blur'],
  ['vintage without grain', 'vintage', 'grain'],
  ['vintage without changing the colours', 'vintage', 'colours'],
  ['dramatic, keep the colors', 'dramatic', 'colours'],
  ['no border, add a vignette', 'vignette', 'border'],
  ['resize to 50% and never flip it', 'resize', 'flip'],
]

describe('instructions', () => {
  for (const [instruction, expected] of SENTENCES) {
    it(JSON.stringify(instruction), () => {
      const { steps, ignored } = understand(instruction)
      const wanted = expected.split(' · ')
      assert.deepEqual(
        steps.map((step, at) => only(reportOf(step), wanted[at] ?? '')),
        wanted,
      )
      assert.deepEqual(
        ignored.filter((word) => !MAY_BE_IGNORED.includes(word)),
        [],
      )
    })
  }

  it('are many', () => assert.ok(SENTENCES.length >= 120, String(SENTENCES.length)))

  for (const [instruction, expected, excluded] of NEGATIONS) {
    it(JSON.stringify(instruction), () => {
      const plan = understand(instruction)
      assert.equal(plan.steps.map(({ operation }) => operation.name).join(' · '), expected)
      assert.equal(plan.excluded.join(', '), excluded)
    })
  }

  it('name the words that were not understood', () => {
    assert.deepEqual(understand('blur with unicorns and glitter dust').ignored, ['unicorns', 'glitter', 'dust'])
    assert.deepEqual(understand('sharpen in red').ignored, [])
    assert.deepEqual(understand('remove the red car').steps, [])
    assert.deepEqual(understand('add strawberries').steps, [])
    assert.deepEqual(understand('blur, add a rose').ignored, ['rose'])
    assert.deepEqual(understand('rotate the sky left').ignored, ['sky'])
    assert.deepEqual(
      understand('wibble wobble wubble').steps.map(({ operation }) => operation.name),
      ['wave'],
    )
  })

  it('mean nothing when there is nothing in them', () => {
    for (const nothing of [
      '',
      ' ',
      '!!!',
      'please',
      'xyzzy',
      '((((',
      '$&',
      '.*',
      '\u202e',
      '🙂'.repeat(0),
      '1',
      'the the the',
    ]) {
      assert.deepEqual(understand(nothing).steps, [], nothing)
    }
  })

  it('of any length and kind are read at once', () => {
    for (const text of [
      'a'.repeat(4000),
      'blur '.repeat(800),
      "'".repeat(4000),
      '(a+)+$'.repeat(600),
      '9'.repeat(4000),
      '🎉'.repeat(1000),
    ]) {
      const started = performance.now()
      understand(text)
      assert.ok(performance.now() - started < 2000, text.slice(0, 10))
    }
  })
})

/** Small words that the sentences have and nobody needs. */
const MAY_BE_IGNORED: readonly string[] = ['la', 'a la']

describe('the vocabulary', () => {
  it('has a hundred operations with names of their own', () => {
    const names = OPERATIONS.map(({ name }) => name)
    assert.equal(new Set(names).size, names.length)
    assert.ok(names.length >= 100, String(names.length))
  })

  it('gives no phrase to two operations', () => {
    const owners = new Map<string, string>()
    for (const { name, says } of OPERATIONS) {
      for (const phrase of says.flatMap(({ words }) => words.split(', '))) {
        assert.ok((owners.get(phrase) ?? name) === name, `"${phrase}" is claimed by ${owners.get(phrase)} and ${name}`)
        owners.set(phrase, name)
      }
    }
  })

  it('understands each of its phrases', () => {
    for (const { name, says } of OPERATIONS) {
      for (const { words, weak } of says) {
        for (const phrase of words.split(', ')) {
          const found = understand(phrase).steps.map(({ operation }) => operation.name)
          assert.ok(weak || found.includes(name), `"${phrase}" means ${found.join(', ')}, not ${name}`)
        }
      }
    }
  })
})

/** A report in one line with the keys that are expected. */
function only(report: Record<string, unknown>, expected: string): string {
  const keys = [...expected.matchAll(/ (\w+)=/g)].map(([, key]) => key!)
  return [report['name'], ...keys.map((key) => `${key}=${String(report[key])}`)].join(' ')
}
