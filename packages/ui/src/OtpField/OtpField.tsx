import { useRef, type ChangeEvent, type ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { splitField } from '../lib/splitField.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './OtpField.styles.ts'

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'maxLength'
>

export interface OtpFieldProps extends FieldTexts, NativeProps {
  value: string
  onChange: (digits: string) => void
  /** Called with the last digit: typed, pasted, or filled in by the phone from the message. */
  onComplete?: (digits: string) => void
  /** Number of digits. */
  length?: number
}

/**
 * Field for a one-time code. One input lies over the boxes, so paste, backspace, autofill and screen readers
 * work as in any field.
 */
export function OtpField({ value, onChange, onComplete, length = 6, ...props }: OtpFieldProps) {
  const { frame, rest } = splitField(props)
  const completed = useRef('')
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const digits = event.target.value.replaceAll(/\D/g, '').slice(0, length)
    onChange(digits)
    const isNew = digits.length === length && digits !== completed.current
    completed.current = digits.length === length ? digits : ''
    if (isNew) onComplete?.(digits)
  }
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
          <VisuallyHidden role="alert">{frame.error}</VisuallyHidden>
        </S.Frame>
      )}
    </Field>
  )
}

/** The boxes show no caret: digits are appended, backspace removes the last one. */
function keepCaretAtEnd({ currentTarget }: { currentTarget: HTMLInputElement }) {
  const { selectionStart, selectionEnd, value } = currentTarget
  const isAll = selectionStart === 0 && selectionEnd === value.length
  if (!isAll && selectionEnd !== value.length) currentTarget.setSelectionRange(value.length, value.length)
}
