import { PhoneField } from '@shop/ui/PhoneField'
import { TextField } from '@shop/ui/TextField'
import { schemas } from '#lib/forms/schemas.ts'
import { useSchemaForm } from '#lib/forms/useSchemaForm.ts'
import type { TypedPhone } from '../usePhoneSteps.ts'
import { AuthForm } from './AuthForm.tsx'
import * as texts from '#texts/auth.ts'

interface PhoneFormProps {
  isNew: boolean
  initial: TypedPhone | undefined
  onSubmit: (values: TypedPhone) => Promise<void>
}

export function PhoneForm({ isNew, initial, onSubmit }: PhoneFormProps) {
  const { field, ...form } = useSchemaForm({
    schema: isNew ? schemas.newPhone : schemas.phone,
    names: ['name', 'phone'],
    onSubmit,
    // The field itself shows "+91".
    initial: initial && { ...initial, phone: initial.phone.replace(/^\+91/, '') },
  })
  return (
    <AuthForm form={form} submitLabel={texts.sendACode}>
      {isNew && <TextField label={texts.yourName} autoComplete="name" {...field('name')} />}
      <PhoneField label={texts.mobileNumber} {...field('phone')} />
    </AuthForm>
  )
}
