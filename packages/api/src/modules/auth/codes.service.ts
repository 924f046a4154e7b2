import { randomInt, randomUUID } from 'node:crypto'
import type { CodeSentResponse } from '@shop/contract/people.schema'
import { CODE_LENGTH, CODE_LIFETIME_S, CODE_RESEND_S, CODE_TRIES, CODE_USED_UP } from '@shop/contract/limits'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Database, Transaction } from '#database/openDatabase.ts'
import type { ApiEnv } from '#env.ts'
import { CodedProblem } from '#http/CodedProblem.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { codesOfAll, LIMITS } from '#limits/limits.ts'
import type { RateLimits } from '#limits/RateLimits.ts'
import { enqueueMessage } from '#modules/outbox/enqueueMessage.ts'
import type { Encryption } from '#secrets/Encryption.ts'
import { readSettings } from '#modules/settings/settings.repository.ts'
import { findKnownDevice } from './knownDevice.ts'
import {
  countTry,
  insertCode,
  markUsed,
  uncountTry,
  type CodePurpose,
  type CodeReference,
} from './codes.repository.ts'

export interface CodesContext {
  db: Database
  encryption: Encryption
  rateLimits: RateLimits
  env: Pick<ApiEnv, 'CODES_PER_DAY' | 'PUBLIC_ORIGIN'>
  log: FastifyBaseLogger
}

export interface SendCode {
  purpose: CodePurpose
  /** Number or mailbox. */
  target: string
  /** Rate limit key: the target, or a known device. */
  quota: string
  userId?: number
  /** False does the same work without sending, for a mailbox without an account. */
  isSent?: boolean
}

export interface RightCode {
  id: string
  purpose: CodePurpose
  target: string
  targetHmac: Buffer
  userId: number | null
  /** Path of the code in the request, for errors. */
  path: string
}

export type CheckCode = CodeReference & {
  purpose: CodePurpose
  code: string
  path?: string
  /** Request of a guest: wrong codes also count against its address, unless its device is known. */
  request?: FastifyRequest
}

/** Keyed hash of a number or mailbox, for lookups. */
export function fingerprintOf(encryption: Encryption, target: string): Buffer {
  return encryption.fingerprint('code target', target)
}

export async function sendCode(
  { db, encryption, rateLimits, env }: CodesContext,
  { purpose, target, quota, userId, isSent = true }: SendCode,
): Promise<CodeSentResponse['data']> {
  const key = `${purpose} ${quota}`
  const short = await rateLimits.consume(LIMITS.codesShort, key)
  await rateLimits.consume(LIMITS.codesDaily, key)
  // Text messages cost money. E-mails do not count against their limit.
  if (purpose === 'phone') await rateLimits.consume(codesOfAll(env.CODES_PER_DAY))
  const id = randomUUID()
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  await db.transaction(async (tx) => {
    const expiresAt = await insertCode(tx, {
      id,
      purpose,
      targetHmac: fingerprintOf(encryption, target),
      targetSealed: encryption.seal(target),
      codeHmac: encryption.fingerprint('code', `${id} ${code}`),
      userId,
      isSent,
    })
    // Without an account the same statements run, so that the time reveals nothing; this message has already expired.
    await enqueueMessage(tx, {
      ...messageFor(purpose, code, {
        shop: (await readSettings(tx)).shop.name,
        publicOrigin: env.PUBLIC_ORIGIN,
      }),
      ...(isSent ? { to: target, expiresAt } : { to: '', text: '', expiresAt: new Date(0) }),
      dedupe: `code ${id}`,
    })
  })
  const isLast = short.count >= LIMITS.codesShort.max
  return {
    challenge_id: id,
    expires_in: CODE_LIFETIME_S,
    resend_in: isLast ? short.endsInS : CODE_RESEND_S,
  }
}

/** Each attempt counts per code, target and client address before the comparison. A right code must still be consumed with `useCode`. */
export async function checkCode(
  { db, encryption, rateLimits, log }: CodesContext,
  { purpose, code, path = 'code', request, ...reference }: CheckCode,
): Promise<RightCode> {
  const row = await countTry(db, purpose, reference)
  if (row === undefined) throw invalidCode(path)
  const device = request && findKnownDevice(encryption, request, row.targetHmac)
  const target = row.targetHmac.toString('base64url')
  const quota = device === undefined ? target : `${target} ${device}`
  const stranger = device === undefined ? request : undefined
  await rateLimits.consume(LIMITS.guesses, quota)
  if (stranger) await rateLimits.consumeFrom(stranger, LIMITS.guessesFromAddress)
  if (!encryption.matches(row.codeHmac, 'code', `${row.id} ${code}`)) {
    if (row.isSent) await warnOfGuesses(rateLimits, log)
    throw wrongCode(path, CODE_TRIES - row.tries)
  }
  // The attempt is uncounted last: until then, no other request can use up the limit with this code.
  if (stranger) await rateLimits.restoreFrom(stranger, LIMITS.guessesFromAddress)
  await rateLimits.restore(LIMITS.guesses, quota)
  await uncountTry(db, row.id)
  const { id, targetHmac, userId } = row
  return { id, purpose, target: encryption.open(row.targetSealed), targetHmac, userId, path }
}

async function warnOfGuesses(rateLimits: RateLimits, log: FastifyBaseLogger): Promise<void> {
  const { count } = await rateLimits.count(LIMITS.guessesOfAll)
  if (count % LIMITS.guessesOfAll.max === 0)
    log.warn({ wrongCodes: count }, 'Someone may be guessing one-time codes')
}

/** Consumes a right code in the transaction of its effect. One of several concurrent calls succeeds. */
export async function useCode(tx: Transaction, right: RightCode): Promise<void> {
  if (!(await markUsed(tx, right))) throw invalidCode(right.path)
}

function messageFor(
  purpose: CodePurpose,
  code: string,
  { shop, publicOrigin }: { shop: string; publicOrigin: string | undefined },
) {
  const minutes = CODE_LIFETIME_S / 60
  if (purpose === 'phone') {
    const words = `${code} is your code for ${shop}. It is valid for ${minutes} minutes. Never share it: we will not ask for it.`
    // The last line lets phones fill in the code, on this shop's pages only.
    const text = publicOrigin === undefined ? words : `${words}\n\n@${new URL(publicOrigin).host} #${code}`
    return { channel: 'sms', topic: 'code', text } as const
  }
  const does = purpose === 'reset' ? 'sets a new password' : 'confirms your e-mail address'
  return {
    channel: 'mail',
    topic: 'code',
    subject: `${code} is your code for ${shop}`,
    text:
      `${code}\n\nThis code ${does} at ${shop}. It is valid for ${minutes} minutes. Never share it: we will not ask for it.\n\n` +
      'If you didn’t ask for this code, you can ignore this message.',
  } as const
}

export function invalidCode(path: string): HttpProblem {
  return usedUp(path, 'This code can’t be used any more. Ask for a new one.')
}

function wrongCode(path: string, triesLeft: number): HttpProblem {
  if (triesLeft === 0) return usedUp(path, 'This code isn’t right. Ask for a new one.')
  const left = triesLeft === 1 ? 'one try left' : `${triesLeft} tries left`
  const message = `This code isn’t right. You have ${left}.`
  return new HttpProblem(422, message, [{ path, message }])
}

/** Only a new code helps. */
const usedUp = (path: string, message: string) =>
  new CodedProblem(422, CODE_USED_UP, message, { errors: [{ path, message }] })
