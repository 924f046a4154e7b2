import type { ComponentPropsWithRef } from 'react'
import { ChevronDownIcon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './Select.styles.ts'

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  label: string
  /** Hides the label visually; screen readers still read it. */
  isLabelHidden?: boolean
  /** `pill` sits in a toolbar with its label beside it; `field` sits in a form. */
  variant?: 'pill' | 'field'
  options: readonly { value: string; label: string }[]
}

/** Native select. */
export function Select({
  label,
  isLabelHidden = false,
  variant = 'pill',
  options,
  className,
  style,
  ...rest
}: SelectProps) {
  return (
    <S.Root data-variant={variant} className={className} style={style}>
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <S.Label>{label}</S.Label>}
      <S.Field {...rest}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </S.Field>
      <ChevronDownIcon size={16} />
    </S.Root>
  )
}
