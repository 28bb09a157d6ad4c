/** Marks on one letter beyond this are left out: enough for every language, too few to paint over other lines. */
const MOST_MARKS = 6

/**
 * A text as it is drawn: lone surrogates become U+FFFD, every kind of line end one `\n`, tabs spaces; controls,
 * and marks that reverse or hide what follows, go.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll('\t', '    ')
    .replaceAll(HARMFUL, '')
    .replaceAll(HEAPED_MARKS, (_, kept: string) => kept)
}

const LINE_ENDS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

/**
 * Controls but for the line end; embeddings and overrides (U+202A to U+202E), which spoof names; interlinear notes; the
 * byte order mark. Isolates stay: they keep order, and reach no further than their paragraph.
 */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const HARMFUL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u206a-\u206f\ufeff\ufff9-\ufffb]/g

const HEAPED_MARKS = new RegExp(`((?:\\p{Mn}|\\p{Me}){${MOST_MARKS}})(?:\\p{Mn}|\\p{Me})+`, 'gu')
