/** A decorated line: a lettering of `styles.ts` between ornaments. */
export interface Design {
  /** Its name in the answer. */
  style: string
  /** The `style` of the lettering. */
  lettering: string
  left: string
  right: string
}

/** [name, lettering, left, right] */
const ROWS: readonly (readonly [string, string, string, string])[] = [
  // Stars
  ['starlight', 'bold script', '✧･ﾟ: *✧･ﾟ:* ', ' *:･ﾟ✧*:･ﾟ✧'],
  ['night sky', 'script', '⋆｡°✩ ', ' ✩°｡⋆'],
  ['north star', 'small caps', '✦ ─── ', ' ─── ✦'],
  ['stardust', 'italic', '⋆⁺₊⋆ ☾ ', ' ☽ ⋆⁺₊⋆'],
  ['hall of fame', 'bold', '★彡 ', ' 彡★'],
  // Hearts
  ['love letter', 'bold script', '♡ ⸝⸝ ', ' ⸜⸜ ♡'],
  ['sweetheart', 'script', '෴❤෴ ', ' ෴❤෴'],
  ['heartstrings', 'small caps', '♥╣[ ', ' ]╠♥'],
  ['valentine', 'bold italic', 'ღ˚ •。* ♥ ', ' ♥ *。• ˚ღ'],
  // Frames and brackets
  ['title card', 'sans-serif bold', '【 ', ' 】'],
  ['film credit', 'full-width', '『 ', ' 』'],
  ['theorem', 'double-struck', '⟦ ', ' ⟧'],
  ['banner', 'negative squared', '▌│█║ ', ' ║█│▐'],
  ['ticket', 'monospace', '┊ ', ' ┊'],
  ['clasp', 'fraktur', '⊱ ⋅ ', ' ⋅ ⊰'],
  ['nameplate', 'small caps', '╭─⊷ ', ' ⊶─╮'],
  ['double rule', 'sans-serif', '╞═══ ', ' ═══╡'],
  ['fine rule', 'italic', '╼──── ', ' ────╾'],
  // Waves
  ['high tide', 'bold italic', '·.¸¸.·´¯ ', ' ¯`·.¸¸.·'],
  ['ripple', 'sans-serif italic', '〜〜 ', ' 〜〜'],
  ['song', 'script', '♪♫•*¨*•.¸¸ ', ' ¸¸.•*¨*•♫♪'],
  ['breeze', 'italic', '༄ ', ' ࿐'],
  // Flowers
  ['garden', 'bold script', '✿ ❀ ', ' ❀ ✿'],
  ['laurel', 'small caps', '❧ ', ' ☙'],
  ['bouquet', 'script', '⚘ ₊˚ ', ' ˚₊ ⚘'],
  ['spring', 'sans-serif bold italic', '*.✿.* ', ' *.✿.*'],
  // Gothic
  ['cathedral', 'bold fraktur', '† ', ' †'],
  ['grimoire', 'fraktur', '꧁༺ ', ' ༻꧂'],
  ['royal decree', 'bold fraktur', '♔ ⚜ ', ' ⚜ ♔'],
  ['raven', 'fraktur', '⸸ ☾ ', ' ☽ ⸸'],
  ['duel', 'bold fraktur', '⚔ ─ ', ' ─ ⚔'],
  // Modern
  ['terminal', 'monospace', '▸ ', ' ▪'],
  ['vaporwave', 'full-width', '░▒▓ ', ' ▓▒░'],
  ['signal', 'sans-serif bold', '▁▂▃▅▆ ', ' ▆▅▃▂▁'],
  ['arcade', 'squared', '◄◄ ', ' ►►'],
  ['compass', 'sans-serif', '◇◆ ', ' ◆◇'],
  ['spotlight', 'bold', '»»—— ', ' ——««'],
  ['arrow', 'bold italic', '╰┈➤ ', ''],
  ['winter', 'double-struck', '❄ ⋆｡˚ ', ' ˚｡⋆ ❄'],
  ['daylight', 'circled', '☀ ', ' ☀'],
]

export const DESIGNS: readonly Design[] = ROWS.map(([style, lettering, left, right]) => {
  return { style, lettering, left, right }
})
