import { loginRequestSchema, registerRequestSchema } from '@shop/contract/auth.schema'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../api/ApiClient.ts'
import { checkForm } from './checkForm.ts'
import { errorsByField } from './errorsByField.ts'

test("returns valid values in the API's form", async () => {
  const checked = await checkForm(async () => registerRequestSchema, ['name', 'email', 'password', 'phone'], {
    name: ' Asha ',
    email: 'ASHA@example.com',
    password: 'mor pankhi neela',
    phone: '98765 43210',
  })
  expect(checked).toEqual({
    output: { name: 'Asha', email: 'asha@example.com', password: 'mor pankhi neela', phone: '+919876543210' },
  })
})

test('returns one error for each invalid field', async () => {
  const checked = await checkForm(async () => loginRequestSchema, ['email', 'password'], {
    email: 'asha',
    password: '',
  })
  expect(checked).toEqual({
    errors: { email: expect.stringContaining('e-mail address'), password: 'Enter your password.' },
  })
})

test.each([
  ['says that the shop did not answer', true, 'We couldn’t reach the shop. Please try again in a moment.'],
  ['names the connection offline', false, 'We couldn’t reach the shop. Check your connection and try again.'],
])("%s when the schema can't be loaded", async (_what, onLine, form) => {
  vi.stubGlobal('navigator', { onLine })
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const checked = await checkForm(() => Promise.reject(new TypeError('Failed to fetch')), ['email'], {})
  expect(checked).toEqual({ errors: { form } })
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
  vi.unstubAllGlobals()
})

const problem = (errors?: { path: string; message: string }[]) =>
  new ApiError(422, 'Not acceptable.', {
    type: 'about:blank',
    title: 'x',
    status: 422,
    detail: 'Not acceptable.',
    request_id: '1',
    ...(errors && { errors }),
  })

test('assigns an API error to its field', () => {
  const error = problem([
    { path: 'email_proof.code', message: 'Wrong code.' },
    { path: 'name', message: 'Too long.' },
    { path: 'name', message: 'Too odd.' },
  ])
  expect(errorsByField(error, ['name', 'email_proof'])).toEqual({
    name: 'Too long.',
    email_proof: 'Wrong code.',
  })
})

test('assigns other API errors to the form', () => {
  expect(errorsByField(problem(), ['name']).form).toBe('Not acceptable.')
  expect(errorsByField(problem([{ path: 'other', message: 'x' }]), ['name']).form).toBe('Not acceptable.')
})

test('rethrows errors that are not API errors', () => {
  expect(() => errorsByField(new TypeError('bug'), ['name'])).toThrow('bug')
})
