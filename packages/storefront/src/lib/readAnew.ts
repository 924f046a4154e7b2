import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Reads a query again after a change. A first read that is still under way is given up: its answer may be from before the change. */
export async function readAnew(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey })
  await queries.invalidateQueries({ queryKey })
}
