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

const BACKLOG = 5_000
const backlog = sql`generate_series(1, ${BACKLOG}) as n`
const filled: Record<string, SQL> = {
  session: sql`insert into session (token_sha256, user_id, expires_at)
    select n::text::bytea, (select max(id) from users), ${ago('31 days')} from ${backlog}`,
  one_time_code: sql`insert into one_time_code (id, purpose, target_hmac, target_sealed, code_hmac, expires_at)
    select gen_random_uuid(), 'phone', '', '', '', ${ago('2 days')} from ${backlog}`,
  rate_count: sql`insert into rate_count (bucket, ends_at, taken) select 'late ' || n, ${ago('1 second')}, 1 from ${backlog}`,
  outbox: sql`insert into outbox (channel, recipient, topic, text, dedupe, sent_at)
    select 'mail', '', 'order', '', 'old ' || n, ${ago('8 days')} from ${backlog}`,
  idem: sql`insert into idem (user_id, route, key, request_sha256, at)
    select (select max(id) from users), 'orders', lpad(n::text, 16, '0'), '', ${ago('8 days')} from ${backlog}`,
  gw_event: sql`insert into gw_event (body_sha256, provider, type, raw, at)
    select n::text::bytea, 'razorpay', 'payment.captured', '', ${ago('91 days')} from ${backlog}`,
}

test.each(Object.keys(filled))('sweeps a backlog of %s in short statements', async (table) => {
  await signUp(app())
  await db().execute(sql`
    create or replace function refuse_long_delete() returns trigger language plpgsql as $$
    begin
      if (select count(*) from gone) > 2000 then raise exception 'a statement deletes too many rows'; end if;
      return null;
    end $$`)
  await db().execute(sql`
    create trigger refuse_long_delete after delete on ${sql.identifier(table)} referencing old table as gone
    for each statement execute function refuse_long_delete()`)
  await db().execute(filled[table] ?? sql``)
  const count = async () =>
    (await db().execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`)).rows[0]
      ?.n ?? 0
  const before = await count()
  await sweep(db(), app().rateLimits)
  expect(before - (await count())).toBeGreaterThanOrEqual(BACKLOG)
})
