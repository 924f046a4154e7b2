import { useEffect } from 'react'
import { useGo } from './useGo.ts'

/** Replaces the page by another one of the shop. */
export function Redirect({ to }: { to: string }) {
  const go = useGo()
  useEffect(() => go(to, { replace: true }), [go, to])
  return null
}
