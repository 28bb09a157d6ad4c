import { area, type FrameRecipe, stock, words } from '@gateway/sdk-plugin/photo-frame'

type Sheet = Extract<FrameRecipe['steps'][number], { do: 'sheet' }>

/** Sleeves further back in the rack: only their upper edges are seen. */
export const behind = (row: number, at: number, ground: string, title: string, ink: string): Sheet => {
  const y = 0.392 + row * 0.055
  return {
    do: 'sheet',
    at: [at, y + 0.09],
    size: [0.58, 0.953],
    turn: (row % 2 ? 1 : -1) * (0.25 + 0.1 * row),
    shadows: [
      { offset: [0.002, -0.004], blur: 0.006, strength: 0.5 },
      { offset: [0.004, -0.012], blur: 0.02, strength: 0.4 },
    ],
    steps: [
      stock([0.84, 0.82, 0.78], { relief: 0.05 }),
      {
        do: 'artwork',
        view: [400, 493],
        worn: 0.1,
        marks: [
          area('M0 0H400V493H0Z', ground),
          words(title, [14, 7, 250, 16], { font: 'condensed', weight: 700, spacing: 0.1, align: 'left', fill: ink }),
          words('STEREO', [330, 10, 56, 9], { font: 'sans', weight: 700, spacing: 0.2, align: 'right', fill: ink }),
        ],
      },
    ],
  }
}

/** A card that divides the rack. */
export const divider = (x: number, text: string): Sheet => ({
  do: 'sheet',
  at: [x, 0.14],
  size: [0.155, 0.2],
  shadows: [{ offset: [0.002, -0.004], blur: 0.008, strength: 0.5 }],
  outline: { path: 'M8 0H92Q100 0 100 8V60H0V8Q0 0 8 0Z', view: [100, 60] },
  steps: [
    stock([0.82, 0.76, 0.6], { relief: 0.08 }),
    {
      do: 'artwork',
      view: [100, 60],
      worn: 0.15,
      marks: [words(text, [8, 7, 84, 18], { font: 'poster', fill: '#2a2320' })],
    },
  ],
})
