import { accountMessages } from '@shop/contract/accountMessages'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '#lib/AppServices.ts'
import { notify } from '#lib/notify.ts'
import { paths } from '#lib/paths.ts'
import { useGo } from '#lib/useGo.ts'
import { clearPersonalData } from './clearPersonalData.ts'
import { userStore } from './userStore.ts'

/** Deactivates the account (specification §4, §7, §8): success ends the session and leads home. */
export function useDeactivateAccount() {
  const { api } = useServices()
  const go = useGo()
  const deactivation = useMutation({
    meta: { failure: accountMessages.deactivateFailed },
    mutationFn: () => api.put('/api/users/deactivate', undefined),
    onSuccess: () => {
      notify.success(accountMessages.deactivated)
      clearPersonalData()
      go(paths.home())
    },
  })

  /** Shows an error and returns false without a token. */
  function hasToken(): boolean {
    const isThere = userStore.getState().value !== null
    if (!isThere) notify.error(accountMessages.tokenMissing)
    return isThere
  }
  return {
    hasToken,
    deactivate: (onSettled: () => void) =>
      hasToken() ? deactivation.mutate(undefined, { onSettled }) : onSettled(),
    isBusy: deactivation.isPending,
  }
}
