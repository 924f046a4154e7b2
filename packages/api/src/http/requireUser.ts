import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { session, user } from '#database/schema/account.ts'
import { HttpProblem } from './HttpProblem.ts'

export interface SignedInUser {
  id: number
  name: string
}

const BEARER = /^Bearer ([\w.~+/-]{16,512}=*)$/i

/** The user whose bearer token a request carries. A missing, unknown, expired or revoked one is a 401. */
export async function requireUser(request: FastifyRequest): Promise<SignedInUser> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  const found = token === undefined ? undefined : await findUser(request, token)
  if (found === undefined) throw new HttpProblem(401, 'Please log in first.')
  return found
}

async function findUser(request: FastifyRequest, token: string): Promise<SignedInUser | undefined> {
  const tokenSha256 = createHash('sha256').update(token).digest()
  const [found] = await request.server.db
    .select({ id: user.id, name: user.name })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(
      and(
        eq(session.tokenSha256, tokenSha256),
        isNull(session.revokedAt),
        gt(session.expiresAt, sql`now()`),
        isNull(user.closedAt),
      ),
    )
  return found
}
