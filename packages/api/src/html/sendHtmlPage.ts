import { createHash } from 'node:crypto'
import { escapeUTF8 } from 'entities'
import type { FastifyReply } from 'fastify'
import { shopColoursCss } from './shopColours.ts'

const CSS = `${shopColoursCss}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 'Hanken Grotesk','Hanken Fallback',system-ui,sans-serif}
.band{background:var(--warningSurface);border-bottom:3px solid var(--warning);padding:.75rem 1rem;text-align:center}
main{max-width:26rem;margin:0 auto;padding:2rem 1rem 3rem}
h1{font:400 1.625rem/1.25 Fraunces,'Fraunces Georgia','Fraunces Times',Georgia,serif;letter-spacing:-.012em;margin:0 0 .25rem}
p{margin:0}.muted{color:var(--muted)}
.name{font:500 1.625rem/1.2 Fraunces,'Fraunces Georgia','Fraunces Times',Georgia,serif;letter-spacing:-.02em;margin:0 0 12vh}
.amount{font-size:2.375rem;font-weight:600;line-height:1.2;margin:1.25rem 0 .25rem;font-variant-numeric:tabular-nums}
form,.choices{display:grid;gap:.75rem;margin:1.75rem 0 0}
button,.button{display:block;width:100%;min-height:3rem;padding:.625rem 1rem;border:1px solid var(--control);border-radius:1.5rem;
background:var(--raised);color:var(--ink);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.button:hover{border-color:var(--ink)}
.first{background:var(--fill);border-color:var(--fill);color:var(--onFill)}.first:hover{background:var(--fillHover);border-color:var(--fillHover)}
:focus-visible{outline:3px solid var(--action);outline-offset:2px}
.hint{margin:-.375rem 0 .25rem;color:var(--muted);font-size:.875rem;text-align:center;text-wrap:balance}
a{color:var(--action)}
`

/** Applies the colour scheme that the shopper chose in the shop (key `scheme`). Without it, the page follows the device. */
const SCHEME_SCRIPT =
  "try{document.documentElement.dataset.scheme=JSON.parse(localStorage.getItem('scheme'))||''}catch{}"

export interface HtmlPage {
  title: string
  /** HTML of `<body>`. Foreign text must be escaped with `escapeHtml`. */
  body: string
  script?: string
  /** Rules of this page alone. */
  css?: string
  /** Whether its script may call the shop. */
  mayFetch?: boolean
  /** Rules of fonts whose files the shop serves. Without them the page has the device's fonts. */
  fontFaces?: string
  /** Another origin that forms of the page may be sent to. */
  formTarget?: string
}

export const escapeHtml = escapeUTF8

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const SCHEME_HASH = sha256(SCHEME_SCRIPT)

/** A page in the shop's style that loads nothing else but its fonts, and that may not be cached, framed or indexed: its headers and its text. */
export function renderHtmlPage(page: HtmlPage) {
  const { title, body, script, fontFaces = '', mayFetch = false, formTarget } = page
  const css = fontFaces + CSS + (page.css ?? '')
  const policy = [
    "default-src 'none'",
    `style-src ${sha256(css)}`,
    ...(fontFaces === '' ? [] : ["font-src 'self'"]),
    ...(mayFetch ? ["connect-src 'self'"] : []),
    ['script-src', SCHEME_HASH, script && sha256(script)].filter(Boolean).join(' '),
    ['form-action', "'self'", formTarget].filter(Boolean).join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    headers: {
      'content-security-policy': policy.join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    },
    html:
      '<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<title>${escapeHtml(title)}</title><style>${css}</style><script>${SCHEME_SCRIPT}</script></head><body>${body}` +
      `${script === undefined ? '' : `<script>${script}</script>`}</body></html>`,
  }
}

export function sendHtmlPage(reply: FastifyReply, page: HtmlPage): FastifyReply {
  const { headers, html } = renderHtmlPage(page)
  return reply.headers(headers).send(html)
}
