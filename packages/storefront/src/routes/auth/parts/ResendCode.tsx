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
        <span>{`Didn’t get the code? You can resend it in ${secondsLeft} s.`}</span>
      ) : (
        <>
          <span>Didn’t get the code?</span>
          <Button variant="quiet" isBusy={isBusy} onClick={() => void resend()}>
            Resend code
          </Button>
        </>
      )}
      <VisuallyHidden role="status">{isSent ? 'We’ve sent you a new code.' : ''}</VisuallyHidden>
    </S.Line>
  )
}
