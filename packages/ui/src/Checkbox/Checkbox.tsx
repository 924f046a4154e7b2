import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as S from './Checkbox.styles.ts'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** What is chosen. */
  label: ReactNode
  /** How many things it would leave, in a filter. */
  count?: number
  /** `radio` is one of several with the same `name`. */
  type?: 'checkbox' | 'radio'
}

/** A native checkbox or radio button with its label; `className` and `style` go to the label. */
export function Checkbox({ label, count, type = 'checkbox', className, style, ...rest }: CheckboxProps) {
  return (
    <S.Root className={className} style={style}>
      <S.Box type={type} {...rest} />
      <S.Label>{label}</S.Label>
      {count !== undefined && <S.Count>{count.toLocaleString('en-IN')}</S.Count>}
    </S.Root>
  )
}
