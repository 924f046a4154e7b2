import { Suspense, useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useSharedRef } from '../hooks/useSharedRef.ts'
import { useControllable } from '../hooks/useControllable.ts'
import { useDismiss } from '../hooks/useDismiss.ts'
import { MenuPanel, type MenuPanelProps } from '../MenuPanel/MenuPanel.tsx'
import * as S from './Popover.styles.ts'

export interface PopoverProps extends ComponentPropsWithRef<'div'>, Pick<MenuPanelProps, 'placement'> {
  /** Content of the button. */
  label: ReactNode
  /** Native props of the button. */
  buttonProps?: ComponentPropsWithRef<'button'>
  /** Open state of a controlled popover. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** The panel, rendered only while open, so it may be lazy. */
  children: ReactNode
}

/**
 * Button that opens a panel below it. A second press, Escape, an outside press and focus leaving close it; Escape returns the focus
 * to the button.
 */
export function Popover({
  label,
  buttonProps,
  placement = 'start',
  isOpen: isOpenOutside,
  onOpenChange,
  children,
  ref,
  ...rest
}: PopoverProps) {
  const panelId = useId()
  const root = useSharedRef<HTMLDivElement>(ref)
  const [isOpen, change] = useControllable(isOpenOutside, false, onOpenChange)
  useDismiss(root, isOpen, () => change(false))

  return (
    <S.Root ref={root} data-placement={placement} {...rest}>
      <S.Trigger
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => change(!isOpen)}
        {...buttonProps}
      >
        {label}
      </S.Trigger>
      {isOpen && (
        <MenuPanel id={panelId} placement={placement}>
          <Suspense fallback={null}>{children}</Suspense>
        </MenuPanel>
      )}
    </S.Root>
  )
}
