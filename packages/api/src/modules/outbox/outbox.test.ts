import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#buildApp.ts'
import { outbox } from '#database/schema/outbox.ts'
import { readApiEnv } from '#env.ts'
import { LIMITS } from '#limits/limits.ts'
import { buildOperatorPages } from '#modules/service/operatorPages.ts'
import { PRODUCTION } from '#testing/production.ts'
import { useApp } from '#testing/useApp.ts'
import { enqueueMessage, type Message } from './enqueueMessage.ts'
import { claimDue, sweepOutbox } from './outbox.repository.ts'
import { sendDue } from './sendDue.ts'
import { createTransports, type Transports } from './transports.ts'

const { app, db, mediaFolder } = useApp('empty')
const closing: (() => void)[] = []
afterAll(() => closing.forEach((close) => close()))
beforeEach(() => db().delete(outbox))

const sms: Message = {
  channel: 'sms',
  to: '+919876543210',
  topic: 'code',
  text: '123456 is your code',
  dedupe: 'one',
}
const mail: Message = {
  channel: 'mail',
  to: 'asha@example.com',
  topic: 'order placed',
  subject: 'Your order ₹499',
  text: 'Thank you, Asha.\n.\nA line of one dot.',
  replyTo: 'care@example.com',
  dedupe: 'two',
}

const rows = () => db().select().from(outbox).orderBy(outbox.id)
const port = (server: Server) => (server.address() as AddressInfo).port
async function listening(server: Server): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
}

