import { useDeferredValue } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/**
 * False in the first drawing of a page that a link opens, and true at once after it: what is below the first screen then follows. The server's pages
 * are whole, and so are those that Back opens, whose heights must be true at once.
 */
export function useIsFirstScreenShown(): boolean {
  const isOpenedByLink = useNavigationType() !== NavigationType.Pop
  return useDeferredValue(true, isOpenedByLink ? false : undefined)
}
