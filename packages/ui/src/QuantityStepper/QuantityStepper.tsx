import type { ComponentPropsWithRef } from 'react'
import { useControllable } from '../hooks/useControllable.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { MinusIcon, PlusIcon } from '../Icon/Icon.tsx'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { orderTexts } from '../texts/orderTexts.ts'
import * as S from './QuantityStepper.styles.ts'

export interface QuantityStepperProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'children' | 'defaultValue'
> {
  /** Accessible name, such as the product's title. */
  label: string
  /** Number of a controlled stepper. */
  value?: number
  /**
   * First number of an uncontrolled stepper.
   * @default `min`
   */
  defaultValue?: number
  /** @default 1 */
  min?: number
  max: number
  onChange?: (value: number) => void
  /** Name of the number in a form. */
  name?: string
}

/** Number with buttons that decrease and increase it. */
export function QuantityStepper({
  label,
  value: valueOutside,
  min = 1,
  defaultValue = min,
  max,
  onChange,
  name,
  ...rest
}: QuantityStepperProps) {
  const [value, change] = useControllable(valueOutside, defaultValue, onChange)
  const texts = useTexts(orderTexts, 'QuantityStepper')
  return (
    <S.Root role="group" aria-label={texts.label(label)} {...rest}>
      <IconButton label={texts.less} disabled={value <= min} onClick={() => change(value - 1)}>
        <MinusIcon size="s" />
      </IconButton>
      <S.Value aria-live="polite">{value}</S.Value>
      <IconButton label={texts.more} disabled={value >= max} onClick={() => change(value + 1)}>
        <PlusIcon size="s" />
      </IconButton>
      {name !== undefined && <input type="hidden" name={name} value={value} />}
    </S.Root>
  )
}
