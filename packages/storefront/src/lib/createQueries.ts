import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api/ApiClient.ts'
import { logError } from './logError.ts'
import { notify } from './notify.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Text of the toast; without it, the API's own. */
      failure?: string
      hasNotice?: true
    }
  }
}

/** First part of the key of every query with personal data, which is dropped when the user changes. */
export const MY = 'my'

const FRESH_MS = 60_000
/** Time for which unused responses are kept in a browser. On the server, where a page drops its own, a timer would keep the thread alive. */
const KEPT_MS = typeof window === 'undefined' ? Infinity : 30 * 60_000

/** Cache of API responses. Reads without a response or with a 5xx are retried once. */
export function createQueries(): QueryClient {
  // Buttons show that they are busy before the next click. The default is a timeout, and a double click can be faster.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    // Callers decide what the shopper sees; every failure is logged to the console (specification §8), except a 404.
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        const isAnswer = error instanceof ApiError && error.status === 404
        if (typeof window !== 'undefined' && !isAnswer) logError(String(queryKey[0]), error)
      },
    }),
    // Every failed mutation is reported here. A refused token has a message of its own.
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (!(error instanceof ApiError)) logError('Mutation', error)
        else if (meta?.hasNotice !== true && error.status !== 401)
          notify.error(meta?.failure ?? error.message)
      },
    }),
    defaultOptions: {
      // Without a connection a call fails at once, so that the screen can say so. By default it would wait without a message.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        refetchOnWindowFocus: false,
        // What failed without a connection loads when it is back.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
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
