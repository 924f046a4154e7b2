import type { ContactResponse } from '@shop/contract/contact.schema'
import { DEFAULT_SETTINGS } from '@shop/contract/defaultSettings'
import type { Problem } from '@shop/contract/wire.schema'
import { describe, expect, it } from 'vitest'
import { outbox } from '#database/schema/outbox.ts'
import { useApp } from '#testing/useApp.ts'

const { app, db } = useApp('empty')
const message = { name: 'Asha', email: 'Asha@example.com', message: 'Where is my order?\nIt was due today.' }
const post = (payload: object) => app().inject({ method: 'POST', url: '/api/contact', payload })

describe('POST /api/contact', () => {
  it('mails the shop with the sender as reply address', async () => {
    const response = await post({ ...message, topic: 'order', phone: '98765 43210' })
    expect(response.statusCode).toBe(202)
    const { reference } = response.json<ContactResponse>().data
    expect(reference).toMatch(/^C-[0-9A-F]{10}$/)
    expect(await db().select().from(outbox)).toMatchObject([
      {
        channel: 'mail',
        recipient: DEFAULT_SETTINGS.company.care.email,
        replyTo: 'asha@example.com',
        subject: `${reference}: a message about order`,
        text: `From: Asha <asha@example.com>\nPhone: +919876543210\n\n${message.message}`,
      },
    ])
  })

  it('takes a mobile number in place of an e-mail address', async () => {
    const response = await post({ ...message, email: undefined, phone: '98765 43210' })
    expect(response.statusCode).toBe(202)
    const { reference } = response.json<ContactResponse>().data
    const sent = await db().select().from(outbox)
    expect(sent.find(({ subject }) => subject?.startsWith(reference))).toMatchObject({
      replyTo: null,
      text: `From: Asha\nPhone: +919876543210\n\n${message.message}`,
    })
  })

  it('says at both fields that one of them is missing, beside the other errors', async () => {
    const { errors } = (await post({ name: '', message: 'Where is it?' })).json<Problem>()
    expect(errors?.map(({ path }) => path)).toEqual(['name', 'email', 'phone'])
    expect(errors?.[1]?.message).toBe(errors?.[2]?.message)
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ email: 'asha' }, 'email'],
    [{ email: 'a@example.com\nbcc: b@example.com' }, 'email'],
    [{ phone: '123' }, 'phone'],
    [{ topic: 'weather' }, 'topic'],
    [{ email: undefined }, 'email'],
    [{ message: ' \n ' }, 'message'],
    [{ message: 'Order TP-2026-000123: ' }, 'message'],
    [{ message: 'x'.repeat(4_001) }, 'message'],
    [{ message: 'a\u0000b' }, 'message'],
    [{ to: 'everyone@example.com' }, 'to'],
  ])('refuses the message %j', async (change, path) => {
    const response = await post({ ...message, ...change })
    expect([response.statusCode, response.json<Problem>().errors?.[0]?.path]).toEqual([400, path])
  })
})
