import { useId, type CSSProperties, type ReactNode } from 'react'
import { AlertIcon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './Field.styles.ts'

export interface FieldLook {
  /** What is asked for: always there, if only for screen readers. */
  label: string
  /** The label is for screen readers only, where the place says it. */
  isLabelHidden?: boolean
  /** Helps to fill it in. */
  hint?: ReactNode
  /** What is wrong with it, and how to mend it. */
  error?: string
}

/** What ties a control to its label, hint and error: spread it on the control. */
export interface FieldControl {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FieldProps extends FieldLook {
  /** @default one of its own */
  id?: string | undefined
  /** For the frame, not for the control. */
  className?: string | undefined
  /** For the frame, not for the control. */
  style?: CSSProperties | undefined
  /** Beside the hint at the line's end, such as how many letters are left. */
  aside?: ReactNode
  /** Draws the control. */
  children: (control: FieldControl) => ReactNode
}

/** The frame of every field: label above, hint and error below, and the control told of all three. */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  error,
  id,
  aside,
  className,
  style,
  children,
}: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint === undefined ? undefined : `${controlId}-hint`
  const errorId = error === undefined ? undefined : `${controlId}-error`
  return (
    <S.Root className={className} style={style}>
      <S.Label htmlFor={controlId}>
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
      {error !== undefined && (
        <S.ErrorText id={errorId}>
          <AlertIcon size={16} />
          {error}
        </S.ErrorText>
      )}
    </S.Root>
  )
}
