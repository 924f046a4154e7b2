import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import * as S from './TextField.styles.ts'

export interface TextFieldProps extends FieldTexts, ComponentPropsWithRef<'input'> {}

/** Single-line text field with label, hint and error. */
export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  id,
  className,
  style,
  ...rest
}: TextFieldProps) {
  const frame = { label, isLabelHidden, hint, error, id, className, style }
  return <Field {...frame}>{(control) => <S.Input {...control} {...rest} />}</Field>
}
