import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api/ApiClient.ts'
import { logError } from './logError.ts'

/** First part of the key of every query whose answer is one user's: it is forgotten when the user changes. */
export const MY = 'my'

const FRESH_MS = 60_000
const KEPT_MS = 30 * 60_000

/** The cache of what the API said. Reads that got no answer or a 5xx are asked once more; Back finds its lists here. */
export function createQueries(): QueryClient {
  return new QueryClient({
    // Who asked decides what the shopper hears of a failure; the console hears of each (spec §8). That there is no such
    // thing is an answer too, and the server has a log of its own.
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        const isAnswer = error instanceof ApiError && error.status === 404
        if (typeof window !== 'undefined' && !isAnswer) logError(String(queryKey[0]), error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          typeof window !== 'undefined' &&
          failures < 1 &&
          error instanceof ApiError &&
          (error.status === 0 || error.status >= 500),
        retryDelay: () => 300 + Math.random() * 400,
      },
    },
  })
}
