import { useState, type SubmitEvent } from 'react'
import { Button } from '@shop/ui/Button'
import { TextField } from '@shop/ui/TextField'
import { useTexts } from '../../ShopTextsProvider/ShopTextsProvider.tsx'
import { coupon } from '../../texts/coupon.ts'
import * as S from '../CouponField.styles.ts'

interface CouponFormProps {
  rejected: { code: string; reason: string } | null
  /** Code of the coupon that waits. It is shown above, so it leaves the field. */
  waiting: string | undefined
  isBusy: boolean
  onApply: (code: string) => void
}

/** Input for a code; a rejected code stays in it with the reason below. */
export function CouponForm({ rejected, waiting, isBusy, onApply }: CouponFormProps) {
  const texts = useTexts(coupon, 'CouponField')
  const [code, setCode] = useState(rejected?.code ?? '')
  const [shown, setShown] = useState(rejected?.code)
  const [isEmpty, setIsEmpty] = useState(false)
  if (rejected !== null && rejected.code !== shown) {
    setShown(rejected.code)
    setCode(rejected.code)
  }
  const [held, setHeld] = useState(waiting)
  if (waiting !== held) {
    setHeld(waiting)
    if (code.trim() === waiting) setCode('')
  }
  const reason = rejected !== null && code === rejected.code ? rejected.reason : undefined
  function submit(event: SubmitEvent) {
    event.preventDefault()
    const asked = code.trim().toUpperCase()
    setIsEmpty(asked === '')
    if (asked === waiting) setCode('')
    else if (asked !== '' && !isBusy) onApply(asked)
  }
  return (
    <S.Form onSubmit={submit} noValidate>
      <TextField
        label={texts.code}
        isLabelHidden
        placeholder={texts.code}
        name="coupon"
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={isEmpty && code === '' ? texts.missing : reason}
        onChange={(event) => setCode(event.target.value.toUpperCase())}
      />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        {texts.apply}
      </Button>
    </S.Form>
  )
}
