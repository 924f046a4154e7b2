import { expect, test, vi } from 'vitest'
import { ApiError } from './api/ApiClient.ts'
import { createQueries } from './createQueries.ts'
import { mutate } from './mutate.ts'
import { notify } from './notify.ts'

/** Toasts of a mutation that fails. */
async function toastsOf(error: Error, meta: NonNullable<Parameters<typeof mutate>[1]['meta']> = {}) {
  const toast = vi.spyOn(notify, 'error').mockReturnValue(() => undefined)
  toast.mockClear()
  const queries = createQueries()
  mutate(queries, {
    meta,
    mutationFn: async () => {
      throw error
    },
  })
  await vi.waitFor(() => expect(queries.isMutating()).toBe(0))
  return toast.mock.calls.flat()
}
const refused = new ApiError(409, 'This address is in use.')

test('shows the message of a failed mutation once', async () => {
  expect(await toastsOf(refused)).toEqual(['This address is in use.'])
  expect(await toastsOf(refused, { failure: 'Not deactivated.' })).toEqual(['Not deactivated.'])
})

test('shows no toast for a refused token or when the screen shows the error', async () => {
  expect(await toastsOf(new ApiError(401, 'Log in.'))).toEqual([])
  expect(await toastsOf(refused, { hasNotice: true })).toEqual([])
})

test('logs a bug and keeps its message from the shopper', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  expect(await toastsOf(new TypeError('x is undefined'))).toEqual([])
  expect(log).toHaveBeenCalledExactlyOnceWith('Mutation', 'x is undefined')
})

test('leaves no timer on the server when a response arrives after its page was rendered', async () => {
  vi.useFakeTimers()
  const queries = createQueries()
  let arrive: (data: string) => void = () => undefined
  const late = queries.fetchQuery({
    queryKey: ['late'],
    queryFn: () => new Promise<string>((resolve) => (arrive = resolve)),
  })
  queries.clear()
  arrive('data')
  await late.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
