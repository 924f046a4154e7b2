import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useUser } from '#features/account/useUser.ts'
import { paths } from '#lib/paths.ts'
import { useNext } from '../useNext.ts'

/** A screen that logs in. Who is logged in, by it or in another tab, goes on to where they wanted to be. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const user = useUser()
  const next = useNext()
  return user === null ? children : <Navigate to={next ?? paths.home()} replace />
}