/** Mail server that accepts everything, or refuses every recipient. */
async function openMailbox(refuses = false) {
  const mails: string[] = []
  const server = createServer((socket) => {
    let received = ''
    let isData = false
    socket.write('220 stand-in\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      received += String(chunk)
      for (;;) {
        const end = received.indexOf(isData ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const line = received.slice(0, end)
        received = received.slice(end + (isData ? 5 : 2))
        if (isData) mails.push(line)
        const wasData = isData
        isData = !wasData && line.toUpperCase() === 'DATA'
        if (wasData) socket.write('250 taken\r\n')
        else if (isData) socket.write('354 go on\r\n')
        else if (/^RCPT/i.test(line) && refuses) socket.write(`550 no such user ${line}\r\n`)
        else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
  await listening(server)
  return { mails, url: `smtp://127.0.0.1:${port(server)}` }
}

/** SMS gateway that answers with these statuses in turn, and then with 200. */
async function openGateway(...statuses: number[]) {
  const calls: { headers: IncomingMessage['headers']; body: unknown }[] = []
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    calls.push({ headers: request.headers, body: JSON.parse(await readText(request)) })
    response.writeHead(statuses.shift() ?? 200).end('a long answer that nobody reads')
  }
  const server = createHttpServer((request, response) => void take(request, response))
  await listening(server)
  closing.push(() => server.closeAllConnections())
  return { calls, url: `http://127.0.0.1:${port(server)}/send` }
}

function transportsFor(settings: NodeJS.ProcessEnv): Transports {
  const transports = createTransports(readApiEnv(settings), app().log)
  closing.push(() => Object.values(transports).forEach(({ close }) => close()))
  return transports
}

const send = (transports: Transports) =>
  sendDue({ db: db(), transports, rateLimits: app().rateLimits, env: app().env, log: app().log })

describe('a message', () => {
  it('sends a message if and only if its transaction commits', async () => {
    await expect(
      db().transaction(async (tx) => {
        await enqueueMessage(tx, sms)
        throw new Error('something else went wrong')
      }),
    ).rejects.toThrow('something else went wrong')
    expect(await rows()).toEqual([])
  })

  it('sends a message once for repeated writes', async () => {
    await Promise.all(Array.from({ length: 10 }, () => db().transaction((tx) => enqueueMessage(tx, sms))))
    expect(await rows()).toHaveLength(1)
  })
})

describe('sending', () => {
  it('sends mails over SMTP and erases personal data', async () => {
    const mailbox = await openMailbox()
    await enqueueMessage(db(), mail)
    await send(transportsFor({ SMTP_URL: mailbox.url, MAIL_FROM: 'the product <shop@example.in>' }))
    expect(mailbox.mails).toHaveLength(1)
    expect(mailbox.mails[0]).toMatch(/^From: the product <shop@example\.in>$/m)
    expect(mailbox.mails[0]).toMatch(/^To: asha@example\.com$/m)
    expect(mailbox.mails[0]).toMatch(/^Reply-To: care@example\.com$/m)
    expect(mailbox.mails[0]).toMatch(/^Message-ID: <two@example\.in>$/m)
    expect(mailbox.mails[0]).toContain('A line of one dot.')
    expect(await rows()).toMatchObject([
      { recipient: '', replyTo: null, subject: null, text: '', sentAt: expect.any(Date) },
    ])
  })

  it('posts text messages with token and idempotency key', async () => {
    const { calls, url } = await openGateway()
    await enqueueMessage(db(), sms)
    await send(transportsFor({ SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: 'secret' }))
    expect(calls).toMatchObject([
      {
        headers: {
          authorization: 'Bearer secret',
          'content-type': 'application/json',
          'idempotency-key': 'one',
        },
        body: { to: sms.to, text: sms.text },
      },
    ])
    expect(await rows()).toMatchObject([{ recipient: '', text: '', sentAt: expect.any(Date) }])
  })

  it('retries a failed message with the same key', async () => {
    const { calls, url } = await openGateway(500)
    const transports = transportsFor({ SMS_GATEWAY_URL: url })
    await enqueueMessage(db(), sms)
    await send(transports)
    await send(transports)
    expect(calls).toHaveLength(1)
    expect(await rows()).toMatchObject([{ tries: 1, sentAt: null, text: sms.text }])
    await db()
      .update(outbox)
      .set({ dueAt: sql`now()` })
    await send(transports)
    expect(calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['one', 'one'])
    expect(await rows()).toMatchObject([{ tries: 2, sentAt: expect.any(Date) }])
  })

  it('gives a message up after twelve attempts, and never logs the recipient', async () => {
    const mailbox = await openMailbox(true)
    const transports = transportsFor({ SMTP_URL: mailbox.url })
    await enqueueMessage(db(), mail)
    await db().update(outbox).set({ tries: 11 })
    const logged: unknown[] = []
    const log = Object.assign(Object.create(app().log), { warn: (...args: unknown[]) => logged.push(args) })
    await sendDue({ db: db(), transports, rateLimits: app().rateLimits, env: app().env, log })
    expect(await rows()).toMatchObject([{ tries: 12, sentAt: null, abandonedAt: expect.any(Date), text: '' }])
    expect(JSON.stringify(logged)).toContain('order placed')
    expect(JSON.stringify(logged)).not.toContain('asha')
  })

  it('drops further text messages to a number and keeps its codes after 30 in a day', async () => {
    const to = '+919000000030'
    const { calls, url } = await openGateway()
    const transports = transportsFor({ SMS_GATEWAY_URL: url })
    for (let count = 0; count < LIMITS.textsToNumber.max + 5; count += 1)
      await enqueueMessage(db(), { ...sms, to, topic: 'order confirmed', dedupe: `text ${count}` })
    await send(transports)
    expect(calls).toHaveLength(LIMITS.textsToNumber.max)
    await enqueueMessage(db(), { ...sms, to, dedupe: 'code' })
    await send(transports)
    expect(calls).toHaveLength(LIMITS.textsToNumber.max + 1)
  })

  it('does not send expired messages', async () => {
    const { calls, url } = await openGateway()
    await enqueueMessage(db(), { ...sms, expiresAt: new Date(0) })
    await send(transportsFor({ SMS_GATEWAY_URL: url }))
    expect(calls).toEqual([])
    expect(await rows()).toMatchObject([{ abandonedAt: expect.any(Date), text: '', recipient: '' }])
  })

  it('sends each message once when several processes send at once', async () => {
    const { calls, url } = await openGateway()
    const numbers = Array.from({ length: 35 }, (_, index) => String(index))
    for (const number of numbers) await enqueueMessage(db(), { ...sms, dedupe: number })
    const senders = Array.from({ length: 4 }, () => transportsFor({ SMS_GATEWAY_URL: url }))
    await Promise.all(senders.map((transports) => send(transports)))
    const keys = calls.map(({ headers }) => String(headers['idempotency-key']))
    expect(keys.toSorted()).toEqual(numbers.toSorted())
  })

  it('respects the lease of another process', async () => {
    const { calls, url } = await openGateway()
    const transports = transportsFor({ SMS_GATEWAY_URL: url })
    await enqueueMessage(db(), sms)
    expect(await claimDue(db())).toHaveLength(1)
    await send(transports)
    expect(calls).toEqual([])
    await db()
      .update(outbox)
      .set({ dueAt: sql`now()` })
    await send(transports)
    expect(calls).toHaveLength(1)
  })

  it('deletes a message after a week', async () => {
    await enqueueMessage(db(), sms)
    await enqueueMessage(db(), mail)
    await enqueueMessage(db(), { ...sms, dedupe: 'pending' })
    await db()
      .update(outbox)
      .set({ sentAt: sql`now() - interval '8 days'` })
      .where(eq(outbox.dedupe, 'one'))
    await db()
      .update(outbox)
      .set({ sentAt: sql`now() - interval '6 days'` })
      .where(eq(outbox.dedupe, 'two'))
    await sweepOutbox(db())
    expect((await rows()).map(({ dedupe }) => dedupe)).toEqual(['two', 'pending'])
  })
})

describe('without a transport', () => {
  it('shows unsent messages outside production only', async () => {
    await enqueueMessage(db(), sms)
    await send(transportsFor({}))
    expect(await rows()).toMatchObject([{ sentAt: expect.any(Date), text: sms.text, recipient: sms.to }])

    await enqueueMessage(db(), { ...sms, dedupe: 'in production' })
    await send(transportsFor(PRODUCTION))
    expect(await rows()).toMatchObject([{}, { sentAt: null, tries: 1 }])
  })
})

describe('/dev/outbox', () => {
  const get = (url: string, extra: object = {}) => buildOperatorPages(app()).inject({ url, ...extra })
  const json = { headers: { accept: 'application/json' } }

  it('lists messages, newest first, optionally for one recipient', async () => {
    await enqueueMessage(db(), sms)
    await enqueueMessage(db(), mail)
    const all = await get('/dev/outbox', json)
    expect(all.headers['cache-control']).toBe('no-store')
    expect(all.json()).toMatchObject({
      data: [
        { to: mail.to, subject: mail.subject },
        { to: sms.to, text: sms.text },
      ],
    })
    const one = await get(`/dev/outbox?to=${encodeURIComponent(sms.to)}`, json)
    expect(one.json<{ data: unknown[] }>().data).toHaveLength(1)
  })

  it('renders a page that runs no script of a message', async () => {
    await enqueueMessage(db(), { ...mail, subject: '<script>alert(1)</script>', text: '"&\'' })
    const { body, headers } = await get('/dev/outbox', { headers: { accept: 'text/html,application/json' } })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(body).toContain('&quot;&amp;&#39;')
    expect(body).not.toContain('<script')
  })

  it('refuses two filters at once', async () => {
    expect((await get('/dev/outbox', { query: 'to=a&to=b' })).statusCode).toBe(400)
  })
})

describe('a shop that listens', () => {
  it('sends messages in the background until the shop is closed', async () => {
    const { calls, url } = await openGateway()
    const listeningApp = await buildApp({
      db: db(),
      mediaFolder: mediaFolder(),
      env: readApiEnv({ SMS_GATEWAY_URL: url }),
    })
    await enqueueMessage(db(), sms)
    await listeningApp.listen({ host: '127.0.0.1', port: 0 })
    await expect.poll(() => calls.length).toBe(1)
    await listeningApp.close()
    await enqueueMessage(db(), { ...sms, dedupe: 'later' })
    expect(await rows()).toMatchObject([{ sentAt: expect.any(Date) }, { sentAt: null, tries: 0 }])
  })
})
