import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { logError } from '#lib/logError.ts'
import { usePreload } from '#lib/Preload.ts'

/** Loads the pages that the links of this one lead to (decision 118). */
export function LinksInSight() {
  const { pathname } = useLocation()
  const preload = usePreload()
  useEffect(() => {
    const leaving = new AbortController()
    import('./watchLinks.ts')
      .then(({ watchLinks }) => watchLinks(pathname, preload, leaving.signal))
      .catch((error: unknown) => logError('Links in sight', error))
    return () => leaving.abort()
  }, [pathname, preload])
  return null
}
