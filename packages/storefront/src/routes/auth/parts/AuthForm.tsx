import { Button, type ButtonProps } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import { Stack } from '@shop/ui/Stack'
import type { ReactNode } from 'react'
import type { SchemaForm } from '#lib/forms/useSchemaForm.ts'

interface AuthFormProps extends Pick<ButtonProps, 'variant'> {
  form: SchemaForm
  /** Without one there is no button. */
  submitLabel: string | undefined
  /** Link beside the message. */
  help?: ReactNode
  /** Content below the button. */
  below?: ReactNode
  children: ReactNode
}

/** Form with its message, its fields and a wide button. */
export function AuthForm({
  form: { formProps, problem, isBusy },
  submitLabel,
  variant,
  help,
  below,
  children,
}: AuthFormProps) {
  return (
    <Stack as="form" {...formProps}>
      {problem !== undefined && (
        <Callout>
          {problem} {help}
        </Callout>
      )}
      {children}
      {submitLabel !== undefined && (
        <Button type="submit" size="l" variant={variant} isWide isBusy={isBusy}>
          {submitLabel}
        </Button>
      )}
      {below}
    </Stack>
  )
}
