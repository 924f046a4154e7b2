import { useEffect, useRef, useState, type ComponentPropsWithRef, type SubmitEvent } from 'react'
import { Button } from '../Button/Button.tsx'
import { MapPinIcon } from '../Icon/Icon.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './PincodeCheck.styles.ts'

export interface PincodeCheckProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Where the shopper lives, once that was asked. */
  place: { pincode: string; city: string } | null
  /** Why the last pincode was not taken. */
  error?: string | undefined
  /** It is being looked up. */
  isBusy?: boolean
  onCheck: (pincode: string) => void
}

/** A pincode has six digits and does not begin with 0. */
const PINCODE = /^[1-9]\d{5}$/

/** Where to? Asked once; what was answered stays in sight and can be changed. */
export function PincodeCheck({ place, error, isBusy = false, onCheck, ...rest }: PincodeCheckProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [shown, setShown] = useState(place?.pincode)
  const change = useRef<HTMLButtonElement>(null)
  const hasAnswered = useRef(false)

  // A new place is the answer: the form goes, and the focus with it to where it can be changed again.
  if (place?.pincode !== shown) {
    setShown(place?.pincode)
    setIsAsking(false)
  }
  const isForm = place === null || isAsking
  useEffect(() => {
    if (!isForm && hasAnswered.current) change.current?.focus()
    hasAnswered.current = false
  }, [isForm])

  return (
    <S.Root {...rest}>
      {isForm ? (
        <PincodeForm
          initial={place?.pincode ?? ''}
          takesFocus={isAsking}
          error={error}
          isBusy={isBusy}
          onCheck={(pincode) => {
            hasAnswered.current = true
            if (pincode === place?.pincode) setIsAsking(false)
            else onCheck(pincode)
          }}
        />
      ) : (
        <S.Place>
          <MapPinIcon size={18} />
          <p>
            Deliver to{' '}
            <b>
              {place.city} {place.pincode}
            </b>
          </p>
          <Button ref={change} variant="quiet" onClick={() => setIsAsking(true)}>
            Change<VisuallyHidden> pincode</VisuallyHidden>
          </Button>
        </S.Place>
      )}
    </S.Root>
  )
}

interface PincodeFormProps extends Pick<PincodeCheckProps, 'error' | 'onCheck'> {
  initial: string
  takesFocus: boolean
  isBusy: boolean
}

function PincodeForm({ initial, takesFocus, error, isBusy, onCheck }: PincodeFormProps) {
  const [pincode, setPincode] = useState(initial)
  const [checked, setChecked] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const isWrong = checked === pincode && !PINCODE.test(pincode)
  function submit(event: SubmitEvent) {
    event.preventDefault()
    setChecked(pincode)
    if (!PINCODE.test(pincode)) field.current?.focus()
    else if (!isBusy) onCheck(pincode)
  }
  return (
    <S.Form onSubmit={submit} noValidate>
      <TextField
        ref={takesFocus ? focusAll : field}
        label="Pincode"
        name="pincode"
        placeholder="6 digits"
        value={pincode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        error={
          isWrong
            ? 'A pincode has six digits and does not begin with 0.'
            : checked === pincode && !isBusy
              ? error
              : undefined
        }
        onChange={(event) => setPincode(event.target.value.replaceAll(/\D/g, ''))}
      />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        Check
      </Button>
    </S.Form>
  )
}

function focusAll(element: HTMLInputElement | null) {
  element?.select()
}
