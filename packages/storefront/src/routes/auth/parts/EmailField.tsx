import { TextField, type TextFieldProps } from '@shop/ui/TextField'
import * as texts from '#texts/auth.ts'

/** The e-mail address of an account, which password managers fill in. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  return <TextField label={texts.email} type="email" autoComplete="username" inputMode="email" {...props} />
}
