import type { AddressResponse, ListAddressesResponse } from '@shop/contract/users.schema'
import type { Problem } from '@shop/contract/wire.schema'
import { describe, expect, it } from 'vitest'
import { as, signUp } from '#testing/signUp.ts'
import { useApp } from '#testing/useApp.ts'

const { app } = useApp('empty')
const home = {
  name: 'Asha Verma',
  phone: '98765 43210',
  pincode: '110001',
  line1: '14, Barakhamba Road',
  city: 'New Delhi',
  state: 'Delhi',
}

const call = (
  token: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  id?: number | string,
  payload?: object,
) =>
  app().inject(
    as(token, {
      method,
      url: `/api/users/addresses${id === undefined ? '' : `/${id}`}`,
      ...(payload && { payload }),
    }),
  )
const add = async (token: string, change: object = {}) =>
  (await call(token, 'POST', undefined, { ...home, ...change })).json<AddressResponse>().data
const list = async (token: string) => (await call(token, 'GET')).json<ListAddressesResponse>().data

describe('the address book', () => {
  it('stores an address with its phone number normalised', async () => {
    const token = await signUp(app())
    const response = await call(token, 'POST', undefined, home)
    expect(response.statusCode).toBe(201)
    expect(response.headers['cache-control']).toBe('no-store')
    const { data } = response.json<AddressResponse>()
    expect(data).toEqual({
      ...home,
      id: expect.any(Number),
      phone: '+919876543210',
      line2: '',
      landmark: '',
      type: 'home',
      is_default: true,
    })
    expect(await list(token)).toEqual([data])
  })

  it('makes the first address the default until another one becomes it', async () => {
    const token = await signUp(app())
    const [first, second] = [await add(token), await add(token, { city: 'Noida' })]
    expect([first.is_default, second.is_default]).toEqual([true, false])
    const third = await add(token, { city: 'Gurugram', is_default: true })
    expect((await list(token)).map(({ id, is_default }) => [id, is_default])).toEqual([
      [third.id, true],
      [second.id, false],
      [first.id, false],
    ])
    const kept = await call(token, 'PUT', third.id, { ...home, is_default: false })
    expect(kept.json()).toMatchObject({ data: { is_default: true, city: 'New Delhi' } })
    await call(token, 'PUT', first.id, { ...home, is_default: true })
    expect((await list(token)).filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual([first.id])
    expect((await call(token, 'DELETE', first.id)).statusCode).toBe(204)
    expect((await list(token)).map(({ id, is_default }) => [id, is_default])).toEqual([
      [third.id, true],
      [second.id, false],
    ])
  })

  it('keeps one default address after concurrent changes', async () => {
    const token = await signUp(app())
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call(token, 'POST', undefined, { ...home, is_default: true })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201))
    expect((await list(token)).filter(({ is_default }) => is_default)).toHaveLength(1)
  })

  it('refuses more than twenty addresses, even concurrent ones', async () => {
    const token = await signUp(app())
    const answers = await Promise.all(Array.from({ length: 26 }, () => call(token, 'POST', undefined, home)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20)
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json()).toMatchObject({ detail: 'An account holds 20 addresses. Remove one first.' })
    expect(await list(token)).toHaveLength(20)
  })

  it('answers 404 to other users’ addresses, like unknown ones', async () => {
    const [owner, other] = [await signUp(app()), await signUp(app())]
    const { id } = await add(owner)
    const body = ({ body }: { body: string }) => ({ ...(JSON.parse(body) as Problem), request_id: '' })
    for (const method of ['PUT', 'DELETE'] as const) {
      const payload = method === 'PUT' ? { ...home, city: 'Elsewhere' } : undefined
      const [others, nobodys] = [
        await call(other, method, id, payload),
        await call(other, method, 2_147_483_647, payload),
      ]
      expect(others.statusCode).toBe(404)
      expect(body(others)).toEqual(body(nobodys))
    }
    expect(await list(owner)).toMatchObject([{ id, city: 'New Delhi' }])
    expect(await list(other)).toEqual([])
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ phone: '5876543210' }, 'phone'],
    [{ pincode: '000000' }, 'pincode'],
    [{ pincode: '11000' }, 'pincode'],
    [{ pincode: '१１0001' }, 'pincode'],
    [{ line1: ' ' }, 'line1'],
    [{ line1: 'x'.repeat(121) }, 'line1'],
    [{ line2: 'a\u0000b' }, 'line2'],
    [{ landmark: 'opposite\u202Ethe temple' }, 'landmark'],
    [{ city: null }, 'city'],
    [{ type: 'castle' }, 'type'],
    [{ is_default: 1 }, 'is_default'],
    [{ user_id: 1 }, 'user_id'],
    [{ id: 1 }, 'id'],
  ])('refuses %j and names the field', async (change, path) => {
    const token = await signUp(app())
    const response = await call(token, 'POST', undefined, { ...home, ...change })
    expect([response.statusCode, response.json<Problem>().errors?.[0]?.path]).toEqual([400, path])
  })

  it('names all missing fields at once', async () => {
    const response = await call(await signUp(app()), 'POST', undefined, {})
    expect(response.json<Problem>().errors).toEqual([
      { path: 'name', message: 'Enter the receiver’s name.' },
      { path: 'phone', message: 'Enter your mobile number.' },
      { path: 'pincode', message: 'Enter the pincode.' },
      { path: 'line1', message: 'Enter the flat, house number or building.' },
      { path: 'city', message: 'Enter the city.' },
      { path: 'state', message: 'Enter the state.' },
    ])
  })
})
