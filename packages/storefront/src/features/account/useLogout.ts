import { messages } from '@shop/contract/messages'
import { useNavigate } from 'react-router-dom'
import { useServices } from '#lib/AppServices.ts'
import { logError } from '#lib/logError.ts'
import { notify } from '#lib/notify.ts'
import { paths } from '#lib/paths.ts'
import { removeKey } from '#lib/storage/createStorageStore.ts'
import { session } from './session.ts'
import { userStore } from './userStore.ts'

/** What a logout takes away besides `user`: the keys of spec §4, and what belongs to the user's cart. */
const CLEARED = ['disc', 'Coupon', 'Products', 'cartItems', 'keptCart', 'cartReceipt', 'checkout'] as const

/** Logs out (spec §4): here at once, on the server as soon as it hears of it. */
export function useLogout(): () => void {
  const { api } = useServices()
  const navigate = useNavigate()
  return () => {
    if (userStore.getState().value === null) {
      notify.error(messages.logoutNeedsLogin)
      return
    }
    // The token goes along with the call, so the call comes first.
    api.post('/api/auth/logout', undefined).catch((error: unknown) => logError('Logout', error))
    session.end()
    for (const key of CLEARED) removeKey(key)
    notify.success(messages.loggingOut)
    void navigate(paths.home())
  }
}
