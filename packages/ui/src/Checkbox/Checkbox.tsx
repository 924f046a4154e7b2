import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useFormats } from '../TextsProvider/TextsProvider.tsx'
import * as S from './Checkbox.styles.ts'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode
  /** Number of matching products, in a filter. */
  count?: number
  type?: 'checkbox' | 'radio'
}

/** Native checkbox or radio button with its label; `className` and `style` apply to the label. */
export function Checkbox({ label, count, type = 'checkbox', className, style, ...rest }: CheckboxProps) {
  const formats = useFormats()
  return (
    <S.Root className={className} style={style}>
      <input type={type} {...rest} />
      <span data-part="label">{label}</span>
      {count !== undefined && <span data-part="count">{formats.number(count)}</span>}
    </S.Root>
  )
}
