import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import { PhoneField } from '@shop/ui/PhoneField'
import { Stack } from '@shop/ui/Stack'
import { TextField } from '@shop/ui/TextField'
import { schemas } from '#lib/forms/schemas.ts'
import { useSchemaForm } from '#lib/forms/useSchemaForm.ts'
import * as texts from '#texts/auth.ts'

interface PhoneValues {
  phone: string
  name?: string | undefined
}

interface PhoneFormProps {
  isNew: boolean
  initial?: PhoneValues
  onSubmit: (values: PhoneValues) => Promise<void>
}

export function PhoneForm({ isNew, initial, onSubmit }: PhoneFormProps) {
  const { formProps, field, problem, isBusy } = useSchemaForm({
    schema: isNew ? schemas.newPhone : schemas.phone,
    names: ['name', 'phone'],
    onSubmit,
    ...(initial && { initial: { phone: initial.phone, name: initial.name ?? '' } }),
  })
  return (
    <Stack as="form" {...formProps}>
      {problem !== undefined && <Callout>{problem}</Callout>}
      {isNew && <TextField label={texts.yourName} autoComplete="name" {...field('name')} />}
      <PhoneField label={texts.mobileNumber} {...field('phone')} />
      <Button type="submit" size="l" isWide isBusy={isBusy}>
        {texts.sendACode}
      </Button>
    </Stack>
  )
}
