import { randomUUID } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { session } from '#database/schema/account.ts'
import { oneTimeCode } from '#database/schema/oneTimeCode.ts'
import { gwEvent } from '#database/schema/payment.ts'
import { rateCount } from '#database/schema/rateCount.ts'
import { signUp } from '#testing/signUp.ts'
import { useApp } from '#testing/useApp.ts'
import { sweep } from './backgroundWork.ts'

const { app, db } = useApp('empty')
const ago = (time: string): SQL => sql`now() - ${time}::interval`

test('deletes only expired data', async () => {
  for (let time = 0; time < 4; time += 1) await signUp(app())
  const ids = (await db().select({ id: session.id }).from(session).orderBy(session.id)).map(({ id }) => id)
  const [expired, revoked, justExpired, good] = ids
  await db()
    .update(session)
    .set({ expiresAt: ago('31 days') })
    .where(sql`id = ${expired}`)
  await db()
    .update(session)
    .set({ revokedAt: ago('31 days') })
    .where(sql`id = ${revoked}`)
  await db()
    .update(session)
    .set({ expiresAt: ago('1 day') })
    .where(sql`id = ${justExpired}`)

  const bytes = Buffer.from('x')
  const code = { purpose: 'phone', targetHmac: bytes, targetSealed: bytes, codeHmac: bytes } as const
  const [old, fresh] = [randomUUID(), randomUUID()]
  await db()
    .insert(oneTimeCode)
    .values([
      { ...code, id: old, expiresAt: ago('25 hours') },
      { ...code, id: fresh, expiresAt: ago('23 hours') },
    ])
  await db().delete(rateCount)
  await db()
    .insert(rateCount)
    .values([
      { bucket: 'over', endsAt: ago('1 second'), taken: 1 },
      { bucket: 'counting', endsAt: sql`now() + interval '1 hour'`, taken: 1 },
    ])

  const event = { provider: 'razorpay', type: 'payment.captured', raw: bytes }
  await db()
    .insert(gwEvent)
    .values([
      { ...event, bodySha256: Buffer.from('old'), at: ago('91 days') },
      { ...event, bodySha256: Buffer.from('new'), at: ago('89 days') },
    ])

  await sweep(db(), app().rateLimits)

  const left = async (table: typeof session | typeof oneTimeCode) =>
    (await db().select({ id: table.id }).from(table)).map(({ id }) => id)
  expect((await left(session)).toSorted()).toEqual([justExpired, good].toSorted())
  expect(await left(oneTimeCode)).toEqual([fresh])
  expect((await db().select().from(gwEvent)).map(({ bodySha256 }) => String(bodySha256))).toEqual(['new'])
  expect(await db().select({ bucket: rateCount.bucket }).from(rateCount)).toEqual([{ bucket: 'counting' }])
})
