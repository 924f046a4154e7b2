import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { FieldError } from '../FieldError/FieldError.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './Field.styles.ts'

export interface FieldTexts {
  label: string
  /** Hides the label visually; screen readers still read it. */
  isLabelHidden?: boolean
  hint?: ReactNode
  error?: string
}

/** Attributes that connect a control with its label, hint and error; spread them on the control. */
export interface FieldControl {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'div'>, 'id' | 'children'> {
  /**
   * Id of the control.
   * @default a generated id
   */
  id?: string
  /** Content at the end of the hint's line, such as the number of characters left. */
  aside?: ReactNode
  /** Renders the control with the attributes that connect it. */
  children: (control: FieldControl) => ReactNode
}

/** Label, hint and error around a control. */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  error,
  id,
  aside,
  children,
  ...rest
}: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint === undefined ? undefined : `${controlId}-hint`
  const errorId = error === undefined ? undefined : `${controlId}-error`
  return (
    <S.Root {...rest}>
      <S.Label htmlFor={controlId} data-hidden={isLabelHidden || undefined}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </S.Label>
      {children({
        id: controlId,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
      })}
      {(hint !== undefined || aside !== undefined) && (
        <S.Below>
          {hint !== undefined && <S.Hint id={hintId}>{hint}</S.Hint>}
          {aside !== undefined && <S.Aside>{aside}</S.Aside>}
        </S.Below>
      )}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </S.Root>
  )
}
