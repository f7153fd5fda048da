import { createHash } from 'node:crypto'

/** The CSP source of a text; the browser hashes what its parser hands on, with line feeds only. */
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64')}'`

/** The CSP sources of the inline scripts of a page: `'sha256-…'` each. */
export const scriptHashes = (html: string): string[] =>
  Array.from(html.matchAll(/<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi), ([, script = '']) =>
    hashOf(script),
  )

/** The one style with a text that is made at run time: MUI puts it there for a moment when the color scheme changes. */
export const STILL =
  '*{-webkit-transition:none!important;-moz-transition:none!important;-o-transition:none!important;-ms-transition:none!important;transition:none!important}'

/**
 * The CSP sources of the inline styles of a page. An element without text is one of them: Emotion makes such, and writes its rules
 * through the object model, which no policy is about. A style that somebody smuggles in has a text.
 */
export const styleHashes = (html: string): string[] => [
  ...Array.from(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi), ([, style = '']) => hashOf(style)),
  hashOf(''),
  hashOf(STILL),
]

/** What no page of ours asks the browser for. */
const UNUSED_FEATURES = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/**
 * What guards the dashboard in the browser: other deployments may be anywhere, scripts only here; media anywhere too, unless
 * `mediaOrigins` says whose are shown beside our own.
 */
export const pageHeaders = (
  hashes: readonly string[],
  styles: readonly string[],
  mediaOrigins: readonly string[] = ['https:', 'http:'],
): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    ["img-src 'self'", ...mediaOrigins, 'data: blob:'].join(' '),
    ["media-src 'self'", ...mediaOrigins, 'data: blob:'].join(' '),
    "font-src 'self' data:",
    // The dashboard may be connected to any other deployment; viewers read the files that mock mode keeps in the page.
    "connect-src 'self' https: http: blob:",
    // Programs that are media; each runs in a sandbox.
    'frame-src https: http:',
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    // Text becomes markup or code only by `trustOwnCode`.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  // Only the page itself takes pictures: nothing that it shows in a frame.
  'permissions-policy': [...UNUSED_FEATURES.map((feature) => `${feature}=()`), 'camera=(self)'].join(', '),
})

/**
 * What guards the worker that reads documents: a policy of its own, since some pictures in documents need WebAssembly, and
 * the page itself shall have none.
 */
export const workerHeaders: Record<string, string> = {
  'content-security-policy': "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** What guards answers that are no page: nothing in them may ever run. */
export const answerHeaders: Record<string, string> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}
