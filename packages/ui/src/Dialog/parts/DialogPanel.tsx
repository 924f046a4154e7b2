import * as Dialog from 'radix-ui/dialog'
import { useRef, type KeyboardEventHandler, type ReactNode, type RefObject } from 'react'
import { CloseIcon } from '../../Icon/Icon.tsx'
import { IconButton } from '../../IconButton/IconButton.tsx'
import * as S from './DialogPanel.styles.ts'

export interface DialogPanelProps {
  /** In sight; the caller keeps it. */
  isOpen: boolean
  /** Escape, the close button or a click beside it. */
  onClose: () => void
  /** Heading, and name for screen readers. */
  title: string
  /** One sentence below the heading. */
  description?: string
  /** `center` becomes a sheet from below on mobile; `left` and `right` are drawers; `full` fills the window. */
  placement?: 'center' | 'left' | 'right' | 'full'
  /** Stays in sight below the content, which scrolls. */
  footer?: ReactNode
  /** `alertdialog` asks something that has to be answered before anything else. */
  role?: 'dialog' | 'alertdialog'
  /** Where the focus goes at first. @default the close button */
  initialFocus?: RefObject<HTMLElement | null>
  /** Keys that mean something wherever in the dialog the focus is. */
  onKeyDown?: KeyboardEventHandler
  /** Scrolls where it is higher than the window. */
  children: ReactNode
}

/** What `Dialog` shows once it is opened. Focus goes back to where it came from. */
export function DialogPanel({
  isOpen,
  onClose,
  title,
  description,
  placement = 'center',
  footer,
  role = 'dialog',
  initialFocus,
  onKeyDown,
  children,
}: DialogPanelProps) {
  const opener = useRef<Element>(null)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <S.Scrim />
        <S.Panel
          role={role}
          data-placement={placement}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            if (initialFocus?.current == null) return
            event.preventDefault()
            initialFocus.current.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
        >
          <S.Head>
            <div>
              <S.Title>{title}</S.Title>
              {description !== undefined && <S.Description>{description}</S.Description>}
            </div>
            <Dialog.Close asChild>
              <IconButton label="Close">
                <CloseIcon />
              </IconButton>
            </Dialog.Close>
          </S.Head>
          {/* Long content scrolls, which needs the keyboard too. */}
          <S.Body tabIndex={0}>{children}</S.Body>
          {footer !== undefined && <S.Foot>{footer}</S.Foot>}
        </S.Panel>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
