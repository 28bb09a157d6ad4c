import { area, type MarkInput } from '@gateway/sdk-plugin/photo-frame'

/** The plate's pixels. */
export const CELLAR = [1040, 1280] as const

/** The plate's hard lights on glass are taken back to what lies behind them, its shoulders to one line with its sides. */
export const DIMMED: MarkInput[] = [
  area('M450 426H492L480 452H462Z', '#101a12'),
  area('M586 398H620L634 424V586H604V432H586Z', '#081009'),
  area('M636 432H648V586H636Z', '#0c0f09'),
  area('M779 413H814L801 622H770Z', { from: [0, 410], to: [0, 620], inks: ['#352820', '#35271e', '#38271c'] }),
  area('M904 413H932L955 648H928Z', { from: [0, 410], to: [0, 650], inks: ['#5a3a24', '#583a25', '#4e331f'] }),
]
export const SHOULDERS: MarkInput[] = [
  area('M383 425H400Q390 435 388 458L383 458Z', '#1c120c'),
  area('M672 425H655Q664 435 667 458L672 458Z', '#1d140e'),
]

/** A window's last light to the right, the flame and its warmth to the left, each bent by what it lies on. */
export const GLEAMS: MarkInput[] = [
  area('M590 392C604 402 620 418 624 446V590H608V452C606 426 600 410 588 400Z', {
    from: [0, 392],
    to: [0, 590],
    inks: ['#9aa4b400', '#9aa4b4a0', '#98a2b4a8', '#8690a488', '#6a748850'],
  }),
  area('M404 470Q402 520 403 592H411Q409 520 413 462Q408 452 404 470Z', {
    from: [0, 452],
    to: [0, 592],
    inks: ['#c8742a00', '#d88a3c70', '#f0b060c0', '#d08030a0'],
  }),
  area('M788 420C784 470 779 540 781 604H793C792 540 798 470 802 420Z', {
    from: [0, 416],
    to: [0, 606],
    inks: ['#d8d0c400', '#d8d0c4a0', '#cfc4b480', '#b8a89050', '#a0907000'],
  }),
  area('M912 420C920 490 930 560 937 634H945C942 560 934 490 925 420Z', {
    from: [0, 416],
    to: [0, 636],
    inks: ['#d8d0c400', '#d8d0c490', '#cfc4b470', '#c8a87460', '#c0904000'],
  }),
  // The flame, small, on the side of the bowl that looks to it.
  area('M722 520Q716 536 719 552Q723 556 726 550Q727 536 722 520Z', {
    from: [0, 520],
    to: [0, 556],
    inks: ['#ffd890', '#ffb45ac0', '#c8702800'],
  }),
]
