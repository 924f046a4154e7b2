import type { InjectOptions } from 'fastify'
import { desc, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { session, user } from '#database/schema/account.ts'
import { signUp } from '#testing/signUp.ts'
import { useApp } from '#testing/useApp.ts'

const { app, db } = useApp('empty')

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  $ref?: string
}
interface Operation {
  requestBody?: { content?: Record<string, { schema: Schema }> }
}
interface Route {
  method: Uppercase<string>
  path: string
  body: Schema | undefined
}

let routes: Route[] = []
beforeAll(async () => {
  const { paths } = (await app().inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>
  }>()
  routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => ({
      method: method.toUpperCase() as Uppercase<string>,
      path,
      body: requestBody?.content?.['application/json']?.schema,
    })),
  )
})

/** Places in a schema where a name that nobody knows would be let through. */
function openPlaces(schema: Schema, place: string): string[] {
  const inside = [
    ...Object.entries(schema.properties ?? {}).map(([name, part]) => openPlaces(part, `${place}.${name}`)),
    ...(schema.items ? [openPlaces(schema.items, `${place}[]`)] : []),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flat().map((part) => (part ? openPlaces(part, place) : [])),
  ].flat()
  const isOpen = schema.type === 'object' && schema.additionalProperties !== false
  return isOpen ? [place, ...inside] : inside
}

describe('every call', () => {
  it('refuses fields that it does not know', () => {
    const withBody = routes.filter(({ body }) => body !== undefined)
    expect(withBody.length).toBeGreaterThan(10)
    const open = withBody.flatMap(({ method, path, body }) => openPlaces(body ?? {}, `${method} ${path}`))
    expect(open).toEqual([])
  })
})

/** What is a shopper's own, by the beginning of its path; the bank calls webhooks without a shopper's token. */
const PERSONAL = /^\/api\/(?:users|wishlist|orders|payments(?!\/webhooks)|auth\/logout)(?:\/|$)/
const UUID = '00000000-0000-4000-8000-000000000000'

describe('what is a shopper’s own', () => {
  const tokens = new Map<string, string | undefined>([
    ['no token', undefined],
    ['a token that nobody has', 'x'.repeat(43)],
  ])
  beforeAll(async () => {
    /** A token that was good, of a session or an account that this has happened to. */
    const spoilt = async (spoil: (userId: number) => PromiseLike<unknown>) => {
      const token = await signUp(app())
      const [newest] = await db().select({ id: user.id }).from(user).orderBy(desc(user.id)).limit(1)
      await spoil(newest?.id ?? 0)
      return token
    }
    const changing =
      (change: Parameters<ReturnType<ReturnType<typeof db>['update']>['set']>[0]) => (id: number) =>
        db().update(session).set(change).where(eq(session.userId, id))
    tokens.set('an expired token', await spoilt(changing({ expiresAt: sql`now()` })))
    tokens.set('a revoked token', await spoilt(changing({ revokedAt: sql`now()` })))
    tokens.set(
      'the token of a closed account',
      await spoilt((id) =>
        db()
          .update(user)
          .set({ closedAt: sql`now()` })
          .where(eq(user.id, id)),
      ),
    )
  })

  it('is refused without a good token, always in the same way', async () => {
    const personal = routes.filter(({ path }) => PERSONAL.test(path))
    expect(personal.length).toBeGreaterThan(12)
    for (const { method, path, body } of personal) {
      const statuses = new Set<number>()
      for (const id of ['1', UUID, 'A'.repeat(22)]) {
        const answers = new Set<string>()
        for (const token of tokens.values()) {
          const request: InjectOptions = {
            method: method as 'GET',
            url: path.replaceAll(/\{\w+\}/g, id),
            ...(body && { payload: {} }),
            ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
          }
          const { statusCode, body: text } = await app().inject(request)
          expect([400, 401], `${method} ${path}`).toContain(statusCode)
          statuses.add(statusCode)
          answers.add(text.replace(/"request_id":"[^"]*"/, ''))
        }
        expect([...answers], `${method} ${path}`).toHaveLength(1)
      }
      // Where no body is missing, one of the ids is well-formed.
      if (body === undefined) expect([...statuses], `${method} ${path}`).toContain(401)
    }
  })
})
