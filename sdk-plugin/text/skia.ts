import type * as Canvas from '@napi-rs/canvas'

type CanvasModule = typeof Canvas

let loaded: CanvasModule | undefined

/**
 * Loads the drawing library on first use. The fonts of the machine stay out: a text looks the same everywhere.
 */
export async function loadCanvas(): Promise<CanvasModule> {
  // Read by the library while it loads; it has no other switch.
  process.env.DISABLE_SYSTEM_FONTS_LOAD = '1'
  loaded ??= await import('@napi-rs/canvas')
  return loaded
}

/** The drawing library, after `loadCanvas`. */
export function canvasModule(): CanvasModule {
  if (!loaded) throw new Error('The drawing library is not loaded: await prepareText or loadCanvas first.')
  return loaded
}
