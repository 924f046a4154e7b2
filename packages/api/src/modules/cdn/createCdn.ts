import type { ApiEnv } from '#env.ts'

const TIMEOUT_MS = 5_000

export interface Cdn {
  /** Removes the answers that have one of the surrogate keys. */
  purge: (keys: readonly string[]) => Promise<void>
}

/** Fastly's API for purging by surrogate keys, which `deploy/varnish.vcl` understands too. Undefined without `CDN_PURGE_URL`. */
export function createCdn({ CDN_PURGE_URL, CDN_PURGE_TOKEN }: ApiEnv): Cdn | undefined {
  if (CDN_PURGE_URL === undefined) return undefined
  const address = `${CDN_PURGE_URL.replace(/\/$/, '')}/purge`
  return {
    purge: async (keys) => {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'surrogate-key': keys.join(' '),
          ...(CDN_PURGE_TOKEN !== undefined && { 'fastly-key': CDN_PURGE_TOKEN }),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The CDN answered ${response.status}`)
    },
  }
}
