import type { RenderedPage, RenderRequest } from '@shop/storefront/app/entry-server.tsx'

/** Stands in for the storefront in a thread. What it does depends on the path. */
export async function render({ url, transport, config }: RenderRequest): Promise<RenderedPage> {
  const { signal } = new AbortController()
  const { data } = await transport({ method: 'GET', url: `/api${url.pathname}`, signal })
  if (url.pathname === '/broken')
    throw Object.assign(new TypeError('no such luck'), { notSendable: () => undefined })
  if (url.pathname === '/deadly') process.exit(1)
  if (url.pathname === '/timer') setTimeout(() => undefined, 3_600_000)
  // Blocks this thread until the test wakes it.
  if (url.pathname === '/long') Atomics.wait(config as unknown as Int32Array, 0, 0, 10_000)
  return { status: 200, head: '', body: JSON.stringify(data), state: '{}' }
}
