import * as Dialog from 'radix-ui/dialog'
import { useRef, type ComponentPropsWithRef, type ReactNode, type RefObject } from 'react'
import { CloseIcon } from '../Icon/Icon.tsx'
import { useIsScrolling } from '../hooks/useIsScrolling.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import * as S from './DialogPanel.styles.ts'

export interface DialogPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'title'> {
  isOpen: boolean
  /** Called on Escape, the close button and an outside click. */
  onClose: () => void
  /** Heading and accessible name. */
  title: string
  description?: string
  /** `center` becomes a bottom sheet on mobile; `left` and `right` are drawers; `full` fills the window. */
  placement?: 'center' | 'left' | 'right' | 'full'
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  /** `alertdialog` interrupts the user and needs an answer. */
  role?: 'dialog' | 'alertdialog'
  /**
   * Element with the initial focus.
   * @default the close button
   */
  initialFocus?: RefObject<HTMLElement | null>
  /** Scrolls when it is taller than the window. */
  children: ReactNode
}

/** Content of an open `Dialog`. Returns the focus to the element that opened it. */
export function DialogPanel({
  isOpen,
  onClose,
  title,
  description,
  placement = 'center',
  footer,
  role = 'dialog',
  initialFocus,
  children,
  ...rest
}: DialogPanelProps) {
  const texts = useTexts('Dialog')
  const opener = useRef<Element>(null)
  const [body, isScrolling] = useIsScrolling()
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <S.Scrim />
        <S.Panel
          role={role}
          data-placement={placement}
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
          {...rest}
        >
          <S.Head>
            <div>
              <S.Title>{title}</S.Title>
              {description !== undefined && <S.Description>{description}</S.Description>}
            </div>
            <Dialog.Close asChild>
              <IconButton label={texts.close}>
                <CloseIcon />
              </IconButton>
            </Dialog.Close>
          </S.Head>
          {/* Scrolling content must be focusable for keyboard users. */}
          <S.Body ref={body} tabIndex={isScrolling ? 0 : undefined}>
            {children}
          </S.Body>
          {footer !== undefined && <S.Foot>{footer}</S.Foot>}
        </S.Panel>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
