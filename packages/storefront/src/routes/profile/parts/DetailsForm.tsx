import {
  updateProfileRequestSchema,
  type ProfileWire,
  type UpdateProfileRequest,
} from '@shop/contract/users.schema'
import { Button } from '@shop/ui/Button'
import { FormNotice } from '@shop/ui/FormNotice'
import { Select } from '@shop/ui/Select'
import { TextField } from '@shop/ui/TextField'
import { profileQuery, updateProfile } from '#features/account/api/profileQuery.ts'
import { session } from '#features/account/session.ts'
import { useServices } from '#lib/AppServices.ts'
import { useSchemaForm } from '#lib/forms/useSchemaForm.ts'
import { notify } from '#lib/notify.ts'
import * as S from '../ProfileRoute.styles.ts'

interface Details {
  name: string
  gender: ProfileWire['gender'] | ''
  birthday: string | null
}

const detailsSchema = updateProfileRequestSchema.pick({ name: true, gender: true, birthday: true })

const GENDERS = [
  { value: '', label: 'Rather not say' },
  { value: 'female', label: 'Woman' },
  { value: 'male', label: 'Man' },
  { value: 'other', label: 'Another' },
]

const emptyIsNull = (value: string | null) => (value === '' ? null : value)

/** Name, gender and birthday. */
export function DetailsForm({ profile }: { profile: ProfileWire }) {
  const { api, queries } = useServices()
  const { name, gender, birthday } = profile
  const { formProps, field, problem, isBusy } = useSchemaForm<Details, UpdateProfileRequest>({
    schema: detailsSchema,
    names: ['name', 'gender', 'birthday'],
    values: { name, gender: gender ?? '', birthday: birthday ?? '' },
    onSubmit: async (details) => {
      const changed = await updateProfile(api, details)
      queries.setQueryData(profileQuery(api).queryKey, changed)
      session.rename(changed.name)
      notify.success('Your details are saved')
    },
  })
  return (
    <S.Form {...formProps}>
      {problem !== undefined && <FormNotice>{problem}</FormNotice>}
      <TextField label="Your name" autoComplete="name" {...field('name')} />
      <Select
        label="Gender"
        autoComplete="sex"
        options={GENDERS}
        {...field('gender', { setValueAs: emptyIsNull })}
      />
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
