import * as Radix from 'radix-ui/dialog'
import { useRef, type ComponentPropsWithRef, type ReactElement, type ReactNode, type RefObject } from 'react'
import { useCloseWatcher } from '../hooks/useCloseWatcher.ts'
import { useControllable } from '../hooks/useControllable.ts'
import { useIsScrolling } from '../hooks/useIsScrolling.ts'
import { CloseIcon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { pageTexts } from '../texts/pageTexts.ts'
import * as S from './DialogParts.styles.ts'

export interface RootProps {
  /** Open state of a controlled dialog. */
  isOpen?: boolean
  /** Called on the trigger, Escape, Android's Back, the close button and an outside click. */
  onOpenChange?: (isOpen: boolean) => void
  /** A `Trigger` and a `Content`. */
  children: ReactNode
}

/** State of a dialog: its own, or that of `isOpen`. */
export function Root({ isOpen: isOpenOutside, onOpenChange, children }: RootProps) {
  const [isOpen, change] = useControllable(isOpenOutside, false, onOpenChange)
  useCloseWatcher(isOpen, () => change(false))
  return (
    <Radix.Root open={isOpen} onOpenChange={change}>
      {children}
    </Radix.Root>
  )
}

/** Opens the dialog by the button that it contains. */
export function Trigger({ children }: { children: ReactElement }) {
  return <Radix.Trigger asChild>{children}</Radix.Trigger>
}

/** Closes the dialog by the button that it contains. */
export function Close({ children }: { children: ReactElement }) {
  return <Radix.Close asChild>{children}</Radix.Close>
}

export interface ContentProps extends Omit<ComponentPropsWithRef<'div'>, 'role'> {
  /** `center` becomes a bottom sheet on mobile; `start` and `end` are drawers; `full` fills the window. */
  placement?: 'center' | 'start' | 'end' | 'full'
  /** `alertdialog` interrupts the user and needs an answer. */
  role?: 'dialog' | 'alertdialog'
  /**
   * Element with the initial focus.
   * @default the close button
   */
  initialFocus?: RefObject<HTMLElement | null>
}

/** The dialog itself, over the page. Returns the focus to the element that opened it. */
export function Content({ placement = 'center', initialFocus, ...rest }: ContentProps) {
  const opener = useRef<Element>(null)
  return (
    <Radix.Portal>
      <S.Scrim />
      <S.Panel
        data-placement={placement}
        onOpenAutoFocus={(event) => {
          opener.current = document.activeElement
          if (initialFocus?.current == null) return
          event.preventDefault()
          initialFocus.current.focus()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
        }}
        {...rest}
      />
    </Radix.Portal>
  )
}

/** Title, description and a close button. */
export function Header({ children, ...rest }: ComponentPropsWithRef<'header'>) {
  const texts = useTexts(pageTexts, 'Dialog')
  return (
    <S.Head {...rest}>
      <div>{children}</div>
      <Close>
        <IconButton label={texts.close}>
          <CloseIcon />
        </IconButton>
      </Close>
    </S.Head>
  )
}

/** Heading and accessible name. */
export function Title(props: ComponentPropsWithRef<'h2'>) {
  return <S.Title {...props} />
}

/** Text that screen readers read after the title. */
export function Description(props: ComponentPropsWithRef<'p'>) {
  return <S.Description {...props} />
}

/** Content that scrolls when it is taller than the window. */
export function Body({ ref, ...rest }: ComponentPropsWithRef<'div'>) {
  const [body, isScrolling] = useIsScrolling(ref)
  // Scrolling content must be focusable for keyboard users.
  return <S.Body ref={body} tabIndex={isScrolling ? 0 : undefined} {...rest} />
}

/** Buttons that stay visible below the content. */
export function Footer(props: ComponentPropsWithRef<'footer'>) {
  return <S.Foot data-stuck {...props} />
}
