import type { ComponentPropsWithRef } from 'react'
import * as S from './MenuPanel.styles.ts'

export interface MenuPanelProps extends ComponentPropsWithRef<'div'> {
  /** Aligns with the start or the end of the nearest positioned ancestor; `wide` has its width. */
  placement?: 'start' | 'end' | 'wide'
}

/** Raised panel below a button; `Popover` opens and closes it. */
export function MenuPanel({ placement = 'start', ...rest }: MenuPanelProps) {
  return <S.Root data-placement={placement} {...rest} />
}
