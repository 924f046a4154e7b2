import { createHash } from 'node:crypto'

/**
 * Headers of every page. Scripts run only from the shop itself, and the one inline script by its hash; pictures of
 * imported products may come from any https address. Styles are inline (styled-components, and colours of swatches). Calls go
 * to the shop, and to whom the operator named.
 */
export function securityHeaders(
  inlineScript: string,
  foreignUrls: readonly string[] = [],
): Record<string, string> {
  const hash = createHash('sha256').update(inlineScript).digest('base64')
  const policy = [
    `default-src 'self'`,
    `script-src 'self' 'sha256-${hash}'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: https:`,
    ['connect-src', `'self'`, ...new Set(foreignUrls.map((url) => new URL(url).origin))].join(' '),
    `font-src 'self' data:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  }
}
