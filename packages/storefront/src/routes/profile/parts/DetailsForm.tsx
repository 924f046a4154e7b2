import type { ProfileWire, UpdateProfileRequest } from '@shop/contract/users.schema'
import { Button } from '@shop/ui/Button'
import { FormNotice } from '@shop/ui/FormNotice'
import { RadioGroup } from '@shop/ui/RadioGroup'
import { TextField } from '@shop/ui/TextField'
import { useWatch } from 'react-hook-form'
import { profileQuery, updateProfile } from '#features/account/api/profileQuery.ts'
import { session } from '#features/account/session.ts'
import { useServices } from '#lib/AppServices.ts'
import { schemas } from '#lib/forms/schemas.ts'
import { useSchemaForm } from '#lib/forms/useSchemaForm.ts'
import { notify } from '#lib/notify.ts'
import * as S from '../ProfileRoute.styles.ts'

interface Details {
  name: string
  gender: ProfileWire['gender']
  birthday: string | null
}

const GENDERS = [
  { value: '', label: 'Rather not say' },
  { value: 'female', label: 'Woman' },
  { value: 'male', label: 'Man' },
  { value: 'other', label: 'Another' },
]

const genderOf = (value: string): Details['gender'] =>
  value === 'female' || value === 'male' || value === 'other' ? value : null

const emptyIsNull = (value: string | null) => (value === '' ? null : value)

/** Name, gender and birthday. */
export function DetailsForm({ profile }: { profile: ProfileWire }) {
  const { api, queries } = useServices()
  const { name, birthday } = profile
  const { form, formProps, field, problem, isBusy } = useSchemaForm<Details, UpdateProfileRequest>({
    schema: schemas.details,
    names: ['name', 'gender', 'birthday'],
    values: { name, gender: profile.gender, birthday: birthday ?? '' },
    onSubmit: async (details) => {
      const changed = await updateProfile(api, details)
      queries.setQueryData(profileQuery(api).queryKey, changed)
      session.rename(changed.name)
      notify.success('Your details are saved')
    },
  })
  const gender = useWatch({ control: form.control, name: 'gender' })
  return (
    <S.Form {...formProps}>
      {problem !== undefined && <FormNotice>{problem}</FormNotice>}
      <TextField label="Your name" autoComplete="name" {...field('name')} />
      <S.Choices>
        <RadioGroup
          legend="Gender"
          options={GENDERS}
          value={gender ?? ''}
          onChange={(value) => form.setValue('gender', genderOf(value))}
        />
      </S.Choices>
      <TextField
        label="Birthday"
        type="date"
        autoComplete="bday"
        {...field('birthday', { setValueAs: emptyIsNull })}
      />
      <Button type="submit" isBusy={isBusy}>
        Save
      </Button>
    </S.Form>
  )
}
