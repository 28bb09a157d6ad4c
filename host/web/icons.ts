import type { Markup } from './html.ts'
import { html } from './html.ts'

/** The drawings that cards refer to by `#kind-…`: what an endpoint answers with. 24 units a side, drawn in lines. */
export function icons(): Markup {
  return html`<svg class="sprite" aria-hidden="true" width="0" height="0">
    <symbol id="kind-picture" viewBox="0 0 24 24"><rect x="3" y="4.5" width="18" height="15" rx="2"/>
    <circle cx="8.5" cy="9.5" r="1.5"/><path d="m4 18 5.5-5.5 3.5 3.5 3-3 4.5 4.5"/></symbol>
    <symbol id="kind-sound" viewBox="0 0 24 24"><path d="M3 10v4M7.5 6v12M12 8.5v7M16.5 4v16M21 10v4"/></symbol>
    <symbol id="kind-video" viewBox="0 0 24 24"><rect x="3" y="5" width="18" height="14" rx="2"/>
    <path d="m10 9 5 3-5 3z"/></symbol>
    <symbol id="kind-document" viewBox="0 0 24 24"><path d="M6 3h8l4.5 4.5V21H6zM14 3v5h4.5M9 13h6M9 17h6"/></symbol>
    <symbol id="kind-data" viewBox="0 0 24 24"><path d="M9 4c-3 0-3 1.5-3 4s-.5 4-3 4c2.5 0 3 1.5 3 4s0 4 3 4"/>
    <path d="M15 4c3 0 3 1.5 3 4s.5 4 3 4c-2.5 0-3 1.5-3 4s0 4-3 4"/></symbol>
    </svg>`
}
