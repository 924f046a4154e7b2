import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { ChevronDownIcon } from '../Icon/Icon.tsx'
import { splitField } from '../lib/splitField.ts'
import * as S from './Select.styles.ts'

export interface SelectProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  options: readonly { value: string; label: string }[]
}

/** Native select with label, hint and error. */
export function Select({ options, ...props }: SelectProps) {
  const { frame, rest } = splitField(props)
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
