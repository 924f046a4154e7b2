import { createTransport } from 'nodemailer'
import type { FastifyBaseLogger } from 'fastify'
import { isProduction, type ApiEnv } from '#env.ts'
import type { OutboxRow } from './outbox.repository.ts'

const TIMEOUT_MS = 15_000

export interface Transport {
  /** The message is not sent, and stays in the outbox for `/dev/outbox`. */
  isListed: boolean
  send: (message: OutboxRow) => Promise<void>
  close: () => void
}

export type Transports = Record<OutboxRow['channel'], Transport>

export function createTransports(env: ApiEnv, log: FastifyBaseLogger): Transports {
  const { SMTP_URL, SMS_GATEWAY_URL } = env
  return {
    mail: SMTP_URL === undefined ? listOnly(env, log) : smtp(SMTP_URL, env.MAIL_FROM),
    sms: SMS_GATEWAY_URL === undefined ? listOnly(env, log) : gateway(SMS_GATEWAY_URL, env.SMS_GATEWAY_TOKEN),
  }
}

/** Outside production, messages are listed at `/dev/outbox` and logged without the recipient. */
function listOnly(env: ApiEnv, log: FastifyBaseLogger): Transport {
  return {
    isListed: !isProduction(env),
    send: async ({ channel, topic, text }) => {
      if (isProduction(env)) throw new Error(`No transport is set for ${channel}`)
      log.info({ channel, topic, text }, 'A message stays in the outbox')
    },
    close: () => undefined,
  }
}

function smtp(url: string, from: string): Transport {
  const mailer = createTransport(
    {
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    isListed: false,
    send: async ({ dedupe, recipient, replyTo, subject, text }) => {
      const host = from.slice(from.lastIndexOf('@') + 1).replace(/>\s*$/, '')
      // A repeated message has the same id, so that mailboxes can detect it.
      const messageId = `<${dedupe.replaceAll(/[^\w-]/g, '.')}@${host}>`
      await mailer.sendMail({
        to: recipient,
        replyTo: replyTo ?? undefined,
        subject: subject ?? '',
        text,
        messageId,
      })
    },
    close: () => mailer.close(),
  }
}

function gateway(url: string, token: string | undefined): Transport {
  return {
    isListed: false,
    send: async ({ dedupe, recipient, text }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': dedupe,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to: recipient, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The gateway answered ${response.status}`)
    },
    close: () => undefined,
  }
}
