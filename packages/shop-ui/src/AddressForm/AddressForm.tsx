import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import type { AddressData } from '../AddressCard/AddressCard.tsx'
import { Button } from '@shop/ui/Button'
import { Checkbox } from '@shop/ui/Checkbox'
import { Callout } from '@shop/ui/Callout'
import { Grid } from '@shop/ui/Grid'
import { useForm, type FormErrors } from '@shop/ui/hooks/useForm'
import { Inline } from '@shop/ui/Inline'
import { PhoneField } from '@shop/ui/PhoneField'
import { RadioGroup } from '@shop/ui/RadioGroup'
import { Stack } from '@shop/ui/Stack'
import { StickyBar } from '@shop/ui/StickyBar'
import { TextField } from '@shop/ui/TextField'
import { ButtonRow } from '../lib/buttonRow.styles.ts'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { account } from '../texts/account.ts'

export interface AddressValues extends AddressData {
  isDefault: boolean
}

export type AddressErrors = FormErrors<keyof AddressValues>

/** Answer to a pincode, empty when the lookup failed. */
export interface PincodeAnswer {
  place?: { city: string; state: string }
  /** Why no address can have this pincode. */
  problem?: string
}

export interface AddressFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'onChange'> {
  /** @default an empty address */
  defaultValues?: Partial<AddressValues>
  /** Saves the address and resolves with errors, or with undefined on success. The fields keep their values. */
  onSubmit: (values: AddressValues) => Promise<AddressErrors | undefined>
  /** Called with the values whenever one has changed, to keep what is unfinished. */
  onChange?: (values: AddressValues) => void
  /** Looks up city and state of a pincode. */
  findLocation: (pincode: string) => Promise<PincodeAnswer>
  /** Shows a cancel button when given. */
  onCancel?: () => void
  submitLabel?: string
  /** Locks the checkbox of the default address: one address is always the default. */
  isDefaultFixed?: boolean
  /** True for a page of its own: while the window does not show the button, a bar does. */
  hasBar?: boolean
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

type TextName = Exclude<keyof AddressValues, 'type' | 'isDefault'>

/**
 * Form for an Indian address. A pincode fills in city and state. Submitting shows all errors at once and
 * focuses the first invalid field.
 */
export function AddressForm({
  defaultValues,
  onSubmit,
  onChange,
  findLocation,
  onCancel,
  submitLabel,
  isDefaultFixed = false,
  hasBar = false,
  children,
  ref,
  ...rest
}: AddressFormProps) {
  const texts = useTexts(account, 'AddressForm')
  const [values, setValues] = useState<AddressValues>({
    ...EMPTY,
    ...defaultValues,
    // The field itself shows "+91".
    phone: defaultValues?.phone?.replace(/^\+91/, '') ?? '',
  })
  const told = useRef(values)
  useEffect(() => {
    if (told.current === values) return
    told.current = values
    onChange?.(values)
  }, [values, onChange])
  const { formProps, errors, clear, notice, isBusy } = useForm(() => onSubmit(values), ref)
  const [answer, setAnswer] = useState<PincodeAnswer>({})
  // City and state of the pincode that was entered last.
  const filledIn = useRef({ city: values.city, state: values.state })
  const newest = useRef(values.pincode)
  const buttons = useRef<HTMLDivElement>(null)

  const set = (change: Partial<AddressValues>) => setValues((before) => ({ ...before, ...change }))

  async function fillIn(pincode: string) {
    const { city, state } = filledIn.current
    setAnswer({})
    setValues((now) => ({
      ...now,
      pincode,
      // They belong to another pincode, unless the shopper has changed them.
      ...(now.city === city && now.state === state && { city: '', state: '' }),
    }))
    newest.current = pincode
    if (!/^[1-9]\d{5}$/.test(pincode)) return
    const found = await findLocation(pincode)
    if (newest.current !== pincode) return
    setAnswer(found)
    if (found.place === undefined) return
    filledIn.current = found.place
    set(found.place)
    clear('city', 'state')
  }

  const field = (name: TextName) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
    error: errors[name],
  })
  const pincodeError = errors.pincode ?? answer.problem
  const toFillIn = values.city === '' && pincodeError === undefined ? texts.pincodeHint : undefined
  const pincodeHint = answer.place ? `${answer.place.city}, ${answer.place.state}` : toFillIn
  const submit = (
    <Button type="submit" isBusy={isBusy}>
      {submitLabel ?? texts.save}
    </Button>
  )
  return (
    <Stack as="form" maxWidth="form" {...formProps} {...rest}>
      <Grid columnRem={14}>
        <TextField label={texts.name} autoComplete="shipping name" {...field('name')} />
        <PhoneField
          label={texts.phone}
          hint={texts.phoneHint}
          {...field('phone')}
          autoComplete="shipping tel-national"
        />
      </Grid>
      <TextField
        label={texts.pincode}
        inputMode="numeric"
        autoComplete="shipping postal-code"
        {...field('pincode')}
        onChange={(event) => void fillIn(event.target.value.replaceAll(/\D/g, '').slice(0, 6))}
        error={pincodeError}
        hint={pincodeHint}
      />
      <Grid columnRem={10}>
        <TextField label={texts.city} autoComplete="shipping address-level2" {...field('city')} />
        <TextField label={texts.state} autoComplete="shipping address-level1" {...field('state')} />
      </Grid>
      <TextField label={texts.line1} autoComplete="shipping address-line1" {...field('line1')} />
      <Grid columnRem={14}>
        <TextField label={texts.line2} autoComplete="shipping address-line2" {...field('line2')} />
        <TextField
          label={texts.landmark}
          autoComplete="off"
          hint={texts.landmarkHint}
          {...field('landmark')}
        />
      </Grid>
      <Inline
        as={RadioGroup}
        gap="l"
        rowGap="none"
        legend={texts.type}
        options={[
          { value: 'home', label: texts.home },
          { value: 'work', label: texts.work },
        ]}
        value={values.type}
        onChange={(type) => set({ type: type === 'work' ? 'work' : 'home' })}
      />
      {!isDefaultFixed && (
        <Checkbox
          label={texts.makeDefault}
          checked={values.isDefault}
          onChange={(event) => set({ isDefault: event.target.checked })}
        />
      )}
      {children}
      {notice !== undefined && <Callout>{notice}</Callout>}
      <Inline as={ButtonRow} ref={buttons}>
        {submit}
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </Inline>
      {hasBar && <StickyBar replaces={buttons}>{submit}</StickyBar>}
    </Stack>
  )
}
