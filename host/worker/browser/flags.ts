/** How Chromium is started: quiet, contained, and with one way out. */

/** Parts of Chromium that call home, ask questions, or change pages behind our back. */
const FEATURES_OFF = [
  'AcceptCHFrame',
  'AimEnabled',
  'AutofillServerCommunication',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'CertificateTransparencyComponentUpdater',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'Prerender2',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'Translate',
  'WebBluetooth',
]

const FEATURES_ON = ['CDPScreenshotNewSurface', 'SkipListAccountsWithoutGaiaCookies']

const QUIET = [
  '--headless',
  '--hide-scrollbars',
  '--mute-audio',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-pings',
  '--no-service-autorun',
  '--disable-background-networking',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-back-forward-cache',
  '--disable-breakpad',
  '--disable-client-side-phishing-detection',
  '--disable-component-extensions-with-background-pages',
  '--disable-component-update',
  '--disable-crash-reporter',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-field-trial-config',
  '--disable-hang-monitor',
  '--disable-infobars',
  '--disable-notifications',
  '--disable-prompt-on-repost',
  '--disable-renderer-backgrounding',
  '--disable-search-engine-choice-screen',
  '--disable-stack-profiler',
  '--disable-sync',
  '--disable-updater-scheduler',
  '--enable-unsafe-swiftshader',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--metrics-recording-only',
  '--password-store=basic',
  '--use-mock-keychain',
  `--disable-features=${FEATURES_OFF.join(',')}`,
  `--enable-features=${FEATURES_ON.join(',')}`,
]

export interface FlagOptions {
  /** Folder of the profile, fresh for each start. */
  profile: string
  /** `http://127.0.0.1:port` of the egress proxy. */
  proxy: string
  /** Chromium refuses to be root inside its own sandbox. */
  sandbox: boolean
}

/**
 * All traffic goes through the proxy, loopback included (`<-loopback>`); no name is resolved beside it; nothing leaves
 * over UDP, neither WebRTC nor QUIC.
 */
export function chromiumFlags({ profile, proxy, sandbox }: FlagOptions): string[] {
  return [
    ...QUIET,
    ...(sandbox ? [] : ['--no-sandbox']),
    `--user-data-dir=${profile}`,
    `--proxy-server=${proxy}`,
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-quic',
    '--dns-prefetch-disable',
    '--remote-debugging-pipe',
    '--no-startup-window',
  ]
}
