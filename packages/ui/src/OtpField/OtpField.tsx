import { useRef, type ChangeEvent, type ComponentPropsWithRef } from 'react'
import { Field } from '../Field/Field.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './OtpField.styles.ts'

export interface OtpFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'maxLength'
> {
  /** What is asked for. */
  label: string
  /** The digits so far. */
  value: string
  /** The digits so far. */
  onChange: (digits: string) => void
  /** The last digit has been filled in: by hand, by paste, or by the phone from the message. */
  onComplete?: (digits: string) => void
  /** How many digits a code has. */
  length?: number
  /** Helps to find the code. */
  hint?: string
  /** What is wrong with it, and how to mend it; is read out when it comes. */
  error?: string
}

/**
 * A one-time code. One field lies over the boxes that draw it, so that paste, backspace, a phone's own fill-in and screen
 * readers work as in any field.
 */
export function OtpField({
  label,
  value,
  onChange,
  onComplete,
  length = 6,
  hint,
  error,
  id,
  className,
  style,
  ...rest
}: OtpFieldProps) {
  const completed = useRef('')
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const digits = event.target.value.replaceAll(/\D/g, '').slice(0, length)
    onChange(digits)
    const isNew = digits.length === length && digits !== completed.current
    completed.current = digits.length === length ? digits : ''
    if (isNew) onComplete?.(digits)
  }
  const frame = { label, hint, error, id, className, style }
  return (
    <Field {...frame}>
      {(control) => (
        <S.Frame>
          <S.Input
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            value={value}
            onChange={handleChange}
            onSelect={keepCaretAtEnd}
            {...control}
            {...rest}
          />
          {Array.from({ length }, (_, index) => (
            <S.Box
              key={index}
              aria-hidden="true"
              data-active={index === Math.min(value.length, length - 1)}
              data-filled={index < value.length}
            >
              {value[index]}
            </S.Box>
          ))}
          <VisuallyHidden role="alert">{error}</VisuallyHidden>
        </S.Frame>
      )}
    </Field>
  )
}

/** The boxes show no caret: what is typed goes to the end, backspace takes the last. */
function keepCaretAtEnd({ currentTarget }: { currentTarget: HTMLInputElement }) {
  const { selectionStart, selectionEnd, value } = currentTarget
  const isAll = selectionStart === 0 && selectionEnd === value.length
  if (!isAll && selectionEnd !== value.length) currentTarget.setSelectionRange(value.length, value.length)
}
