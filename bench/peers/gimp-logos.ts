import { spawn } from 'node:child_process'

/**
 * Lettering as people make it with GIMP: its logo scripts for these promises are no longer in Debian's packages, so each
 * is made of what is there (its gradients, Add Bevel, Xach-Effect), in a few lines of Script-Fu.
 */
const PRELUDE = `
(define (colour drawable rgb) (gimp-context-set-foreground rgb) (gimp-drawable-edit-fill drawable FILL-FOREGROUND))
(define (select image drawable) (gimp-image-select-item image CHANNEL-OP-REPLACE drawable))
(define (blend image drawable gradient)
  (gimp-context-set-gradient gradient)
  (select image drawable)
  (gimp-drawable-edit-gradient-fill drawable GRADIENT-LINEAR 0 FALSE 1 0 TRUE 0 150 0 360))
(define (raise image drawable thickness)
  (script-fu-add-bevel image drawable thickness FALSE FALSE)
  (script-fu-xach-effect image drawable -1 -1 '(255 255 255) 66 '(0 0 0) 100 12 5 5 TRUE))
(define (lettering width height words body file)
  (let* ((image (car (gimp-image-new width height RGB)))
         (ground (car (gimp-layer-new image width height RGB-IMAGE "ground" 100 LAYER-MODE-NORMAL)))
         (text (car (gimp-text-layer-new image words "Sans Bold" 190 UNIT-PIXEL))))
    (gimp-image-insert-layer image ground 0 0)
    (gimp-image-insert-layer image text 0 -1)
    (gimp-layer-set-offsets text
      (/ (- width (car (gimp-drawable-width text))) 2) (/ (- height (car (gimp-drawable-height text))) 2))
    (gimp-layer-resize-to-image-size text)
    (body image ground text)
    (let ((flat (car (gimp-image-flatten image))))
      (file-png-save RUN-NONINTERACTIVE image flat file file 0 6 0 0 0 0 0)
      (gimp-image-delete image))))
`

const BODIES = {
  gold: `(colour ground '(30 22 8)) (blend image text "Golden") (raise image text 12)`,
  chrome: `(colour ground '(20 26 40)) (blend image text "Metallic Something") (raise image text 12)`,
  neon: `
    (colour ground '(11 6 22))
    (select image text) (gimp-selection-border image 4) (gimp-drawable-edit-clear text)
    (gimp-selection-invert image) (gimp-drawable-edit-clear text)
    (gimp-selection-invert image) (colour text '(255 240 255)) (gimp-selection-none image)
    (let ((glow (car (gimp-layer-copy text TRUE))))
      (gimp-image-insert-layer image glow 0 1)
      (select image glow) (colour glow '(255 47 208)) (gimp-selection-none image)
      (plug-in-gauss RUN-NONINTERACTIVE image glow 40 40 0))`,
  frosty: `
    (colour ground '(60 107 165)) (gimp-selection-none image)
    (plug-in-spread RUN-NONINTERACTIVE image text 6 6)
    (plug-in-gauss RUN-NONINTERACTIVE image text 4 4 0)
    (select image text) (colour text '(220 235 255)) (raise image text 16)`,
}

export type GimpLogo = keyof typeof BODIES

export interface Lettering {
  text: string
  width: number
  height: number
  /** Where the PNG goes. */
  file: string
}

/** Milliseconds that a lettering takes in a GIMP that has started: `count` of them in one process, less an empty one. */
export async function timeGimp(gimp: string, logo: GimpLogo, lettering: Lettering, count: number): Promise<number> {
  const { text, width, height, file } = lettering
  const one = `(lettering ${width} ${height} "${text}" (lambda (image ground text) ${BODIES[logo]}) "${file}")\n`
  const empty = await timed(gimp, PRELUDE)
  return ((await timed(gimp, PRELUDE + one.repeat(count))) - empty) / count
}

/** @throws Error with what GIMP says */
async function timed(gimp: string, script: string): Promise<number> {
  const start = performance.now()
  const child = spawn(gimp, ['--no-interface', '--batch', '-'], { stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  child.stdin.end(`${script}\n(gimp-quit 0)\n`)
  await new Promise((done, fail) => child.once('close', done).once('error', fail))
  const wrong = /^.*Error:.*$/m.exec(said)
  if (wrong) throw new Error(wrong[0])
  return performance.now() - start
}
