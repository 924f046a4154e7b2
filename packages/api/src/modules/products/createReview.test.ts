import { createHash, randomBytes } from 'node:crypto'
import type { ListReviewsResponse } from '@shop/contract/reviews.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { session, user } from '#database/schema/account.ts'
import { review as reviewTable } from '#database/schema/review.ts'
import { useApp } from '#testing/useApp.ts'

const { app, db, get } = useApp()
const URL = '/api/products/1/reviews'
const review = { rating: 4, title: 'Soft and lasting', body: 'Wore it through a whole sangeet.' }
const HOUR_MS = 3_600_000

async function logIn(name: string, change: Partial<typeof session.$inferInsert> = {}): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const [row] = await db().insert(user).values({ name }).returning()
  await db()
    .insert(session)
    .values({
      tokenSha256: createHash('sha256').update(token).digest(),
      userId: row?.id ?? 0,
      expiresAt: new Date(Date.now() + HOUR_MS),
      ...change,
    })
  return token
}

const MINE = `${URL}/mine`

const post = (token: string | undefined, payload: object = review, url = URL) =>
  app().inject({
    method: 'POST',
    url,
    payload,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  })

describe('POST /api/products/{slug or id}/reviews', () => {
  let token: string
  beforeAll(async () => {
    token = await logIn('Asha K.')
  })

  it('stores the review and updates the rating', async () => {
    const before = await get<ListReviewsResponse>(URL)
    const response = await post(token)
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({ data: { ...review, author: 'Asha', verified: false } })
    const after = await get<ListReviewsResponse>(URL)
    expect(after.total).toBe(before.total + 1)
    expect(after.data[0]).toMatchObject(review)
  })

  it.each([
    ['Kavita Rao Deshpande', 'Kavita'],
    ['  Nandini\u00a0Iyer ', 'Nandini'],
    ['Meher\tBano', 'Meher'],
    ['Zoya', 'Zoya'],
    ['', 'A shopper'],
  ])('sends only the first name of a review that was stored for "%s"', async (authorName, author) => {
    await db()
      .insert(reviewTable)
      .values({ ...review, productId: 2, authorName })
    const { data } = await get<ListReviewsResponse>('/api/products/2/reviews')
    expect(data[0]).toMatchObject({ author })
  })

  it('accepts one review per user and product, also concurrently', async () => {
    const other = await logIn('Meera S.')
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => post(other)))).map(
      (one) => one.statusCode,
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
  })

  it.each([
    ['no token', async () => undefined],
    ['a token that nobody has', async () => 'x'.repeat(43)],
    ['an expired token', () => logIn('Late', { expiresAt: new Date(Date.now() - 1) })],
    ['a revoked token', () => logIn('Gone', { revokedAt: new Date() })],
  ])('refuses a review of %s with 401', async (_what, makeToken) => {
    expect((await post(await makeToken())).statusCode).toBe(401)
  })

  it.each([
    [{ ...review, rating: 6 }, 'rating'],
    [{ ...review, rating: 4.5 }, 'rating'],
    [{ ...review, title: ' ' }, 'title'],
    [{ ...review, body: 'a\u0000b' }, 'body'],
    [{ ...review, verified: true }, 'verified'],
  ])('refuses %j and names the field', async (payload, field) => {
    const response = await post(token, payload)
    expect(response.statusCode).toBe(400)
    expect(JSON.stringify(response.json())).toContain(field)
  })

  it('answers 404 for an unknown product', async () => {
    expect((await post(token, review, '/api/products/no-such-product/reviews')).statusCode).toBe(404)
  })
})

describe('the own review', () => {
  const call = (token: string, method: 'GET' | 'PUT' | 'DELETE', payload?: object) =>
    app().inject({
      method,
      url: MINE,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    })

  it('is read, changed and deleted, and the list and the rating follow', async () => {
    const token = await logIn('Ritu')
    expect((await call(token, 'GET')).json()).toEqual({ data: null })
    await post(token)
    const before = await get<ListReviewsResponse>(URL)
    expect((await call(token, 'GET')).json()).toMatchObject({ data: review })

    const changed = { rating: 1, title: 'Dry', body: 'It flakes by noon.' }
    expect((await call(token, 'PUT', changed)).json()).toMatchObject({ data: { ...changed, author: 'Ritu' } })
    const after = await get<ListReviewsResponse>(URL)
    expect(after.data[0]).toMatchObject(changed)
    expect(after.summary.stars[0]).toBe((before.summary.stars[0] ?? 0) + 1)
    expect(after.total).toBe(before.total)

    expect((await call(token, 'DELETE')).statusCode).toBe(204)
    expect((await call(token, 'DELETE')).statusCode).toBe(204)
    expect((await call(token, 'GET')).json()).toEqual({ data: null })
    expect((await get<ListReviewsResponse>(URL)).total).toBe(before.total - 1)
  })

  it('can’t be changed before it is written, and never belongs to another shopper', async () => {
    const [writer, other] = [await logIn('Farah'), await logIn('Gita')]
    await post(writer)
    expect((await call(other, 'PUT', review)).statusCode).toBe(404)
    await call(other, 'DELETE')
    expect((await call(writer, 'GET')).json()).toMatchObject({ data: review })
  })

  it('is private', async () => {
    const answer = await call(await logIn('Hema'), 'GET')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect((await app().inject(MINE)).statusCode).toBe(401)
  })
})
