import type { ComponentPropsWithRef } from 'react'
import { AlertIcon, CheckIcon } from '../Icon/Icon.tsx'
import * as S from './FormNotice.styles.ts'

export interface FormNoticeProps extends ComponentPropsWithRef<'div'> {
  /** `critical` is read out at once, the others when there is a pause. */
  tone?: 'critical' | 'positive' | 'neutral'
}

/** What a whole form has to say: what went wrong, or what happened. */
export function FormNotice({ tone = 'critical', children, ...rest }: FormNoticeProps) {
  return (
    <S.Root role={tone === 'critical' ? 'alert' : 'status'} data-tone={tone} {...rest}>
      {tone === 'critical' && <AlertIcon />}
      {tone === 'positive' && <CheckIcon />}
      <div>{children}</div>
    </S.Root>
  )
}
