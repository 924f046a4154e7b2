import type { ComponentPropsWithRef } from 'react'
import { ChevronDownIcon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './Select.styles.ts'

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  /** What is chosen. */
  label: string
  /** The label is for screen readers only, where the place says it. */
  isLabelHidden?: boolean
  /** `pill` stands in a bar with its label beside it; `field` stands in a form, as wide as its neighbours. */
  look?: 'pill' | 'field'
  /** In this order; the label is what is read, the value what is sent. */
  options: readonly { value: string; label: string }[]
}

/** One of several, behind a button: the browser's own list, which every phone draws best. */
export function Select({
  label,
  isLabelHidden = false,
  look = 'pill',
  options,
  className,
  style,
  ...rest
}: SelectProps) {
  return (
    <S.Root data-look={look} className={className} style={style}>
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
