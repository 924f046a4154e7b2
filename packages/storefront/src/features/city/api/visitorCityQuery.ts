import { queryOptions } from '@tanstack/react-query'
import { cityName } from '../cityName.ts'

const DEADLINE_MS = 3_000

/**
 * The city that a geolocation service takes this visitor to be in; null when it can't tell. It is somebody else's: it gets
 * no cookie, no referrer and nothing of the shop's, and is asked only after a yes.
 */
export const visitorCityQuery = (url: string) =>
  queryOptions({
    queryKey: ['visitor-city'],
    queryFn: async ({ signal }): Promise<string | null> => {
      const response = await fetch(url, {
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
      })
      const answer: unknown = response.ok ? await response.json() : null
      return typeof answer === 'object' && answer !== null && 'city' in answer ? cityName(answer.city) : null
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
