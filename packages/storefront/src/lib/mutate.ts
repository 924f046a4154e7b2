import type { MutationOptions, QueryClient } from '@tanstack/react-query'

/** `useMutation` for changes that outlive the component that starts them. The cache reports a failure. */
export function mutate<Result>(queries: QueryClient, options: MutationOptions<Result>) {
  queries
    .getMutationCache()
    .build(queries, options)
    .execute(undefined)
    .catch(() => undefined)
}
