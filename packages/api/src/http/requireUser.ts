import { createHash } from 'node:crypto'
import { RECENT_LOGIN_MIN } from '@shop/contract/limits'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { preparedFor } from '#database/preparedFor.ts'
import { session, user } from '#database/schema/account.ts'
import { HttpProblem } from './HttpProblem.ts'

export interface SignedInUser {
  id: number
  name: string
  sessionId: number
  /** True when the session began within the last `RECENT_LOGIN_MIN` minutes. */
  hasLoggedInRecently: boolean
}

const BEARER = /^Bearer ([\w.~+/-]{16,512}=*)$/i
/** Unused sessions end after this many days. */
const IDLE_DAYS = 30

const signedInUser = preparedFor((db) =>
  db
    .select({
      id: user.id,
      name: user.name,
      sessionId: session.id,
      hasLoggedInRecently: sql<boolean>`${session.createdAt} > now() - make_interval(mins => ${RECENT_LOGIN_MIN})`,
      isStale: sql<boolean>`${session.seenAt} < now() - interval '5 minutes'`,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(
      and(
        eq(session.tokenSha256, sql.placeholder('tokenSha256')),
        isNull(session.revokedAt),
        gt(session.expiresAt, sql`now()`),
        gt(session.seenAt, sql`now() - make_interval(days => ${IDLE_DAYS})`),
        isNull(user.closedAt),
      ),
    )
    .prepare('signed_in_user'),
)

/** The user of the request's bearer token. Throws a 401 without a valid one. */
export async function requireUser(request: FastifyRequest): Promise<SignedInUser> {
  const found = await findSignedInUser(request)
  if (found === undefined) throw new HttpProblem(401, 'Please log in first.')
  return found
}

export async function findSignedInUser(request: FastifyRequest): Promise<SignedInUser | undefined> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) return undefined
  const { db } = request.server
  const tokenSha256 = createHash('sha256').update(token).digest()
  const [found] = await signedInUser(db).execute({ tokenSha256 })
  if (found === undefined) return undefined
  const { isStale, ...signedIn } = found
  if (isStale) {
    await db
      .update(session)
      .set({ seenAt: sql`now()` })
      .where(eq(session.id, signedIn.sessionId))
  }
  return signedIn
}
