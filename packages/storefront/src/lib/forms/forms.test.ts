import { loginRequestSchema, registerRequestSchema } from '@shop/contract/auth.schema'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../api/ApiClient.ts'
import { problemsByField } from './problemsByField.ts'
import { schemaResolver } from './schemaResolver.ts'

const options = { fields: {}, shouldUseNativeValidation: false } as const

test('good values come back as the API takes them', async () => {
  const resolve = schemaResolver(async () => registerRequestSchema)
  const values = {
    name: ' Asha ',
    email: 'ASHA@example.com',
    password: 'mor pankhi neela',
    phone: '98765 43210',
  }
  expect(await resolve(values, undefined, options)).toEqual({
    values: { name: 'Asha', email: 'asha@example.com', password: 'mor pankhi neela', phone: '+919876543210' },
    errors: {},
  })
})

test('all that is wrong is said at once, in one message per field', async () => {
  const resolve = schemaResolver(async () => loginRequestSchema)
  const { errors } = await resolve({ email: 'asha', password: '' }, undefined, options)
  expect(errors).toMatchObject({
    email: { message: expect.stringContaining('e-mail address') },
    password: { message: 'Fill in your password.' },
  })
})

test('a schema that does not come is not a form that is right', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const resolve = schemaResolver(() => Promise.reject(new TypeError('Failed to fetch')))
  const { errors } = await resolve({ email: 'asha@example.com' }, undefined, options)
  expect(errors).toMatchObject({ form: { message: expect.stringContaining('did not answer') } })
  expect(log).toHaveBeenCalledOnce()
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

test('what the API says of a field goes to the field', () => {
  const error = problem([
    { path: 'email_proof.code', message: 'Wrong code.' },
    { path: 'name', message: 'Too long.' },
    { path: 'name', message: 'Too odd.' },
  ])
  expect(problemsByField(error, ['name', 'email_proof'])).toEqual({
    fields: { name: 'Too long.', email_proof: 'Wrong code.' },
    form: undefined,
  })
})

test('what it says of none of them goes to the form', () => {
  expect(problemsByField(problem(), ['name']).form).toBe('Not acceptable.')
  expect(problemsByField(problem([{ path: 'other', message: 'x' }]), ['name']).form).toBe('Not acceptable.')
})

test('an error that is no answer of the API is not swallowed', () => {
  expect(() => problemsByField(new TypeError('bug'), ['name'])).toThrow('bug')
})
