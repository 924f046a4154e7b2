import type { CodeProof, CodeSentResponse } from '@shop/contract/people.schema'
import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import { PhoneField } from '@shop/ui/PhoneField'
import { Stack } from '@shop/ui/Stack'
import { TextField } from '@shop/ui/TextField'
import { useState } from 'react'
import { authCalls } from '#features/account/api/authCalls.ts'
import { profileQuery, updateProfile } from '#features/account/api/profileQuery.ts'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { useServices } from '#lib/AppServices.ts'
import { schemas } from '#lib/forms/schemas.ts'
import { useSchemaForm } from '#lib/forms/useSchemaForm.ts'
import { notify } from '#lib/notify.ts'
import * as S from '../ProfileRoute.styles.ts'
import type { ContactKind } from './ContactRow.tsx'
import { ProofForm } from './ProofForm.tsx'
import * as texts from '#texts/profile.ts'

interface ContactFormProps {
  kind: ContactKind
  current: string | null
  onDone: () => void
}

interface Contact {
  email?: string
  phone?: string
}

export function ContactForm({ kind, current, onDone }: ContactFormProps) {
  const { api, queries } = useServices()
  const [sent, setSent] = useState<{ target: string; challengeId: string }>()
  const { formProps, field, problem, isBusy } = useSchemaForm({
    schema: schemas[kind],
    names: [kind],
    initial: { [kind]: current ?? undefined },
    onSubmit: async (contact: Contact) => {
      const target = contact[kind] ?? ''
      const { challenge_id } = await sendCode(api, kind, target)
      setSent({ target, challengeId: challenge_id })
    },
  })

  async function confirm(target: string, proof: CodeProof) {
    const change =
      kind === 'email' ? { email: target, email_proof: proof } : { phone: target, phone_proof: proof }
    queries.setQueryData(profileQuery(api).queryKey, await updateProfile(api, change))
    notify.success(texts.confirmed)
    onDone()
  }
  if (sent !== undefined) {
    return (
      <ProofForm
        target={sent.target}
        onSubmit={(code) => confirm(sent.target, { challenge_id: sent.challengeId, code })}
        onBack={() => setSent(undefined)}
      />
    )
  }
  return (
    <Stack as={S.Form} align="start" maxWidth="form" {...formProps}>
      {problem !== undefined && <Callout>{problem}</Callout>}
      {kind === 'email' ? (
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          {...field('email')}
        />
      ) : (
        <PhoneField label={texts.mobileNumber} {...field('phone')} />
      )}
      <Button type="submit" isBusy={isBusy}>
        {texts.sendACode}
      </Button>
    </Stack>
  )
}

async function sendCode(api: ApiClient, kind: ContactKind, target: string) {
  if (kind === 'phone') return authCalls.requestCode(api, target)
  return (await api.post<CodeSentResponse>('/api/users/email/code', { email: target })).data
}
