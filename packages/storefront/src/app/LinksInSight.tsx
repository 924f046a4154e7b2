import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { logError } from '#lib/logError.ts'
import { usePreload } from '#lib/Preload.ts'

/** Loads the pages that the links of this one lead to, for shoppers who do not save data (decision 118). */
export function LinksInSight() {
  const { pathname } = useLocation()
  const preload = usePreload()
  useEffect(() => {
    if (savesData()) return
    const leaving = new AbortController()
    import('./watchLinks.ts')
      .then(({ watchLinks }) => watchLinks(pathname, preload, leaving.signal))
      .catch((error: unknown) => logError('Links in sight', error))
    return () => leaving.abort()
  }, [pathname, preload])
  return null
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Only some browsers tell. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
