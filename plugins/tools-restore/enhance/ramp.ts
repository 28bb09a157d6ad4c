/** 0 at `none`, 1 at `all`, straight between. */
export function ramp(value: number, none: number, all: number): number {
  return Math.min(1, Math.max(0, (value - none) / (all - none)))
}
