import { useSearchParams } from 'react-router-dom'
import { safePath } from '#lib/safePath.ts'

/** Page after login: a path of this shop, or undefined. */
export function useNext(): string | undefined {
  const [search] = useSearchParams()
  return safePath(search.get('next'))
}
