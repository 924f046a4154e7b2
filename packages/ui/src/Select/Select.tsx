import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { ChevronDownIcon } from '../Icon/Icon.tsx'
import * as S from './Select.styles.ts'

export interface SelectProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  options: readonly { value: string; label: string }[]
}

/** Native select with label, hint and error. */
export function Select({
  label,
  isLabelHidden,
  hint,
  error,
  options,
  id,
  className,
  style,
  ...rest
}: SelectProps) {
  const frame = { label, isLabelHidden, hint, error, id, className, style }
  return (
    <Field {...frame}>
      {(control) => (
        <S.Frame>
          <S.Control {...control} {...rest}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </S.Control>
          <ChevronDownIcon size="s" />
        </S.Frame>
      )}
    </Field>
  )
}
