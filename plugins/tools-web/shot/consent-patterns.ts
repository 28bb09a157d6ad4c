/** Buttons of widespread consent tools, by the names that their scripts give them. */
export const KNOWN_BUTTONS = {
  reject: [
    '#onetrust-reject-all-handler',
    '#CybotCookiebotDialogBodyButtonDecline',
    '#didomi-notice-disagree-button',
    '.didomi-continue-without-agreeing',
    '[data-testid="uc-deny-all-button"]',
    '.cky-btn-reject',
    '.cmplz-deny',
    '.cc-deny',
    '.iubenda-cs-reject-btn',
    '#axeptio_btn_dismiss',
    '.osano-cm-denyAll',
    '#tarteaucitronAllDenied2',
    '.fc-cta-do-not-consent',
    '.termly-styles-module-declineButton',
  ],
  accept: [
    '#onetrust-accept-btn-handler',
    '#CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll',
    '#didomi-notice-agree-button',
    '[data-testid="uc-accept-all-button"]',
    '.cky-btn-accept',
    '.cmplz-accept',
    '.cc-allow',
    '.cc-dismiss',
    '.iubenda-cs-accept-btn',
    '#axeptio_btn_acceptAll',
    '.osano-cm-accept-all',
    '#truste-consent-button',
    '.fc-cta-consent',
    '.qc-cmp2-summary-buttons button[mode="primary"]',
  ],
} as const

/** Containers that say what they are: the id, class or label of a dialog about cookies. */
export const BANNERS = ['cookie', 'consent', 'gdpr', 'privacy-banner', 'privacy-notice', 'cmp-']
  .flatMap((word) => ['id', 'class', 'aria-label', 'data-testid'].map((name) => `[${name}*="${word}" i]`))
  .join(', ')

/** Whole labels of buttons that refuse everything but what is necessary. */
export const REJECT_WORDS = `^(${[
  '(reject|decline|deny|refuse)( all)?( cookies| optional cookies| non-essential( cookies)?)?',
  '(only )?(necessary|essential|required)( cookies)?( only)?',
  '(use|accept|allow) (only )?(necessary|essential|required)( cookies)?( only)?',
  'continue without (accepting|agreeing|consent)( →)?',
  "(no,? thanks|i (do not|don't) (agree|accept)|disagree)",
  '(alle )?(ablehnen|cookies ablehnen|verweigern)|alle ablehnen|nur (notwendige|erforderliche|essenzielle)( cookies)?',
  '(tout refuser|refuser( tout)?|je refuse|continuer sans accepter( →)?)',
  '(rechazar|denegar)( todo| todas)?( las cookies)?|solo (necesarias|esenciales)',
  'rifiuta( tutt[oi])?|continua senza accettare|(alles )?(weigeren|afwijzen)|alles weigeren',
  'rejeitar( tudo| todos)?|odrzuć( wszystkie| wszystko)?|avvisa( alla)?|отклонить( все)?|tümünü reddet|reddet',
].join('|')})$`

/** Whole labels of buttons that agree: taken where there is no other way. */
export const ACCEPT_WORDS = `^(${[
  '(yes, )?(i )?(accept|agree|allow|consent)( (to )?all| and (close|continue))?( cookies)?',
  '(ok|okay|got it|understood|i understand|fine|continue|close|dismiss)!?',
  '(alle )?(akzeptieren|zustimmen|annehmen)|alle (cookies )?(akzeptieren|annehmen|zulassen)|verstanden|einverstanden',
  "(tout accepter|accepter( tout| et fermer| et continuer)?|j'accepte|j’accepte|ok pour moi)",
  '(aceptar|permitir)( todo| todas)?( las cookies)?|acepto|entendido',
  'accett[ao]( tutt[oi])?|accetta tutti i cookie|(alles )?(accepteren|toestaan)|akkoord',
  'aceitar( tudo| todos)?|zaakceptuj( wszystkie)?|zgadzam się|godkänn( alla)?|acceptera( alla)?',
  'принять( все)?|согласен|tümünü kabul et|kabul et|すべて受け入れる|同意する|接受(所有|全部)?|同意',
].join('|')})$`
