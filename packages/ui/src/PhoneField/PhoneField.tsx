import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { splitField } from '../lib/splitField.ts'
import * as S from './PhoneField.styles.ts'

export interface PhoneFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type'> {}

/** Indian mobile number: ten digits behind "+91". Accepts a pasted number with its prefix. */
export function PhoneField(props: PhoneFieldProps) {
  const { frame, rest } = splitField(props)
  return (
    <Field {...frame}>
      {(control) => (
        <S.Frame>
          <S.Country aria-hidden="true">+91</S.Country>
          <S.Input type="tel" inputMode="tel" autoComplete="tel-national" {...control} {...rest} />
        </S.Frame>
      )}
    </Field>
  )
}
