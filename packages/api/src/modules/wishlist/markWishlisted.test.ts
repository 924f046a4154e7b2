import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { as, signUp } from '#testing/signUp.ts'
import { useApp } from '#testing/useApp.ts'

const { app, get } = useApp()

interface Card {
  id: number
  slug: string
  is_in_wishlist: number
}

function cardsIn(value: unknown): Card[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'is_in_wishlist' in value ? [value as Card] : []
  return [...own, ...Object.values(value).flatMap(cardsIn)]
}

async function addToWishlist(product_id: number): Promise<string> {
  const token = await signUp(app())
  await app().inject(as(token, { method: 'POST', url: '/api/wishlist/add', payload: { product_id } }))
  return token
}

async function addresses(): Promise<{ card: Card; url: string }[]> {
  const [listed, other] = (await get<{ data: Card[] }>('/api/products')).data
  const [onHome] = cardsIn(await get('/api/home-data'))
  const [related] = (await get<{ data: Card[] }>(`/api/products/${other?.id}/related`)).data
  const posts = await get<{ data: Record<string, { slug: string }[]> }>('/api/list-blogs')
  const slugs = Object.values(posts.data).flatMap((group) => group.map(({ slug }) => slug))
  for (const slug of slugs) {
    const [card] = cardsIn(await get(`/api/blog/${slug}`))
    if (!listed || !other || !onHome || !related || !card) continue
    return [
      { url: '/api/products', card: listed },
      { url: `/api/products/${listed.slug}`, card: listed },
      { url: `/api/products/${other.id}/related`, card: related },
      { url: '/api/home-data', card: onHome },
      { url: `/api/blog/${slug}`, card: card },
    ]
  }
  throw new Error('No post has products')
}

it('marks the wishlist items of the signed-in user only', async () => {
  for (const { url, card } of await addresses()) {
    const guest = await app().inject(url)
    const own = await app().inject(as(await addToWishlist(card.id), { url }))
    const other = await app().inject(as(await signUp(app()), { url }))
    expect(cardsIn(guest.json()).filter((card) => card.is_in_wishlist === 1)).toEqual([])
    const marked = cardsIn(own.json()).filter((card) => card.is_in_wishlist === 1)
    expect(new Set(marked.map(({ id }) => id)), url).toEqual(new Set([card.id]))
    expect(other.body).toBe(guest.body)
    expect((await app().inject(url)).body).toBe(guest.body)
  }
})

it('forbids caching of answers to a user', async () => {
  const token = await addToWishlist(1)
  const guest = await app().inject('/api/products')
  expect(guest.headers['cache-control']).toBe('public, max-age=60')
  expect(guest.headers['vary']).toBe('accept-encoding, authorization')
  for (const url of ['/api/products', '/api/products/1', '/api/products/nothing']) {
    const { headers } = await app().inject(as(token, { url }))
    expect(headers['cache-control']).toContain('no-store')
    expect(headers['vary']).toBe('accept-encoding, authorization')
    expect(headers['etag']).toBeUndefined()
  }
})

it('sends a user a new answer although the browser has a guest’s answer cached', async () => {
  const { etag } = (await app().inject('/api/products')).headers
  const request = { url: '/api/products', headers: { 'if-none-match': String(etag) } }
  expect((await app().inject(request)).statusCode).toBe(304)
  expect((await app().inject(as(await addToWishlist(1), request))).statusCode).toBe(200)
})

it('treats an invalid token as a guest', async () => {
  const answer = await app().inject(as('x'.repeat(43), { url: '/api/products' }))
  expect([answer.statusCode, answer.body]).toEqual([200, (await app().inject('/api/products')).body])
})

it('compresses answers with marked wishlist items', async () => {
  const [first] = (await get<{ data: Card[] }>('/api/products')).data
  const request = { url: '/api/products', headers: { 'accept-encoding': 'br' } }
  const answer = await app().inject(as(await addToWishlist(first?.id ?? 0), request))
  expect(answer.headers['content-encoding']).toBe('br')
  const body = JSON.parse(brotliDecompressSync(answer.rawPayload).toString()) as { data: Card[] }
  expect(body.data[0]?.is_in_wishlist).toBe(1)
})
