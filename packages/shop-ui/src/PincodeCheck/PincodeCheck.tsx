import {
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type RefObject,
  type SubmitEvent,
} from 'react'
import { Button } from '@shop/ui/Button'
import { MapPinIcon } from '@shop/ui/Icon'
import { Inline } from '@shop/ui/Inline'
import { TextField } from '@shop/ui/TextField'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { cart } from '../texts/cart.ts'
import * as S from './PincodeCheck.styles.ts'

export interface PincodeCheckProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Delivery location, once the shopper has entered a pincode. */
  place: { pincode: string; city: string } | null
  error?: string
  isBusy?: boolean
  /** Called with six digits to look up. */
  onCheck: (pincode: string) => void
  /** The shopper is changing the pincode: the form is shown instead of the place. */
  isChanging: boolean
  /** Called when the shopper begins to change the pincode. */
  onChangeStart: () => void
  /** Ref to the form, for a page that submits it. */
  formRef?: RefObject<HTMLFormElement | null>
}

/** Asks for the pincode once; the answer stays visible and can be changed. */
export function PincodeCheck({
  place,
  error,
  isBusy = false,
  onCheck,
  isChanging,
  onChangeStart,
  formRef,
  ...rest
}: PincodeCheckProps) {
  const texts = useTexts(cart, 'PincodeCheck')
  const change = useRef<HTMLButtonElement>(null)
  const hasAnswered = useRef(false)

  // When the place is known, the button that shows the form again receives the focus.
  const isForm = place === null || isChanging
  useEffect(() => {
    if (!isForm && hasAnswered.current) change.current?.focus()
    hasAnswered.current = false
  }, [isForm])

  return (
    <S.Root {...rest}>
      {isForm ? (
        <PincodeForm
          initial={place?.pincode ?? ''}
          takesFocus={isChanging}
          error={error}
          isBusy={isBusy}
          formRef={formRef}
          onCheck={(pincode) => {
            hasAnswered.current = true
            onCheck(pincode)
          }}
        />
      ) : (
        <Inline as={S.Location} gap="xs">
          <MapPinIcon size="m" />
          <p>
            {texts.deliverTo}{' '}
            <b>
              {place.city} {place.pincode}
            </b>
          </p>
          <Button ref={change} variant="quiet" onClick={onChangeStart}>
            {texts.change}
            <VisuallyHidden>{texts.changeOf}</VisuallyHidden>
          </Button>
        </Inline>
      )}
    </S.Root>
  )
}

interface PincodeFormProps extends Pick<PincodeCheckProps, 'error' | 'onCheck' | 'formRef'> {
  initial: string
  takesFocus: boolean
  isBusy: boolean
}

/** Uncontrolled, so that text typed before hydration is kept. */
function PincodeForm({ initial, takesFocus, error, isBusy, onCheck, formRef }: PincodeFormProps) {
  const texts = useTexts(cart, 'PincodeCheck')
  const [problem, setProblem] = useState<'incomplete' | 'asked'>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.select()
  }, [takesFocus])
  function submit(event: SubmitEvent) {
    event.preventDefault()
    const pincode = field.current?.value.replaceAll(/\D/g, '') ?? ''
    const isComplete = pincode.length === 6
    setProblem(isComplete ? 'asked' : 'incomplete')
    if (!isComplete) field.current?.focus()
    else if (!isBusy) onCheck(pincode)
  }
  return (
    <S.Form ref={formRef} method="post" noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label={texts.pincode}
        name="pincode"
        placeholder={texts.placeholder}
        defaultValue={initial}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        error={problem === 'asked' ? (isBusy ? undefined : error) : problem && texts[problem]}
        onChange={() => setProblem(undefined)}
      />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        {texts.check}
      </Button>
    </S.Form>
  )
}
