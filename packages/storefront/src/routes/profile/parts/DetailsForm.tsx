import type { ProfileWire } from '@shop/contract/users.schema'
import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import { Inline } from '@shop/ui/Inline'
import { RadioGroup } from '@shop/ui/RadioGroup'
import { Stack } from '@shop/ui/Stack'
import { TextField } from '@shop/ui/TextField'
import { useState } from 'react'
import { profileQuery, updateProfile } from '#features/account/api/profileQuery.ts'
import { session } from '#features/account/session.ts'
import { useServices } from '#lib/AppServices.ts'
import { schemas } from '#lib/forms/schemas.ts'
import { useSchemaForm } from '#lib/forms/useSchemaForm.ts'
import { notify } from '#lib/notify.ts'
import * as texts from '#texts/profile.ts'
import * as S from '../ProfileRoute.styles.ts'

const GENDERS = [
  { value: '', label: texts.preferNotToSay },
  { value: 'female', label: texts.woman },
  { value: 'male', label: texts.man },
  { value: 'other', label: texts.another },
]

export function DetailsForm({ profile }: { profile: ProfileWire }) {
  const { api, queries } = useServices()
  const { name, birthday } = profile
  const [gender, setGender] = useState<string>(profile.gender ?? '')
  const { formProps, field, problem, isBusy } = useSchemaForm({
    schema: schemas.details,
    names: ['name', 'gender', 'birthday'],
    initial: { name, birthday: birthday ?? '' },
    // An empty choice or date clears the value.
    toInput: (typed) => ({
      name: typed.name,
      gender: typed.gender || null,
      birthday: typed.birthday || null,
    }),
    onSubmit: async (details) => {
      const changed = await updateProfile(api, details)
      queries.setQueryData(profileQuery(api).queryKey, changed)
      session.rename(changed.name)
      notify.success(texts.detailsSaved)
    },
  })
  return (
    <Stack as={S.Form} align="start" maxWidth="form" {...formProps}>
      {problem !== undefined && <Callout>{problem}</Callout>}
      <TextField label={texts.yourName} autoComplete="name" {...field('name')} />
      <Inline
        as={RadioGroup}
        gap="m"
        rowGap="none"
        legend={texts.gender}
        options={GENDERS}
        name="gender"
        value={gender}
        onChange={setGender}
      />
      <TextField label={texts.birthday} type="date" autoComplete="bday" {...field('birthday')} />
      <Button type="submit" isBusy={isBusy}>
        {texts.save}
      </Button>
    </Stack>
  )
}
