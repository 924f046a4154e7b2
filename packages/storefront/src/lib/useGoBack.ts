import { useCallback, useContext } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'

/** Returns to the previous entry of the history. */
export function useGoBack(): () => void {
  const { navigator } = useContext(NavigationContext)
  return useCallback(() => navigator.go(-1), [navigator])
}
