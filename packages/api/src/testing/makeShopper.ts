import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Database } from '#database/openDatabase.ts'
import { address, session, user } from '#database/schema/account.ts'

const HOUR_MS = 3_600_000

export interface Shopper {
  id: number
  addressId: number
  headers: { authorization: string }
}

export async function makeShopper(
  db: Database,
  place: Partial<typeof address.$inferInsert> = {},
): Promise<Shopper> {
  const token = randomBytes(32).toString('base64url')
  const name = 'Asha Kumari'
  const [row] = await db
    .insert(user)
    .values({ name, email: `${token.toLowerCase()}@example.com` })
    .returning()
  const id = row?.id ?? 0
  await db.insert(session).values({
    tokenSha256: createHash('sha256').update(token).digest(),
    userId: id,
    expiresAt: new Date(Date.now() + HOUR_MS),
  })
  const [home] = await db
    .insert(address)
    .values({
      userId: id,
      name,
      phone: `+919${String(randomInt(10 ** 9)).padStart(9, '0')}`,
      pincode: '110001',
      line1: '12 Janpath',
      line2: '',
      landmark: '',
      city: 'New Delhi',
      state: 'Delhi',
      type: 'home',
      isDefault: true,
      ...place,
    })
    .returning()
  return { id, addressId: home?.id ?? 0, headers: { authorization: `Bearer ${token}` } }
}

/** Value of the `Idempotency-Key` header. */
export function makeKey(): string {
  return randomBytes(24).toString('hex')
}
