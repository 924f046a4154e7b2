import type { SignedInResponse } from '@shop/contract/auth.schema'
import type { FastifyInstance, InjectOptions } from 'fastify'

export const PASSWORD = 'seven lanterns by the lake'

let number = 0

export const newEmail = () => `shopper-${process.pid}-${(number += 1)}@example.com`

export const newPhone = () => `+9198${String((number += 1)).padStart(8, '0')}`

export async function signUp(app: FastifyInstance, email = newEmail(), name = 'Asha Verma'): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { name, email, password: PASSWORD },
  })
  if (response.statusCode !== 201)
    throw new Error(`Registering answered ${response.statusCode}: ${response.body}`)
  return response.json<SignedInResponse>().data.token
}

/** Adds a bearer token to a request. */
export const as = (token: string, request: InjectOptions): InjectOptions => ({
  ...request,
  headers: { ...request.headers, authorization: `Bearer ${token}` },
})
