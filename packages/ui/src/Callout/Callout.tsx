import type { ComponentPropsWithRef } from 'react'
import { AlertIcon, CheckIcon } from '../Icon/Icon.tsx'
import * as S from './FormNotice.styles.ts'

export interface FormNoticeProps extends ComponentPropsWithRef<'div'> {
  /** `critical` is announced at once, the others politely. */
  tone?: 'critical' | 'positive' | 'neutral'
}

/** Message of a whole form: an error or a success. */
export function FormNotice({ tone = 'critical', children, ...rest }: FormNoticeProps) {
  return (
    <S.Root role={tone === 'critical' ? 'alert' : 'status'} data-tone={tone} {...rest}>
      {tone === 'critical' && <AlertIcon />}
      {tone === 'positive' && <CheckIcon />}
      <div>{children}</div>
    </S.Root>
  )
}
