import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { ButtonRoot } from '../lib/button.styles.ts'

export interface ButtonStyleProps {
  /**
   * `primary` for the main action of a screen, `strong` for a completed one, `critical` for one that can't be
   * undone, `quiet` is underlined text.
   */
  variant?: 'primary' | 'secondary' | 'strong' | 'critical' | 'quiet'
  /**
   * `l` for the main step of a page.
   * @default m
   */
  size?: 'm' | 'l'
  /** Fills the width of its container. */
  isWide?: boolean
}

export interface ButtonProps extends ButtonStyleProps, ComponentPropsWithRef<'button'> {
  /** Ignores presses and form submission while work is in progress; keeps the focus. */
  isBusy?: boolean
}

/** Triggers an action on the current page. Use `ButtonLink` for navigation. */
export function Button({
  variant = 'primary',
  size,
  isWide,
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
    <ButtonRoot
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
