/** Marks in one line each, for recipes that have many. */
import type * as z from 'zod'
import type { markSchema } from './marks.ts'

/** A mark as it is written, with defaults left out. */
export type MarkInput = z.input<typeof markSchema>

type Path = Extract<MarkInput, { draw: 'path' }>
type Text = Extract<MarkInput, { draw: 'text' }>
type Box = Text['box']

/** A filled path. */
export function area(path: Path['path'], fill: Path['fill'], more: Partial<Path> = {}): MarkInput {
  return { draw: 'path', path, ...(fill === undefined ? {} : { fill }), ...more }
}

/** A drawn path. */
export function line(path: Path['path'], width: number, paint = '#000000', more: Partial<Path> = {}): MarkInput {
  return { draw: 'path', path, line: { paint, width }, ...more }
}

/** Words in type. */
export function words(text: Text['text'], box: Box, more: Partial<Text> = {}): MarkInput {
  return { draw: 'text', text, box, ...more }
}

/** Lines of type one below the other, each in a box as high as its measure: text, height, and what else it has. */
export function stack(
  [left, top, width]: readonly [left: number, top: number, width: number],
  rows: readonly (readonly [text: Text['text'] | undefined, height: number, more?: Partial<Text>])[],
): MarkInput[] {
  let y = top
  return rows.flatMap(([text, height, more]) => {
    const box: Box = [left, y, width, height]
    y += height
    return text === undefined ? [] : [words(text, box, more)]
  })
}

/** Width and height, as shares of a frame, of a sheet that is `height` frame heights high. @param frame Its aspect */
export function sheetSize(view: readonly [number, number], height: number, frame = 4 / 3): readonly [number, number] {
  return [((view[0] / view[1]) * height) / frame, height]
}
