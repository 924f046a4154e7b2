import type { ComponentPropsWithRef } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { MinusIcon, PlusIcon } from '../Icon/Icon.tsx'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import * as S from './QuantityStepper.styles.ts'

export interface QuantityStepperProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** Accessible name, such as the product's title. */
  label: string
  value: number
  /** @default 1 */
  min?: number
  max: number
  onChange: (value: number) => void
}

/** Number with buttons that decrease and increase it. */
export function QuantityStepper({ label, value, min = 1, max, onChange, ...rest }: QuantityStepperProps) {
  const texts = useTexts('QuantityStepper')
  return (
    <S.Root role="group" aria-label={texts.label(label)} {...rest}>
      <IconButton label={texts.less} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <MinusIcon size={16} />
      </IconButton>
      <S.Value aria-live="polite">{value}</S.Value>
      <IconButton label={texts.more} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <PlusIcon size={16} />
      </IconButton>
    </S.Root>
  )
}
