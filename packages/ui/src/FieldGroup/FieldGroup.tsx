import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { FieldError } from '../FieldError/FieldError.tsx'
import * as S from './FieldGroup.styles.ts'

export interface FieldGroupProps extends ComponentPropsWithRef<'fieldset'> {
  legend: ReactNode
  hint?: ReactNode
  error?: string
  /** Puts the error below the choices, as `Field` does: for choices that are as low as a field. */
  isErrorBelow?: boolean
}

/** Legend, error and hint around choices that belong together. Use `Field` for a single control. */
export function FieldGroup({
  legend,
  hint,
  error,
  isErrorBelow = false,
  children,
  ...rest
}: FieldGroupProps) {
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error === undefined ? undefined : `${id}-error`
  const message = error !== undefined && <FieldError id={errorId}>{error}</FieldError>
  return (
    <S.Root
      data-invalid={error === undefined ? undefined : true}
      aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
      {...rest}
    >
      <S.Legend>{legend}</S.Legend>
      {!isErrorBelow && message}
      {children}
      {hint !== undefined && <S.Hint id={hintId}>{hint}</S.Hint>}
      {isErrorBelow && message}
    </S.Root>
  )
}
