import { useState, type ReactNode } from 'react'
import type { AddressData } from '../AddressCard/AddressCard.tsx'
import { Button } from '@shop/ui/Button'
import { Checkbox } from '@shop/ui/Checkbox'
import { FormNotice } from '@shop/ui/FormNotice'
import { Grid } from '@shop/ui/Grid'
import { useForm, type FormErrors } from '@shop/ui/hooks/useForm'
import { Inline } from '@shop/ui/Inline'
import { PhoneField } from '@shop/ui/PhoneField'
import { RadioGroup } from '@shop/ui/RadioGroup'
import { TextField } from '@shop/ui/TextField'
import * as S from './AddressForm.styles.ts'

export interface AddressValues extends AddressData {
  isDefault: boolean
}

export type AddressErrors = FormErrors<keyof AddressValues>

export interface AddressFormProps {
  /** @default an empty address */
  initial?: Partial<AddressValues>
  /** Saves the address and resolves with errors, or with undefined on success. The fields keep their values. */
  onSubmit: (values: AddressValues) => Promise<AddressErrors | undefined>
  /** Looks up city and state of a pincode; undefined when unknown. */
  findLocation: (pincode: string) => Promise<{ city: string; state: string } | undefined>
  /** Shows a cancel button when given. */
  onCancel?: () => void
  submitLabel?: string
  /** Locks the checkbox of the default address: one address is always the default. */
  isDefaultFixed?: boolean
  /** Content above the buttons. */
  children?: ReactNode
}

const EMPTY: AddressValues = {
  name: '',
  phone: '',
  pincode: '',
  line1: '',
  line2: '',
  landmark: '',
  city: '',
  state: '',
  type: 'home',
  isDefault: false,
}

const TYPES = [
  { value: 'home', label: 'Home' },
  { value: 'work', label: 'Work' },
]

type TextName = Exclude<keyof AddressValues, 'type' | 'isDefault'>

/**
 * Form for an Indian address. A pincode fills in city and state. Submitting shows all errors at once and
 * focuses the first invalid field.
 */
export function AddressForm({
  initial,
  onSubmit,
  findLocation,
  onCancel,
  submitLabel = 'Save address',
  isDefaultFixed = false,
  children,
}: AddressFormProps) {
  const [values, setValues] = useState<AddressValues>({ ...EMPTY, ...initial })
  const { formProps, errors, notice, isBusy } = useForm(() => onSubmit(values))
  const [place, setPlace] = useState('')

  const set = (change: Partial<AddressValues>) => setValues((before) => ({ ...before, ...change }))

  async function fillIn(pincode: string) {
    set({ pincode })
    if (!/^[1-9]\d{5}$/.test(pincode)) return
    const found = await findLocation(pincode)
    setValues((now) => (now.pincode === pincode && found ? { ...now, ...found } : now))
    setPlace(
      found
        ? `${found.city}, ${found.state}`
        : 'We couldn’t find this pincode. Please enter the city and state.',
    )
  }

  const field = (name: TextName) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
    error: errors[name],
  })
  return (
    <S.Form {...formProps}>
      <TextField label="Receiver’s name" autoComplete="shipping name" {...field('name')} />
      <PhoneField
        label="Receiver’s mobile number"
        hint="We share it only with the delivery partner."
        {...field('phone')}
        autoComplete="shipping tel-national"
      />
      <TextField
        label="Pincode"
        inputMode="numeric"
        autoComplete="shipping postal-code"
        {...field('pincode')}
        onChange={(event) => void fillIn(event.target.value.replaceAll(/\D/g, '').slice(0, 6))}
        hint={place || 'We’ll fill in the city and state.'}
      />
      <Grid columnRem={10}>
        <TextField label="City" autoComplete="shipping address-level2" {...field('city')} />
        <TextField label="State" autoComplete="shipping address-level1" {...field('state')} />
      </Grid>
      <TextField
        label="Flat, house number, building"
        autoComplete="shipping address-line1"
        {...field('line1')}
      />
      <TextField label="Area, street (optional)" autoComplete="shipping address-line2" {...field('line2')} />
      <TextField
        label="Landmark (optional)"
        autoComplete="off"
        hint="For example, “opposite Statue Circle”."
        {...field('landmark')}
      />
      <S.Types>
        <RadioGroup
          legend="Address type"
          options={TYPES}
          value={values.type}
          onChange={(type) => set({ type: type === 'work' ? 'work' : 'home' })}
        />
      </S.Types>
      {!isDefaultFixed && (
        <Checkbox
          label="Make this my default address"
          checked={values.isDefault}
          onChange={(event) => set({ isDefault: event.target.checked })}
        />
      )}
      {children}
      {notice !== undefined && <FormNotice>{notice}</FormNotice>}
      <Inline>
        <Button type="submit" isBusy={isBusy}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Inline>
    </S.Form>
  )
}
