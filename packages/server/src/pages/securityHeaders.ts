import { createHash } from 'node:crypto'

/** Sources beyond the shop's own files that a page may run, load or call. */
export interface PageSources {
  inlineScripts: readonly string[]
  /** Hosts of pictures besides the shop; undefined allows all https hosts. */
  pictureHosts: readonly string[] | undefined
  calledUrls: readonly string[]
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export function securityHeaders(sources: PageSources): Record<string, string> {
  const { inlineScripts, pictureHosts, calledUrls } = sources
  const pictures = pictureHosts?.map((host) => `https://${host}`) ?? ['https:']
  const called = new Set(calledUrls.map((url) => new URL(url).origin))
  const policy = {
    'default-src': [`'none'`],
    'script-src': [`'self'`, ...inlineScripts.map(hashOf)],
    'script-src-attr': [`'none'`],
    // Swatches have style attributes, and dialogs and toasts add style elements with unpredictable hashes.
    'style-src': [`'self'`, `'unsafe-inline'`],
    'img-src': [`'self'`, 'data:', ...pictures],
    // The build inlines small fonts into the styles.
    'font-src': [`'self'`, 'data:'],
    'connect-src': [`'self'`, ...called],
    'manifest-src': [`'self'`],
    'object-src': [`'none'`],
    'base-uri': [`'none'`],
    'form-action': [`'self'`],
    'frame-ancestors': [`'none'`],
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, values]) => [directive, ...values].join(' '))
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), display-capture=()',
    'x-frame-options': 'DENY',
  }
}
