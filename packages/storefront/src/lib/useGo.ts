import { useCallback, useContext } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'

export interface GoOptions {
  /** Replaces the history entry. */
  replace?: boolean
  /** State of the history entry. */
  state?: unknown
}

export type Go = (href: string, options?: GoOptions) => void

/**
 * Opens a page of the shop by its absolute path. The router's own hook also resolves relative paths, so each component with it renders
 * again at every navigation.
 */
export function useGo(): Go {
  const { navigator } = useContext(NavigationContext)
  return useCallback(
    (href, { replace = false, state } = {}) =>
      replace ? navigator.replace(href, state) : navigator.push(href, state),
    [navigator],
  )
}
