import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#database/openDatabase.ts'
import { abandon, abandonExpired, claimDue, markSent, postpone, type OutboxRow } from './outbox.repository.ts'
import type { Transports } from './transports.ts'

/** Tries before a message is given up: with the pauses between them, about a day and a half. */
const TRIES_MAX = 12
const FIRST_PAUSE_S = 30
const LONGEST_PAUSE_S = 6 * 3_600

export interface SendDue {
  db: Database
  transports: Transports
  log: FastifyBaseLogger
}

/**
 * Sends what is due, until nothing is. Any number of processes may do so at once. A message is sent at least once: again, if a
 * process ends between sending it and writing that down.
 */
export async function sendDue(context: SendDue): Promise<void> {
  await abandonExpired(context.db)
  for (;;) {
    const messages = await claimDue(context.db)
    if (messages.length === 0) return
    await Promise.all(messages.map((message) => sendOne(context, message)))
  }
}

async function sendOne({ db, transports, log }: SendDue, message: OutboxRow): Promise<void> {
  const { id, channel, topic, tries } = message
  const transport = transports[channel]
  try {
    await transport.send(message)
  } catch (error) {
    // What a transport says of a failure may hold whom the message is for.
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'failed'
    log.warn({ id, channel, topic, tries, reason }, 'A message did not go out')
    if (tries >= TRIES_MAX) await abandon(db, id)
    else await postpone(db, id, Math.min(FIRST_PAUSE_S * 2 ** (tries - 1), LONGEST_PAUSE_S))
    return
  }
  await markSent(db, id, transport.isListed)
}
