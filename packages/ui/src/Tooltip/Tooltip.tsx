import * as RadixTooltip from 'radix-ui/tooltip'
import type { ReactElement } from 'react'
import * as S from './Tooltip.styles.ts'

export interface TooltipProps {
  /** A few words. Never the only place that says it: a finger sees no tooltip. */
  text: string
  /** What it is about: something that takes the focus. */
  children: ReactElement
  /** Where it appears, if there is room. */
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/** A few words on what has the pointer or the focus. Escape hides it. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={400}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <S.Bubble side={side} sideOffset={6} collisionPadding={8}>
            {text}
          </S.Bubble>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
