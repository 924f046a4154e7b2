import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '#buildApp.ts'
import { outbox } from '#database/schema/outbox.ts'
import { readApiEnv } from '#env.ts'
import { enqueueMessage } from '#modules/outbox/enqueueMessage.ts'
import { useDatabase } from '#testing/useDatabase.ts'

const { current: db } = useDatabase('empty')
const open: FastifyInstance[] = []
beforeEach(() => db().delete(outbox))
afterEach(async () => {
  for (const app of open.splice(0)) await app.close()
})

async function listen(ROLE: string): Promise<string> {
  const app = await buildApp({ db: db(), mediaFolder: '', env: readApiEnv({ ROLE }) })
  open.push(app)
  return app.listen({ host: '127.0.0.1', port: 0 })
}

const statusesOf = (origin: string, paths: string[]) =>
  Promise.all(paths.map(async (path) => (await fetch(origin + path)).status))

const message = { channel: 'sms', to: '+919876543210', topic: 'code', text: 'a code', dedupe: 'one' } as const
/** Outside production, a message without a gateway counts as sent. */
const unsent = async () => (await db().select().from(outbox)).filter(({ sentAt }) => sentAt === null).length

describe('ROLE', () => {
  test('web answers shoppers and sends no message', async () => {
    await enqueueMessage(db(), message)
    const web = await listen('web')
    expect(await statusesOf(web, ['/readyz', '/api/recent-blogs'])).toEqual([200, 200])
    // Longer than two pauses between runs of the job.
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(await unsent()).toBe(1)

    await listen('worker')
    await expect.poll(unsent).toBe(0)
  })

  test('worker sends messages and answers about its health only', async () => {
    await enqueueMessage(db(), message)
    const worker = await listen('worker')
    const paths = ['/healthz', '/readyz', '/api/recent-blogs', '/api/payments/webhooks/sandbox', '/pay/1']
    expect(await statusesOf(worker, paths)).toEqual([200, 200, 404, 404, 404])
    await expect.poll(unsent).toBe(0)
  })

  test('all does both', async () => {
    await enqueueMessage(db(), message)
    expect(await statusesOf(await listen('all'), ['/api/recent-blogs'])).toEqual([200])
    await expect.poll(unsent).toBe(0)
  })

  test('has no other value', () => {
    expect(() => readApiEnv({ ROLE: 'cron' })).toThrow(/^ROLE is invalid/)
  })
})
