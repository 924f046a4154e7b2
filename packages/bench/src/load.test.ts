import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attackWith, loadOne } from './load.ts'

const options = { connections: 1, seconds: 0.1 }
const asked = new Set<string | undefined>()
const server = createServer(({ url }, response) => {
  asked.add(url)
  response.writeHead(url === '/moved' ? 301 : 200, { location: '/' }).end('A page')
})
let origin: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test.each([
  ['', '/'],
  ['/', '/'],
  ['/list?page=2', '/list?page=2'],
])('asks for the page of an address: %j', async (path, page) => {
  asked.clear()
  const { answered, failed } = await loadOne(origin + path, options)
  expect({ isAnswered: answered > 0, failed, asked: [...asked] }).toEqual({
    isAnswered: true,
    failed: 0,
    asked: [page],
  })
})

test('says what is wrong with a page that redirects', async () => {
  await expect(loadOne(`${origin}/moved`, options)).rejects.toThrow(
    'answered no request of a run with a status of success',
  )
})

test('counts the answers to an attack, of which none may be a success', async () => {
  expect(await attackWith(origin, ['/moved', '/moved'], { ...options, seconds: 5 })).toEqual({
    answered: 0,
    failed: 1,
  })
  expect(await attackWith(origin, ['/', '/moved'], { ...options, seconds: 5 })).toEqual({
    answered: 1,
    failed: 0.5,
  })
})
