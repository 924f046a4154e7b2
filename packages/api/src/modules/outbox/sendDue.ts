import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#database/openDatabase.ts'
import type { ApiEnv } from '#env.ts'
import { LIMITS, textsOfAll } from '#limits/limits.ts'
import type { RateLimits } from '#limits/RateLimits.ts'
import { traceJob } from '#tracing/traces.ts'
import { abandon, abandonExpired, claimDue, markSent, postpone, type OutboxRow } from './outbox.repository.ts'
import type { Transports } from './transports.ts'

/** Largest number of attempts: about a day and a half with their pauses. */
const TRIES_MAX = 12
const FIRST_PAUSE_S = 30
const LONGEST_PAUSE_S = 6 * 3_600

export interface SendDue {
  db: Database
  transports: Transports
  rateLimits: RateLimits
  env: Pick<ApiEnv, 'TEXTS_PER_DAY'>
  log: FastifyBaseLogger
}

/**
 * Delivery is at least once: a process may end between sending a message and marking it. Several processes may run it. No
 * message is begun after the signal has aborted.
 */
export async function sendDue(context: SendDue, signal?: AbortSignal): Promise<void> {
  await abandonExpired(context.db)
  for (;;) {
    const messages = signal?.aborted ? [] : await claimDue(context.db)
    if (messages.length === 0) return
    await Promise.all(messages.map((message) => sendTraced(context, message)))
  }
}

function sendTraced(context: SendDue, message: OutboxRow): Promise<void> {
  const { traceparent, channel, topic } = message
  const attributes = { 'message.channel': channel, 'message.topic': topic }
  return traceJob('send messages', { traceparent, attributes }, () => sendOne(context, message))
}

async function sendOne(context: SendDue, message: OutboxRow): Promise<void> {
  const { db, transports, log } = context
  const { id, channel, topic, tries } = message
  if (channel === 'sms' && tries === 1 && !(await isWithinTextLimits(context, message))) {
    log.warn({ id, topic }, 'A text message was dropped: the daily limit is reached')
    return abandon(db, id)
  }
  const transport = transports[channel]
  try {
    await transport.send(message)
  } catch (error) {
    // Error messages of a transport may contain the recipient.
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'failed'
    log.warn({ id, channel, topic, tries, reason }, 'A message could not be sent')
    if (tries >= TRIES_MAX) await abandon(db, id)
    else await postpone(db, id, Math.min(FIRST_PAUSE_S * 2 ** (tries - 1), LONGEST_PAUSE_S))
    return
  }
  await markSent(db, id, transport.isListed)
}

/** Counts a text message once. One-time codes count, but have limits of their own and are always sent. */
async function isWithinTextLimits({ rateLimits, env }: SendDue, message: OutboxRow): Promise<boolean> {
  const toNumber = await rateLimits.count(LIMITS.textsToNumber, message.recipient)
  const ofAll = await rateLimits.count(textsOfAll(env.TEXTS_PER_DAY))
  return (
    message.topic === 'code' ||
    (toNumber.count <= LIMITS.textsToNumber.max && ofAll.count <= env.TEXTS_PER_DAY)
  )
}
