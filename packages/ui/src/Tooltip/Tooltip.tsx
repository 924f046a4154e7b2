import * as RadixTooltip from 'radix-ui/tooltip'
import type { ReactElement } from 'react'
import * as S from './Tooltip.styles.ts'

export interface TooltipProps {
  /** Supplementary text only: touch users never see a tooltip. */
  text: string
  /** A focusable element. */
  children: ReactElement
  /** Preferred side. */
  placement?: 'top' | 'right' | 'bottom' | 'left'
}

/** Short text for the hovered or focused element. Escape hides it. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={400}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <S.Bubble side={placement} sideOffset={6} collisionPadding={8}>
            {text}
          </S.Bubble>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
