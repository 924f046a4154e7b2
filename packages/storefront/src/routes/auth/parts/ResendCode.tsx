import { Button } from '@shop/ui/Button'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useMutation } from '@tanstack/react-query'
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
  const { mutate, isPending, isSuccess } = useMutation({ mutationFn: onResend, onSuccess: restart })
  return (
    <S.Line size="s" tone="muted">
      {secondsLeft > 0 ? (
        <span>{`Didn’t get the code? You can resend it in ${secondsLeft} s.`}</span>
      ) : (
        <>
          <span>Didn’t get the code?</span>
          <Button variant="quiet" isBusy={isPending} onClick={() => mutate()}>
            Resend code
          </Button>
        </>
      )}
      <VisuallyHidden role="status">{isSuccess ? 'We’ve sent you a new code.' : ''}</VisuallyHidden>
    </S.Line>
  )
}
