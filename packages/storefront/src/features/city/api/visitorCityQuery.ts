import { queryOptions } from '@tanstack/react-query'
import { cityName } from '../cityName.ts'

const DEADLINE_MS = 3_000

/** Visitor's city from a geolocation service, or null. A third party: called after consent only, without cookies and referrer. */
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
