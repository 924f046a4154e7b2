import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { BankIcon, CreditCardIcon, CashIcon, SmartphoneIcon } from '@shop/ui/Icon'
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

interface Choice {
  method: PayMethod
  title: string
  note: string
  icon: ReactNode
}

const CHOICES: readonly Choice[] = [
  {
    method: 'upi',
    title: 'UPI',
    note: 'Google Pay, PhonePe, Paytm, BHIM or any other app',
    icon: <SmartphoneIcon />,
  },
  {
    method: 'card',
    title: 'Card',
    note: 'Visa, Mastercard, RuPay. You enter the details on the bank’s page',
    icon: <CreditCardIcon />,
  },
  {
    method: 'netbanking',
    title: 'Net banking',
    note: 'Log in to your own bank',
    icon: <BankIcon />,
  },
  {
    method: 'cod',
    title: 'Cash on delivery',
    note: 'Pay when your order arrives, or online before that',
    icon: <CashIcon />,
  },
]

/** Radio group of the four payment methods; an unavailable one shows the reason. */
export function PaymentMethodPicker({
  value,
  onChange,
  codDisabledReason = null,
  hasCod = true,
  ...rest
}: PaymentMethodPickerProps) {
  const name = useId()
  return (
    <S.Root {...rest}>
      <S.Legend>How would you like to pay?</S.Legend>
      {CHOICES.filter(({ method }) => method !== 'cod' || hasCod).map(({ method, title, note, icon }) => {
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
    </S.Root>
  )
}
