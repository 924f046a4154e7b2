import { CART_LINE_QUANTITY_MAX } from '@shop/contract/limits'
import type { ComponentPropsWithRef } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { MinusIcon, PlusIcon } from '../Icon/Icon.tsx'
import * as S from './QuantityStepper.styles.ts'

export interface QuantityStepperProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** What is counted, such as the product's title. */
  label: string
  /** How many now. */
  value: number
  /** @default 1 */
  min?: number
  /** @default the most of one thing that a cart takes */
  max?: number
  /** How many from now on. */
  onChange: (value: number) => void
}

/** How many of something: one less, one more. */
export function QuantityStepper({
  label,
  value,
  min = 1,
  max = CART_LINE_QUANTITY_MAX,
  onChange,
  ...rest
}: QuantityStepperProps) {
  return (
    <S.Root role="group" aria-label={`Quantity of ${label}`} {...rest}>
      <IconButton label="One less" disabled={value <= min} onClick={() => onChange(value - 1)}>
        <MinusIcon size={16} />
      </IconButton>
      <S.Value aria-live="polite">{value}</S.Value>
      <IconButton label="One more" disabled={value >= max} onClick={() => onChange(value + 1)}>
        <PlusIcon size={16} />
      </IconButton>
    </S.Root>
  )
}
