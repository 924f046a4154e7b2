import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as S from './Checkbox.styles.ts'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode
  /** Number of matching products, in a filter. */
  count?: number
  type?: 'checkbox' | 'radio'
}

/** Native checkbox or radio button with its label; `className` and `style` apply to the label. */
export function Checkbox({ label, count, type = 'checkbox', className, style, ...rest }: CheckboxProps) {
  return (
    <S.Root className={className} style={style}>
      <S.Box type={type} {...rest} />
      <S.Label>{label}</S.Label>
      {count !== undefined && <S.Count>{count.toLocaleString('en-IN')}</S.Count>}
    </S.Root>
  )
}
