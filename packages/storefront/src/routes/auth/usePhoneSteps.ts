import { useIsHydrated } from '@shop/ui/hooks/useIsHydrated'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { authCalls } from '#features/account/api/authCalls.ts'
import { useServices } from '#lib/AppServices.ts'
import { fieldsOf } from '#lib/storage/fieldsOf.ts'
import { useGo } from '#lib/useGo.ts'

export interface TypedPhone {
  /** `+91` and ten digits. */
  phone: string
  name?: string | undefined
}

export interface SentCode extends TypedPhone {
  challengeId: string
  /** Number of codes that were sent. */
  codes: number
  /** End of the code's validity, and the time from which the next one can be requested, in milliseconds. */
  expiresAt: number
  resendAt: number
}

/**
 * The steps of a login by phone, number and code, are two entries of the history: Back and Forward lead from one to the other. What is known is
 * in the state of the entries, because it is personal and the address would show it.
 */
export function usePhoneSteps() {
  const { api } = useServices()
  const go = useGo()
  const { pathname, search, state } = useLocation()
  // The server knows no state.
  const isHydrated = useIsHydrated()
  const typed = useMemo(() => (isHydrated ? typedIn(state) : undefined), [isHydrated, state])
  const sent = useMemo(() => (isHydrated ? validCodeIn(state) : undefined), [isHydrated, state])
  const here = pathname + search

  async function send(values: TypedPhone, codes: number): Promise<SentCode> {
    const { challenge_id, expires_in, resend_in } = await authCalls.requestCode(api, values.phone)
    return {
      ...values,
      challengeId: challenge_id,
      codes,
      expiresAt: Date.now() + expires_in * 1_000,
      resendAt: Date.now() + resend_in * 1_000,
    }
  }
  return {
    typed,
    /** Undefined in the step of the number, and once the code is no longer valid. */
    sent,
    sendFirst: async (values: TypedPhone) => {
      const code = await send(values, 1)
      go(here, { replace: true, state: values })
      go(here, { state: code })
    },
    sendAgain: async ({ phone, name, codes }: SentCode) => {
      const code = await send({ phone, name }, codes + 1)
      go(here, { replace: true, state: { ...code, keepScroll: true } })
      return secondsUntil(code.resendAt)
    },
  }
}

export const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1_000))

function typedIn(state: unknown): TypedPhone | undefined {
  const { phone, name } = fieldsOf<TypedPhone>(state)
  if (typeof phone !== 'string') return undefined
  return { phone, name: typeof name === 'string' ? name : undefined }
}

function validCodeIn(state: unknown): SentCode | undefined {
  const typed = typedIn(state)
  const { challengeId, codes, expiresAt, resendAt } = fieldsOf<SentCode>(state)
  if (typed === undefined || typeof challengeId !== 'string' || typeof codes !== 'number') return undefined
  if (typeof expiresAt !== 'number' || typeof resendAt !== 'number' || expiresAt < Date.now())
    return undefined
  return { ...typed, challengeId, codes, expiresAt, resendAt }
}
