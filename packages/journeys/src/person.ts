import { randomInt } from 'node:crypto'
import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test'
import { goTo } from './shopper.ts'

export interface Person {
  name: string
  email: string
  password: string
  phone: string
}

/** A shopper with an account, number and mailbox that no other test uses. */
export function newPerson(): Person {
  const number = String(randomInt(1e9)).padStart(9, '0')
  return {
    name: `Asha ${number.slice(0, 4)}`,
    email: `asha.${number}@example.in`,
    password: `mor pankhi ${number}`,
    phone: `9${number}`,
  }
}

/** Test whose shopper has a network address of their own, as behind a proxy, so that rate limits count for this test alone. */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': address })
  },
})

export async function register(request: APIRequestContext, person = newPerson()) {
  const { name, email, password } = person
  const response = await request.post('/api/auth/register', { data: { name, email, password } })
  expect(response.status()).toBe(201)
  const { data } = (await response.json()) as { data: { name: string; token: string } }
  return { person, user: data }
}

/** Logs in on another device, without the cookies of the test's browser. */
export async function logInElsewhere(page: Page, { email, password }: Person) {
  const response = await fetch(new URL('/api/auth/login', page.url()), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { data } = (await response.json()) as { data?: { token: string } }
  return { status: response.status, token: data?.token }
}

export async function goToLoggedIn(page: Page, request: APIRequestContext, address: string) {
  const registered = await register(request)
  await page.addInitScript((user) => {
    // Only once, so that a logout persists.
    if (sessionStorage.getItem('was-logged-in') !== null) return
    sessionStorage.setItem('was-logged-in', '')
    localStorage.setItem('user', JSON.stringify(user))
  }, registered.user)
  await goTo(page, address)
  return registered
}

/** Messages to a number (`+91…`) or a mailbox, newest first, from `/dev/outbox`. */
export async function messagesTo(page: Page, to: string): Promise<{ text: string }[]> {
  const address = new URL(`/dev/outbox?to=${encodeURIComponent(to)}`, page.url())
  // Not through the page: the outbox answers local requests only.
  const response = await fetch(address, { headers: { accept: 'application/json' } })
  return ((await response.json()) as { data: { text: string }[] }).data
}

export async function codeSentTo(page: Page, to: string): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const [newest] = await messagesTo(page, to)
    code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0]
    expect(code).toBeDefined()
  }).toPass()
  return code ?? ''
}

export async function storedUser(page: Page): Promise<{ name: string; token: string } | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'))
}
