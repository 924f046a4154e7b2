import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { splitField } from '../lib/splitField.ts'
import * as S from './TextField.styles.ts'

export interface TextFieldProps extends FieldTexts, ComponentPropsWithRef<'input'> {}

/** Single-line text field with label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { frame, rest } = splitField(props)
  return <Field {...frame}>{(control) => <S.Input {...control} {...rest} />}</Field>
}
