import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { BankIcon, CreditCardIcon, CashIcon, SmartphoneIcon } from '@shop/ui/Icon'
import { Stack } from '@shop/ui/Stack'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { checkout } from '../texts/checkout.ts'
import * as S from './PaymentMethodPicker.styles.ts'

/** `cod` is cash on delivery. */
export type PayMethod = 'upi' | 'card' | 'netbanking' | 'cod'

export interface PaymentMethodPickerProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'children'
> {
  value: PayMethod
  onChange: (method: PayMethod) => void
  /** Reason why cash on delivery is not offered; null when it is. */
  codDisabledReason?: string | null
  /** False hides cash on delivery, for an order that uses it already. */
  hasCod?: boolean
}

const CHOICES: readonly { method: PayMethod; icon: ReactNode }[] = [
  { method: 'upi', icon: <SmartphoneIcon /> },
  { method: 'card', icon: <CreditCardIcon /> },
  { method: 'netbanking', icon: <BankIcon /> },
  { method: 'cod', icon: <CashIcon /> },
]

/** Radio group of the four payment methods; an unavailable one shows the reason. */
export function PaymentMethodPicker({
  value,
  onChange,
  codDisabledReason = null,
  hasCod = true,
  ...rest
}: PaymentMethodPickerProps) {
  const texts = useTexts(checkout, 'PaymentMethodPicker')
  const name = useId()
  return (
    <Stack as="fieldset" gap="s" {...rest}>
      <S.Legend>{texts.label}</S.Legend>
      {CHOICES.filter(({ method }) => method !== 'cod' || hasCod).map(({ method, icon }) => {
        const { title, note } = texts[method]
        const disabledReason = method === 'cod' ? codDisabledReason : null
        return (
          <S.Choice key={method}>
            <input
              type="radio"
              name={name}
              value={method}
              checked={value === method}
              disabled={disabledReason !== null}
              aria-describedby={`${name}-${method}`}
              aria-labelledby={`${name}-${method}-title`}
              onChange={() => onChange(method)}
            />
            {icon}
            <span>
              <b id={`${name}-${method}-title`}>{title}</b>
              <span id={`${name}-${method}`}>{disabledReason ?? note}</span>
            </span>
          </S.Choice>
        )
      })}
    </Stack>
  )
}
