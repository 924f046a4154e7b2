import type { ReactNode } from 'react'
import * as Dialog from '../DialogParts/DialogParts.tsx'

export interface DialogPanelProps extends Omit<Dialog.ContentProps, 'title'> {
  isOpen: boolean
  /** Called on Escape, the close button and an outside click. */
  onClose: () => void
  /** Heading and accessible name. */
  title: string
  description?: string
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  /** Scrolls when it is taller than the window. */
  children: ReactNode
}

/** Content of an open `Dialog`. */
export function DialogPanel({
  isOpen,
  onClose,
  title,
  description,
  footer,
  children,
  ...rest
}: DialogPanelProps) {
  return (
    <Dialog.Root isOpen={isOpen} onOpenChange={(isNowOpen) => isNowOpen || onClose()}>
      <Dialog.Content {...rest}>
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
          {description !== undefined && <Dialog.Description>{description}</Dialog.Description>}
        </Dialog.Header>
        <Dialog.Body>{children}</Dialog.Body>
        {footer !== undefined && <Dialog.Footer>{footer}</Dialog.Footer>}
      </Dialog.Content>
    </Dialog.Root>
  )
}
