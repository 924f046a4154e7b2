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
      <S.Box type={type} {...rest} />
      <S.Label>{label}</S.Label>
      {count !== undefined && <S.Count>{formats.number(count)}</S.Count>}
    </S.Root>
  )
}
