// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazyPart.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => vi.restoreAllMocks())

async function draw(Part: ReturnType<typeof lazyPart>): Promise<string> {
  const container = document.createElement('div')
  const root = createRoot(container)
  await act(async () => root.render(createElement(Part)))
  const { textContent } = container
  await act(async () => root.unmount())
  return textContent
}

test('renders nothing when a part fails to load, logs it, and retries', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(() => 'The menu')
  const Part = lazyPart(load)
  expect(await draw(Part)).toBe('')
  expect(log).toHaveBeenCalledWith('A part of the page', 'offline')
  expect(await draw(Part)).toBe('The menu')
  expect(await draw(Part)).toBe('The menu')
  expect(load).toHaveBeenCalledTimes(2)
})

test('renders what it is given instead of a part that fails to load', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const Part = lazyPart(() => Promise.reject(new Error('offline')), 'Added')
  expect(await draw(Part)).toBe('Added')
})
