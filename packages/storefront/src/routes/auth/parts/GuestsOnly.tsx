import type { ReactNode } from 'react'
import { useUser } from '#features/account/useUser.ts'
import { paths } from '#lib/paths.ts'
import { Redirect } from '#lib/Redirect.tsx'
import { useNext } from '../useNext.ts'

/** Page for guests. After a login, here or in another tab, it redirects to the requested page. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const user = useUser()
  const next = useNext()
  return user === null ? children : <Redirect to={next ?? paths.home()} />
}
