import type { ComponentPropsWithRef } from 'react'
import { AlertIcon } from '../Icon/Icon.tsx'
import * as S from './FieldError.styles.ts'

export type FieldErrorProps = ComponentPropsWithRef<'p'>

/** Error of a field. Name its id in the control's `aria-describedby`; `Field` does so itself. */
export function FieldError({ children, ...rest }: FieldErrorProps) {
  return (
    <S.Root {...rest}>
      <AlertIcon size="s" />
      {children}
    </S.Root>
  )
}
