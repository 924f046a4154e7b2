import { randomUUID } from 'node:crypto'
import type { Problem } from '@shop/contract/wire.schema'
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
  tags?: string[]
  summary?: string
  security?: Record<string, string[]>[]
  requestBody?: { content?: Record<string, { schema: Schema }> }
}
interface Route {
  name: string
  method: Uppercase<string>
  path: string
  operation: Operation
  body: Schema | undefined
}

let routes: Route[] = []
beforeAll(async () => {
  const { paths } = (await app().inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>
  }>()
  routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase() as Uppercase<string>,
      path,
      operation,
      body: operation.requestBody?.content?.['application/json']?.schema,
    })),
  )
})

/** Routes for guests. All others require a user. */
const PUBLIC = [
  'GET /api/home-data',
  'GET /api/mainCategories',
  'GET /api/SubcategoriesWithChildCategories/{categoryId}',
  'GET /api/list-brand',
  'GET /api/brands',
  'GET /api/size-guides/{slug}',
  'GET /api/products',
  'GET /api/offers',
  'GET /api/products/{slugOrId}',
  'GET /api/products/{slugOrId}/related',
  'GET /api/products/{slugOrId}/goes-with',
  'GET /api/products/{slugOrId}/reviews',
  'GET /api/product-cards',
  'GET /api/search/suggestions',
  'GET /api/list-blogs',
  'GET /api/blog/{slugOrId}',
  'GET /api/recent-blogs',
  'GET /api/blogs/search-suggestions',
  'GET /api/blogs/search',
  'GET /api/blog-category',
  'GET /api/pincode/{pincode}',
  'POST /api/cart/quote',
  'POST /api/payments/webhooks/{provider}',
  'POST /api/auth/register',
  'POST /api/auth/login',
  'POST /api/auth/otp/request',
  'POST /api/auth/otp/verify',
  'POST /api/auth/password/forgot',
  'POST /api/auth/password/reset',
  'POST /api/contact',
  'POST /api/browser-failures',
  'POST /api/page-speeds',
  'POST /api/delivery/estimates',
]

/** Paths within a schema that accept unknown properties. */
function openPlaces(schema: Schema, place: string): string[] {
  const inside = [
    ...Object.entries(schema.properties ?? {}).map(([name, part]) => openPlaces(part, `${place}.${name}`)),
    ...(schema.items ? [openPlaces(schema.items, `${place}[]`)] : []),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flat().map((part) => (part ? openPlaces(part, place) : [])),
  ].flat()
  const isOpen = schema.type === 'object' && schema.additionalProperties !== false
  return isOpen ? [place, ...inside] : inside
}

function callOf({ method, path, body }: Route, id: string, token?: string): InjectOptions & { url: string } {
  const isOrder = method === 'POST' && path === '/api/orders'
  const order = {
    items: [{ product_id: 1, variant_id: null, quantity: 1 }],
    address_id: 1,
    payment_method: 'cod',
    expected_total: 1,
  }
  return {
    method: method as 'GET',
    url: path.replaceAll(/\{\w+\}/g, id),
    headers: {
      ...(isOrder && { 'idempotency-key': randomUUID() }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { payload: isOrder ? order : {} }),
  }
}

describe('every route', () => {
  it('refuses body fields that its schema does not name', () => {
    const withBody = routes.filter(({ body }) => body !== undefined)
    expect(withBody.length).toBeGreaterThan(10)
    expect(withBody.flatMap(({ name, body }) => openPlaces(body ?? {}, name))).toEqual([])
  })

  it('refuses query parameters that its schema does not name', async () => {
    const token = await signUp(app())
    for (const route of routes.filter(({ body }) => body === undefined)) {
      const details = new Set<string>()
      for (const id of ['1', '110001', 'A'.repeat(22)]) {
        const call = callOf(route, id, token)
        const answer = await app().inject({ ...call, url: `${call.url}?unknown=1` })
        expect([route.name, answer.statusCode]).toEqual([route.name, 400])
        details.add(answer.json<Problem>().detail)
      }
      // Some routes also need a parameter.
      expect([...details].join(' '), route.name).toMatch(/Not acceptable: (?:\w+, )?unknown\./)
    }
  })

  it('describes every route with a tag and a summary in the OpenAPI document', () => {
    const bare = routes.filter(({ operation: { tags, summary } }) => tags?.length !== 1 || !summary)
    expect(bare.map(({ name }) => name)).toEqual([])
  })

  it('requires a bearer token in the OpenAPI document unless it is public', () => {
    const isRequired = ({ operation: { security } }: Route) =>
      security !== undefined && security.every((scheme) => 'bearer' in scheme)
    const open = routes.filter((route) => !isRequired(route)).map(({ name }) => name)
    expect(open.toSorted()).toEqual(PUBLIC.toSorted())
  })
})

describe('a route that is not public', () => {
  const tokens = new Map<string, string | undefined>([
    ['no token', undefined],
    ['an unknown token', 'x'.repeat(43)],
  ])
  beforeAll(async () => {
    /** Token that was valid before `spoil` changed its session or account. */
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

  it('answers 401 with the same text to every invalid token', async () => {
    const answers = new Set<string>()
    for (const route of routes.filter(({ name }) => !PUBLIC.includes(name))) {
      for (const id of ['1', randomUUID(), 'A'.repeat(22), '99999999999999999999']) {
        for (const [label, token] of tokens) {
          const { statusCode, body } = await app().inject(callOf(route, id, token))
          expect([route.name, label, statusCode]).toEqual([route.name, label, 401])
          answers.add(body.replace(/"request_id":"[^"]*"/, ''))
        }
      }
    }
    expect([...answers]).toHaveLength(1)
  })
})

describe('an id in a path', () => {
  const NOT_IDS = [
    '0',
    '-1',
    '1.5',
    '2147483648',
    '99999999999999999999',
    'NaN',
    '1e3',
    '%00',
    '%0a',
    '%E2%80%A8',
  ]

  it('answers 400 or 404 to an id that is malformed or out of range', async () => {
    const token = await signUp(app())
    const withId = routes.filter(({ path }) => path.includes('{'))
    expect(withId.length).toBeGreaterThan(10)
    for (const route of withId) {
      for (const id of NOT_IDS) {
        const { statusCode, headers, body } = await app().inject(callOf(route, id, token))
        expect([400, 404], `${route.name} ${id}: ${body}`).toContain(statusCode)
        expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
      }
    }
  })
})
