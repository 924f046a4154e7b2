import { expect, it, vi } from 'vitest'
import { perRequest } from './perRequest.ts'
import type { SearchSources } from '../SearchEngine.ts'

it('reads a text once for a request, and again for the next one', async () => {
  const read = vi.fn(async (_: SearchSources, text: string) => text.length)
  const once = perRequest(read)
  const [one, next] = [{}, {}] as SearchSources[] as [SearchSources, SearchSources]
  expect(await Promise.all([once(one, 'kurta'), once(one, 'kurta'), once(one, 'sari')])).toEqual([5, 5, 4])
  expect(read).toHaveBeenCalledTimes(2)
  await once(next, 'kurta')
  expect(read).toHaveBeenCalledTimes(3)
})
