import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import { useForm } from '@shop/ui/hooks/useForm'
import { RadioGroup } from '@shop/ui/RadioGroup'
import { Stack } from '@shop/ui/Stack'
import { TextField } from '@shop/ui/TextField'
import { notify } from '@shop/ui/Toaster'

/** Sends the form and resolves with errors by field, or with undefined on success. */
async function subscribe(form: HTMLFormElement) {
  const data = new FormData(form)
  if (data.get('email') === '') return { email: 'Enter your e-mail address.' }
  const response = await fetch('/newsletter', { method: 'POST', body: data })
  if (!response.ok) return { form: 'We couldn’t sign you up. Please try again.' }
  notify({ type: 'success', text: 'Welcome to the newsletter.' })
  return undefined
}

export function Newsletter() {
  const { formProps, errors, notice, isBusy } = useForm<'email' | 'often'>(subscribe)
  return (
    <Stack as="form" maxWidth="form" {...formProps}>
      <TextField label="E-mail address" name="email" type="email" autoComplete="email" error={errors.email} />
      <RadioGroup
        legend="How often?"
        name="often"
        defaultValue="weekly"
        options={[
          { value: 'weekly', label: 'Every week' },
          { value: 'monthly', label: 'Every month' },
        ]}
        error={errors.often}
      />
      {notice !== undefined && <Callout>{notice}</Callout>}
      <Button type="submit" isBusy={isBusy}>
        Sign up
      </Button>
    </Stack>
  )
}
