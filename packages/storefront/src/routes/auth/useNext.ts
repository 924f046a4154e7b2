import { useSearchParams } from 'react-router-dom'
import { safePath } from '#lib/safePath.ts'

/** Where the shopper wants to be once they are logged in: a path of this shop, or undefined. */
export function useNext(): string | undefined {
  const [search] = useSearchParams()
  return safePath(search.get('next'))
}
