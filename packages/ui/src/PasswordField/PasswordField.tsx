import { useState, type ChangeEvent, type ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { EyeIcon, EyeOffIcon } from '../Icon/Icon.tsx'
import { useEarlyInput } from '../hooks/useEarlyInput.ts'
import { splitField } from '../lib/splitField.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { missingCharacters, passwordStrength } from './passwordStrength.ts'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { formTexts } from '../texts/formTexts.ts'
import * as S from './PasswordField.styles.ts'

export interface PasswordFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** `new` shows the strength of the password in the place of the hint. */
  variant?: 'current' | 'new'
  /** Shortest new password. The browser does not check it. */
  minLength?: number
}

/** Part of the bar that a strength fills. */
const DONE = { short: 0.2, weak: 0.35, fair: 0.7, strong: 1 }

/** Password input with a button that reveals it. */
export function PasswordField({
  variant = 'current',
  minLength = 10,
  onChange,
  ref,
  ...props
}: PasswordFieldProps) {
  const { frame, rest } = splitField(props)
  const texts = useTexts(formTexts, 'PasswordField')
  const [isShown, setIsShown] = useState(false)
  const [typed, setTyped] = useState('')
  const input = useEarlyInput<HTMLInputElement>(({ value }) => setTyped(value), ref)
  const isNew = variant === 'new'
  const Eye = isShown ? EyeOffIcon : EyeIcon
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    if (isNew) setTyped(event.target.value)
    onChange?.(event)
  }
  const strength = passwordStrength(typed, minLength)
  function strengthHint() {
    if (strength === 'none') return texts.none(minLength)
    if (strength === 'short') return texts.short(missingCharacters(typed, minLength))
    return texts[strength]
  }
  const hint = isNew ? (
    <S.Strength data-strength={strength} aria-live="polite">
      {strength !== 'none' && <S.Bar value={DONE[strength]} tone="text" size="s" />}
      {strengthHint()}
    </S.Strength>
  ) : (
    frame.hint
  )
  // The error of a new password says what its hint says. It goes when the shopper types.
  const isInError = isNew && frame.error !== undefined
  return (
    <Field {...frame} hint={isInError ? undefined : hint}>
      {(control) => (
        <S.Frame>
          <S.Input
            ref={input}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="off"
            spellCheck={false}
            onChange={handleChange}
            {...control}
            {...rest}
          />
          <S.Toggle
            type="button"
            aria-pressed={isShown}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          >
            <Eye />
            <VisuallyHidden>{texts.show(frame.label)}</VisuallyHidden>
          </S.Toggle>
        </S.Frame>
      )}
    </Field>
  )
}
