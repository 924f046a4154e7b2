import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { Redirect } from '#lib/Redirect.tsx'
import { useIsHydrated } from '@shop/ui/hooks/useIsHydrated'
import { session } from './session.ts'
import { useUser } from './useUser.ts'

export interface RequireUserProps {
  /** Placeholder until the browser knows who is logged in; the server renders it for everyone. */
  skeleton: ReactNode
  children: ReactNode
}

export function RequireUser({ skeleton, children }: RequireUserProps) {
  const isHydrated = useIsHydrated()
  const user = useUser()
  const { pathname, search } = useLocation()
  const [hadUser, setHadUser] = useState(false)
  if (user !== null && !hadUser) setHadUser(true)

  if (!isHydrated) return skeleton
  if (user !== null) return children
  const hasLoggedOut = hadUser && !session.isExpired()
  return <Redirect to={hasLoggedOut ? paths.home() : paths.login(pathname + search)} />
}
