import { Button } from '@shop/ui/Button'
import { Inline } from '@shop/ui/Inline'
import { Text } from '@shop/ui/Text'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useMutation } from '@tanstack/react-query'
import { useCountdown } from '#lib/useCountdown.ts'
import * as texts from '#texts/auth.ts'

interface ResendCodeProps {
  resendIn: number
  /** The code was wrong for the last time. */
  isRefused?: boolean
  /** Sends another code and resolves with the seconds until the next one. */
  onResend: () => Promise<number>
}

/** Button to send another code, disabled until the API allows it. */
export function ResendCode({ resendIn, isRefused = false, onResend }: ResendCodeProps) {
  const { secondsLeft, restart } = useCountdown(resendIn)
  const { mutate, isPending, isSuccess } = useMutation({ mutationFn: onResend, onSuccess: restart })
  return (
    <Inline as={Text} size="s" tone="muted" gap="xs" rowGap="none" align="baseline">
      {secondsLeft > 0 ? (
        <span>{(isRefused ? texts.newCodeIn : texts.resendIn)(secondsLeft)}</span>
      ) : (
        <>
          <span>{isRefused ? texts.needNewCode : texts.didntGetCode}</span>
          <Button variant="quiet" isBusy={isPending} onClick={() => mutate()}>
            {texts.resendCode}
          </Button>
        </>
      )}
      <VisuallyHidden role="status">{isSuccess ? texts.newCodeSent : ''}</VisuallyHidden>
    </Inline>
  )
}
