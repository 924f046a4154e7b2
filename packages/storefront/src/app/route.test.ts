import { afterEach, expect, test, vi } from 'vitest'
import { loadModule, type AppRoute, type RouteModule } from './route.ts'

afterEach(() => vi.useRealTimers())

test('passes a failed import to the waiting screen, and imports again later', async () => {
  vi.useFakeTimers()
  const module: RouteModule = { Component: () => null }
  const lazy = vi
    .fn<AppRoute['lazy']>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValueOnce(module)
  const route: AppRoute = { path: '/', handle: { header: 'shop', footer: 'full' }, lazy }
  const failed = loadModule(route)
  await expect(failed).rejects.toThrow('dynamically imported module')
  expect(loadModule(route)).toBe(failed)
  await vi.advanceTimersByTimeAsync(5_000)
  await expect(loadModule(route)).resolves.toBe(module)
})
