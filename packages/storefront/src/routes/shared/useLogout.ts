import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { useGo } from '#lib/useGo.ts'
import { logout } from './logout.ts'

/** Logs out and opens the home page (specification §4). */
export function useLogout(): () => void {
  const { api } = useServices()
  const go = useGo()
  return () => {
    if (logout(api)) go(paths.home())
  }
}
