import { useSyncExternalStore } from 'react'
import { media } from '../tokens/media.ts'

function subscribe(onChange: () => void) {
  const query = window.matchMedia(media.reducedMotion)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * True when the user prefers reduced motion; true on the server, so that nothing moves before the setting is
 * known.
 */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media.reducedMotion).matches,
    () => true,
  )
}
