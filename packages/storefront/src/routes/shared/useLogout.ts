import { useNavigate } from 'react-router-dom'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { logout } from './logout.ts'

/** Logs out and opens the home page (specification §4). */
export function useLogout(): () => void {
  const { api } = useServices()
  const navigate = useNavigate()
  return () => {
    if (logout(api)) void navigate(paths.home())
  }
}
