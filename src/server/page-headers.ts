import { createHash } from 'node:crypto'

/** The CSP sources of the inline scripts of a page: `'sha256-…'` each. */
export const scriptHashes = (html: string): string[] =>
  Array.from(html.matchAll(/<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi), ([, script = '']) => {
    // The browser hashes what its parser hands on, with line feeds only.
    const text = script.replaceAll('\r\n', '\n')
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  })

/** What guards the dashboard in the browser; media and other deployments may be anywhere, scripts only here. */
export const pageHeaders = (hashes: readonly string[]): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes].join(' '),
    // Emotion writes its style elements at run time.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: http: data: blob:",
    "media-src 'self' https: http: data: blob:",
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
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
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
