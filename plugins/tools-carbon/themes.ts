/** Themes that read well in a picture, dark ones first. */
export const THEMES = [
  'night-owl',
  'dracula',
  'monokai',
  'nord',
  'one-dark-pro',
  'tokyo-night',
  'synthwave-84',
  'catppuccin-mocha',
  'github-dark',
  'material-theme-ocean',
  'rose-pine',
  'solarized-dark',
  'vitesse-dark',
  'ayu-dark',
  'github-light',
  'one-light',
  'solarized-light',
  'catppuccin-latte',
  'rose-pine-dawn',
  'vitesse-light',
] as const

export type Theme = (typeof THEMES)[number]
