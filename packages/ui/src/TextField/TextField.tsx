import { useId, type ComponentPropsWithRef } from 'react'
import { AlertIcon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './TextField.styles.ts'

export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  label: string
  /** The label is for screen readers only, where the place says it. */
  isLabelHidden?: boolean
  /** Helps to fill it in. */
  hint?: string
  /** What is wrong with it, and how to mend it. */
  error?: string
}

/** One line of text, with its label, a hint and what is wrong with it. */
export function TextField({
  label,
  isLabelHidden = false,
  hint,
  error,
  id,
  className,
  style,
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const hintId = hint === undefined ? undefined : `${inputId}-hint`
  const errorId = error === undefined ? undefined : `${inputId}-error`
  return (
    <S.Root className={className} style={style}>
      <S.Label htmlFor={inputId}>{isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</S.Label>
      <S.Input
        id={inputId}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
        {...rest}
      />
      {hint !== undefined && <S.Hint id={hintId}>{hint}</S.Hint>}
      {error !== undefined && (
        <S.ErrorText id={errorId}>
          <AlertIcon size={16} />
          {error}
        </S.ErrorText>
      )}
    </S.Root>
  )
}
