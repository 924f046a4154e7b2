import { expect, test, vi } from 'vitest'
import { createApi, type TransportRequest } from '#lib/api/createApi.ts'
import { sendMessage } from './sendMessage.ts'

const typed = { name: 'Asha', email: 'asha@example.com', phone: ' ', topic: 'order', message: 'Where is it?' }

const notSent = () => expect.unreachable()

function answering(status: number, data: unknown) {
  const requests: TransportRequest[] = []
  const api = createApi(async (request) => {
    requests.push(request)
    return { status, data }
  })
  return { api, requests }
}

test('omits an empty phone number', async () => {
  const { api, requests } = answering(202, { data: { reference: 'C-1' } })
  const onSent = vi.fn<(reference: string) => void>()
  expect(await sendMessage(api, typed, onSent)).toBeUndefined()
  expect(onSent).toHaveBeenCalledWith('C-1')
  expect(requests[0]).toMatchObject({ method: 'POST', url: '/api/contact' })
  expect(requests[0]?.body).toEqual({
    name: 'Asha',
    email: 'asha@example.com',
    topic: 'order',
    message: 'Where is it?',
  })
})

test('omits an empty e-mail address', async () => {
  const { api, requests } = answering(202, { data: { reference: 'C-1' } })
  await sendMessage(api, { ...typed, email: '', phone: '98765 43210' }, () => undefined)
  expect(requests[0]?.body).not.toHaveProperty('email')
  expect(requests[0]?.body).toHaveProperty('phone', '98765 43210')
})

test('returns API errors by field', async () => {
  const { api } = answering(400, {
    detail: 'Not acceptable.',
    errors: [
      { path: 'name', message: 'Enter your name.' },
      { path: 'message', message: 'Enter your message.' },
    ],
  })
  expect(await sendMessage(api, typed, notSent)).toEqual({
    name: 'Enter your name.',
    message: 'Enter your message.',
  })
})

test('returns other errors for the whole form', async () => {
  const { api } = answering(429, { detail: 'Too many messages.' })
  expect(await sendMessage(api, typed, notSent)).toEqual({ form: 'Too many messages.' })
})
