import { messages } from '@shop/contract/messages'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '#lib/api/ApiClient.ts'
import { useServices } from '#lib/AppServices.ts'
import { notify } from '#lib/notify.ts'
import { paths } from '#lib/paths.ts'
import { clearPersonalData } from './clearPersonalData.ts'
import { userStore } from './userStore.ts'

/** Deactivates the account (specification §4, §7, §8): success ends the session and leads home. */
export function useDeactivateAccount() {
  const { api } = useServices()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)

  /** Shows an error and returns false without a token. */
  function hasToken(): boolean {
    const isThere = userStore.getState().value !== null
    if (!isThere) notify.error(messages.tokenMissing)
    return isThere
  }
  async function deactivate() {
    if (!hasToken()) return
    setIsBusy(true)
    try {
      await api.put('/api/users/deactivate', undefined)
      notify.success(messages.deactivated)
      clearPersonalData()
      await navigate(paths.home())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A refused token shows its own message.
      if (error.status !== 401) notify.error(messages.deactivateFailed)
    } finally {
      setIsBusy(false)
    }
  }
  return { hasToken, deactivate, isBusy }
}
