import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as S from './IconButton.styles.ts'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** Accessible name. */
  label: string
  /** The icon. */
  children: ReactNode
  /** `raised` for use on a picture. */
  variant?: 'plain' | 'raised' | 'outlined'
}

/** Button with only an icon. */
export function IconButton({ label, variant = 'plain', type = 'button', ...rest }: IconButtonProps) {
  return <S.Root type={type} aria-label={label} title={label} data-variant={variant} {...rest} />
}
