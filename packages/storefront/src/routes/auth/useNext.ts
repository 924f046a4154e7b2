import { safePath } from '#lib/safePath.ts'
import { useSearch } from '#lib/useSearch.ts'

/** Page after login: a path of this shop, or undefined. */
export function useNext(): string | undefined {
  const search = useSearch()
  return safePath(search.get('next'))
}
