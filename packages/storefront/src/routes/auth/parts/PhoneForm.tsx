import { PhoneField } from '@shop/ui/PhoneField'
import { TextField } from '@shop/ui/TextField'
import { schemas } from '#lib/forms/schemas.ts'
import { useSchemaForm } from '#lib/forms/useSchemaForm.ts'
import { AuthForm } from './AuthForm.tsx'
import * as texts from '#texts/auth.ts'

interface PhoneValues {
  phone: string
  name?: string | undefined
}

interface PhoneFormProps {
  isNew: boolean
  initial: PhoneValues | undefined
  onSubmit: (values: PhoneValues) => Promise<void>
}

export function PhoneForm({ isNew, initial, onSubmit }: PhoneFormProps) {
  const { field, ...form } = useSchemaForm({
    schema: isNew ? schemas.newPhone : schemas.phone,
    names: ['name', 'phone'],
    onSubmit,
    initial,
  })
  return (
    <AuthForm form={form} submitLabel={texts.sendACode}>
      {isNew && <TextField label={texts.yourName} autoComplete="name" {...field('name')} />}
      <PhoneField label={texts.mobileNumber} {...field('phone')} />
    </AuthForm>
  )
}
