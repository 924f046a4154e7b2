import { useEffect } from 'react'
import { useGoBack } from './useGoBack.ts'

/** Leaves the page for the previous entry of the history. */
export function GoBack() {
  const goBack = useGoBack()
  useEffect(goBack, [goBack])
  return null
}
