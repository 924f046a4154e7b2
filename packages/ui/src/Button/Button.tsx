import type { ComponentPropsWithRef, MouseEvent } from 'react'
import * as S from './Button.styles.ts'

export interface ButtonLook {
  /** `primary` is the one thing to do on a screen; `strong` says that it is done; `critical` can't be undone; `quiet` is underlined text. */
  variant?: 'primary' | 'secondary' | 'strong' | 'critical' | 'quiet'
  /** `l` is the main step of a page. */
  size?: 'm' | 'l'
  /** As wide as its container. */
  isWide?: boolean
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Work is under way: presses do nothing, also those that would send a form; the focus stays. */
  isBusy?: boolean
}

/** Does something on this page. What leads to another page is a `ButtonLink`. */
export function Button({
  variant = 'primary',
  size = 'm',
  isWide = false,
  isBusy = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <S.Root
      type={type}
      data-variant={variant}
      data-size={size}
      data-wide={isWide}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={handleClick}
      {...rest}
    />
  )
}
