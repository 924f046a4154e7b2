import type { ProfileWire, UpdateProfileRequest } from '@shop/contract/users.schema'
import { isUniqueViolation } from '#database/isUniqueViolation.ts'
import type { Database, Db, Transaction } from '#database/openDatabase.ts'
import type { user as userTable } from '#database/schema/account.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import type { SignedInUser } from '#http/requireUser.ts'
import {
  checkCode,
  invalidCode,
  useCode,
  type CodesContext,
  type RightCode,
} from '#modules/auth/codes.service.ts'
import { enqueueMessage } from '#modules/outbox/enqueueMessage.ts'
import { readSettings } from '#modules/settings/settings.repository.ts'
import { findProfile, lockUser, updateProfile, type ProfileRow } from './users.repository.ts'

type Changes = Partial<typeof userTable.$inferInsert>
type Contacts = Pick<ProfileRow, 'email' | 'phone'>

export async function getProfile(db: Database, user: SignedInUser): Promise<ProfileWire> {
  return toProfileWire(await existing(db, user.id), user)
}

/** Changes the given fields. A new address or number requires a recent login and the code that was sent to it (decision 012). */
export async function changeProfile(
  context: CodesContext,
  user: SignedInUser,
  request: UpdateProfileRequest,
): Promise<ProfileWire> {
  const userId = user.id
  const before = await existing(context.db, userId)
  requireRecentLogin(user, before, request)
  const email = await verifyProof(context, userId, request, before, 'email')
  const phone = await verifyProof(context, userId, request, before, 'phone')
  const changes: Changes = {
    ...(request.name !== undefined && { name: request.name }),
    ...(request.gender !== undefined && { gender: request.gender }),
    ...(request.birthday !== undefined && { birthday: request.birthday }),
    ...(request.email === null && { email: null, emailVerifiedAt: null, passwordHash: null }),
    ...(request.phone === null && { phone: null, phoneVerifiedAt: null }),
    ...(email && { email: email.target, emailVerifiedAt: new Date() }),
    ...(phone && { phone: phone.target, phoneVerifiedAt: new Date() }),
  }
  const { db } = context
  return db
    .transaction(async (tx) => {
      if (!(await lockUser(tx, userId))) throw new HttpProblem(401, 'Please log in first.')
      for (const right of [email, phone]) if (right) await useCode(tx, right)
      await updateProfile(tx, userId, changes)
      const after = await existing(tx, userId)
      refuseWithoutSignIn(after)
      await sendChangeMessage(tx, before, after, [email, phone])
      return toProfileWire(after, user)
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'users_email')) throw taken('email', 'This e-mail address')
      if (isUniqueViolation(error, 'users_phone')) throw taken('phone', 'This mobile number')
      throw error
    })
}

/** Throws a 403 when the change of an address or number requires a recent login. */
export async function refuseWithoutRecentLogin(
  db: Database,
  user: SignedInUser,
  wanted: Partial<Contacts>,
): Promise<void> {
  requireRecentLogin(user, await existing(db, user.id), wanted)
}

/** A stolen token must not become a stolen account, so changing the login requires a recent login. */
function requireRecentLogin(user: SignedInUser, before: Contacts, wanted: Partial<Contacts>): void {
  const changes = (['email', 'phone'] as const).filter(
    (field) => wanted[field] !== undefined && wanted[field] !== before[field],
  )
  if (changes.length === 0 || user.hasLoggedInRecently) return
  const message = 'Please log in again before you change how you log in.'
  throw new HttpProblem(
    403,
    message,
    changes.map((path) => ({ path, message })),
  )
}

/** Verified proof of a new or unverified address or number; undefined when nothing has to be proved. */
async function verifyProof(
  context: CodesContext,
  userId: number,
  request: UpdateProfileRequest,
  before: ProfileRow,
  field: 'email' | 'phone',
): Promise<RightCode | undefined> {
  const proof = request[`${field}_proof`]
  const wanted = request[field] === undefined && proof ? before[field] : request[field]
  const isProved = wanted === before[field] && before[`${field}VerifiedAt`] !== null
  if (wanted === undefined || wanted === null || isProved) return undefined
  const path = `${field}_proof`
  if (proof === undefined) {
    if (wanted === before[field]) return undefined
    const message = 'Ask for a code first, and send it along.'
    throw new HttpProblem(422, message, [{ path, message }])
  }
  const right = await checkCode(context, {
    purpose: field,
    challengeId: proof.challenge_id,
    code: proof.code,
    path: `${path}.code`,
  })
  const isOwn = right.target === wanted && (right.userId === null || right.userId === userId)
  if (!isOwn) throw invalidCode(`${path}.code`)
  return right
}

/** An account without a way to sign in would be lost with its orders. */
function refuseWithoutSignIn({ email, phoneVerifiedAt }: ProfileRow): void {
  if (email !== null || phoneVerifiedAt !== null) return
  const message = 'An account needs an e-mail address or a confirmed mobile number. Add the other one first.'
  throw new HttpProblem(422, message, [{ path: email === null ? 'email' : 'phone', message }])
}

/** Notifies the previous address or number that it has been replaced. */
async function sendChangeMessage(
  tx: Transaction,
  before: ProfileRow,
  after: ProfileRow,
  proofs: readonly (RightCode | undefined)[],
): Promise<void> {
  const key = proofs.map((right) => right?.id ?? '').join(' ')
  const { shop } = await readSettings(tx)
  const text = `Your login details for ${shop.name} have changed. If this wasn’t you, contact us at once.`
  if (before.email !== null && after.email !== before.email) {
    await enqueueMessage(tx, {
      channel: 'mail',
      to: before.email,
      topic: 'sign-in changed',
      subject: 'Your login details have changed',
      text,
      dedupe: `email changed ${key} ${Date.now()}`,
    })
  }
  if (before.phone !== null && before.phoneVerifiedAt !== null && after.phone !== before.phone) {
    await enqueueMessage(tx, {
      channel: 'sms',
      to: before.phone,
      topic: 'sign-in changed',
      text,
      dedupe: `phone changed ${key} ${Date.now()}`,
    })
  }
}

function taken(path: 'email' | 'phone', what: string): HttpProblem {
  const message = `${what} belongs to another account. Log in with it, or use a different one.`
  return new HttpProblem(409, message, [{ path, message }])
}

async function existing(db: Db, userId: number): Promise<ProfileRow> {
  const row = await findProfile(db, userId)
  if (row === undefined) throw new HttpProblem(401, 'Please log in first.')
  return row
}

function toProfileWire(row: ProfileRow, user: SignedInUser): ProfileWire {
  return {
    name: row.name,
    email: row.email,
    email_verified: row.emailVerifiedAt !== null,
    phone: row.phone,
    phone_verified: row.phoneVerifiedAt !== null,
    gender: row.gender,
    birthday: row.birthday,
    has_password: row.hasPassword,
    logged_in_recently: user.hasLoggedInRecently,
    created_at: row.createdAt.toISOString(),
  }
}
