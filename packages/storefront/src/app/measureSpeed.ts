import type { PageKind, PageSpeeds } from '@shop/contract/page-speeds.schema'
import { consentStore } from '#features/consent/consentStore.ts'
import { patterns } from '#lib/paths.ts'

const KINDS: Readonly<Record<string, PageKind>> = {
  [patterns.home]: 'home',
  [patterns.category]: 'category',
  [patterns.productList]: 'list',
  [patterns.product]: 'product',
  [patterns.cart]: 'cart',
  [patterns.checkout]: 'checkout',
  [patterns.blog]: 'blog',
  [patterns.blogDetails]: 'blog',
}

/**
 * Tells the shop once, when the page is left, how fast it was: the page that the visit began with, and nothing about the visitor. The
 * library loads after consent, and browsers still know then what happened before.
 */
export async function measureSpeed(pattern: string | undefined): Promise<void> {
  await untilAllowed()
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals')
  const speeds: PageSpeeds = { page: KINDS[pattern ?? ''] ?? 'other' }
  for (const observe of [onCLS, onINP, onLCP, onTTFB])
    observe(({ name, value }) => {
      speeds[name] = value
    })
  // Listens after the library, which knows the last values when the page is hidden.
  document.addEventListener('visibilitychange', send)

  function send() {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', send)
    if (consentStore.read() !== 'yes') return
    navigator.sendBeacon('/api/page-speeds', new Blob([JSON.stringify(speeds)], { type: 'application/json' }))
  }
}

function untilAllowed(): Promise<void> {
  if (consentStore.read() === 'yes') return Promise.resolve()
  return new Promise((resolve) => {
    const stop = consentStore.subscribe(({ value }) => {
      if (value !== 'yes') return
      stop()
      resolve()
    })
  })
}
