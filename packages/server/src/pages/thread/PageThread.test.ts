import { currentCause, withCause } from '@shop/api/work/cause'
import { plainConfig } from '@shop/storefront/testing/plainConfig.ts'
import { setImmediate as nextLoop } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Page, PageRequest } from '../RenderPage.ts'
import { PageThread } from './PageThread.ts'

const sources = new URL('../../', import.meta.url)
const error = vi.fn<() => void>()

let thread: PageThread

async function openThread(storefront = 'testing/renderForTests.ts'): Promise<PageThread> {
  return PageThread.open({
    program: new URL('testing/pageThread.mjs', sources),
    data: { storefront: new URL(storefront, sources).href, shell: { head: '', script: '' } },
    log: { error },
    execArgv: ['--conditions=source'],
  })
}

beforeEach(async () => {
  error.mockReset()
  thread = await openThread()
})
afterEach(() => thread.close())

/** The answer of the API names the call and its cause. */
const call: PageRequest['call'] = async ({ url }) => ({
  status: 200,
  body: Buffer.from(JSON.stringify({ url, cause: currentCause() })),
})

function render(path: string, request: Partial<PageRequest> = {}): Promise<Page> {
  const url = new URL(path, 'https://shop.example')
  return thread.render({ url, config: plainConfig, call, ...request })
}

const textOf = ({ html }: Page) => new TextDecoder().decode(html)

test('renders pages with answers of the API, on behalf of the request of each', async () => {
  const pages = await Promise.all(
    ['one', 'two', 'three'].map((name) => withCause(`request ${name}`, () => render(`/${name}`))),
  )
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(pages.map(textOf)).toEqual([
    expect.stringContaining('<div id="root">{"url":"/api/one","cause":"request one"}</div>'),
    expect.stringContaining('{"url":"/api/two","cause":"request two"}'),
    expect.stringContaining('{"url":"/api/three","cause":"request three"}'),
  ])
})

test('leaves the main thread free while it renders', async () => {
  const lock = new Int32Array(new SharedArrayBuffer(4))
  let isOver = false
  const page = render('/long', { config: lock as unknown as PageRequest['config'] }).finally(
    () => (isOver = true),
  )
  for (let loop = 0; loop < 100; loop++) await nextLoop()
  expect(isOver).toBe(false)
  Atomics.store(lock, 0, 1)
  Atomics.notify(lock, 0)
  expect((await page).status).toBe(200)
})

test('renders others while a page waits for an answer', async () => {
  let answer: () => void = () => undefined
  const late = new Promise<void>((resolve) => (answer = resolve)).then(() => ({
    status: 200,
    body: undefined,
  }))
  const waiting = render('/waiting', { call: () => late })
  expect((await render('/other')).status).toBe(200)
  answer()
  expect((await waiting).status).toBe(200)
})

test('answers a page that fails with its error, and goes on', async () => {
  await expect(render('/broken')).rejects.toThrow(
    expect.objectContaining({ message: 'no such luck', stack: expect.stringContaining('renderForTests') }),
  )
  await expect(render('/api', { call: () => Promise.reject(new Error('unreachable')) })).rejects.toThrow(
    'unreachable',
  )
  expect((await render('/')).status).toBe(200)
  expect(error).not.toHaveBeenCalled()
})

test('replaces a thread that has ended, whose pages fail', async () => {
  const first = thread.id
  const never = render('/never', { call: () => new Promise(() => undefined) })
  const [deadly, other] = await Promise.allSettled([render('/deadly'), never])
  expect([deadly, other]).toMatchObject([
    { reason: { message: 'The thread that renders pages has ended' } },
    { reason: { message: 'The thread that renders pages has ended' } },
  ])
  expect(error).toHaveBeenCalledOnce()
  expect((await render('/')).status).toBe(200)
  expect(thread.id).not.toBe(first)
})

test('does not open without the storefront', async () => {
  await expect(openThread('testing/nothing.ts')).rejects.toThrow('nothing.ts')
})

test('ends although a page has left a timer', async () => {
  await render('/timer')
  await thread.close()
  expect(thread.id).toBeUndefined()
})
