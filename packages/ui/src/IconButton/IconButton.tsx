import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as S from './IconButton.styles.ts'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** What it does, for who can't see the icon. */
  label: string
  /** The icon. */
  children: ReactNode
  /** `raised` lies on a picture. */
  variant?: 'plain' | 'raised' | 'outlined'
}

/** A button that is one icon. */
export function IconButton({ label, variant = 'plain', type = 'button', ...rest }: IconButtonProps) {
  return <S.Root type={type} aria-label={label} title={label} data-variant={variant} {...rest} />
}
