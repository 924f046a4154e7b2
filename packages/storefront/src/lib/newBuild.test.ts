// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { openNewBuild } from './newBuild.ts'

const missing = new TypeError('Failed to fetch dynamically imported module')
const reload = vi.fn<() => void>()
const answer = vi.fn<() => Promise<Response>>()
const settled = async (promise: Promise<never>) =>
  Promise.race([
    promise.catch((error: unknown) => error),
    new Promise((resolve) => setTimeout(resolve, 20, 'waits')),
  ])

beforeEach(() => {
  document.body.innerHTML = '<input name="search"><main><textarea></textarea></main>'
  vi.stubGlobal('navigator', { userActivation: { isActive: true } })
  vi.stubGlobal('fetch', answer.mockReset().mockResolvedValue(new Response('<script src="/new.js">')))
  vi.spyOn(window.location, 'reload').mockImplementation(reload.mockReset())
})

test('loads the page anew when its scripts are gone, also while something is in the search box', async () => {
  const search = document.querySelector('input')
  if (search) search.value = 'kajal'
  expect(await settled(openNewBuild(missing))).toBe('waits')
  expect(reload).toHaveBeenCalledOnce()
})

test.each<[string, () => void]>([
  [
    'the shop has the same build',
    () => answer.mockResolvedValue(new Response(new URL(import.meta.url).pathname.replace('.test', ''))),
  ],
  ['the shop does not answer', () => answer.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['the shop answers with an error', () => answer.mockResolvedValue(new Response('', { status: 502 }))],
  ['nothing was pressed', () => vi.stubGlobal('navigator', { userActivation: { isActive: false } })],
  [
    'something was typed',
    () => {
      const field = document.querySelector('textarea')
      if (field) field.value = 'Lovely shade'
    },
  ],
])('passes the failure on when %s', async (_, arrange) => {
  arrange()
  expect(await settled(openNewBuild(missing))).toBe(missing)
  expect(reload).not.toHaveBeenCalled()
})
