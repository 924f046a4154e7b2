import { Button } from '@shop/ui/Button'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useState } from 'react'
import { ApiError } from '#lib/api/ApiClient.ts'
import { notify } from '#lib/notify.ts'
import { useCountdown } from '#lib/useCountdown.ts'
import * as S from '../AuthRoute.styles.ts'

interface ResendCodeProps {
  /** Seconds until the next code can be requested. */
  resendIn: number
  /** Sends another code and resolves with the seconds until the next one. */
  onResend: () => Promise<number>
}

/** Button to send another code, disabled until the API allows it. */
export function ResendCode({ resendIn, onResend }: ResendCodeProps) {
  const { secondsLeft, restart } = useCountdown(resendIn)
  const [isBusy, setIsBusy] = useState(false)
  const [isSent, setIsSent] = useState(false)

  async function resend() {
    setIsBusy(true)
    setIsSent(false)
    try {
      restart(await onResend())
      setIsSent(true)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify.error(error.message)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <S.Line size="s" tone="muted">
      {secondsLeft > 0 ? (
        <span>{`No code yet? You can ask for a new one in ${secondsLeft} s.`}</span>
      ) : (
        <>
          <span>No code yet?</span>
          <Button variant="quiet" isBusy={isBusy} onClick={() => void resend()}>
            Send a new code
          </Button>
        </>
      )}
      <VisuallyHidden role="status">{isSent ? 'A new code is on its way.' : ''}</VisuallyHidden>
    </S.Line>
  )
}
