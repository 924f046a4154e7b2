import { type LinkProps } from '@shop/ui/LinkProvider'
import { type MouseEvent } from 'react'
import { isPlainClick } from './isPlainClick.ts'
import { logError } from './logError.ts'
import { usePreload } from './Preload.ts'
import { useGo } from './useGo.ts'

const PAGE_OF_THE_SHOP = /^\/(?![/\\]|api\/|media\/)/

/** Link for the design system: uses the router inside the shop and preloads the page on intent. */
export function AppLink({ href, ...rest }: LinkProps) {
  return PAGE_OF_THE_SHOP.test(href) && rest.target === undefined ? (
    <PageLink href={href} {...rest} />
  ) : (
    <PlainLink href={href} {...rest} />
  )
}

// Links from settings or the catalogue may lead to an address, but must never run a script.
const FOLLOWABLE = /^(?:https?:\/\/|mailto:|tel:|[#?]|\/(?![/\\]))/i

function PlainLink({ replace: _replace, keepScroll: _keepScroll, href, children, ...anchor }: LinkProps) {
  return (
    <a
      rel={anchor.target === '_blank' ? 'noopener' : undefined}
      {...anchor}
      href={FOLLOWABLE.test(href) ? href : undefined}
    >
      {children}
    </a>
  )
}

/** A touch means its link three times: as pointer, touch and focus. */
const ONE_GESTURE_MS = 1_000
/** A quick tap answers before its page is loaded ahead, which then loads with the click. */
const MEANT_AFTER_MS = 60
let meant: string | undefined

function PageLink({ href, replace = false, keepScroll = false, onClick, children, ...rest }: LinkProps) {
  const preload = usePreload()
  const go = useGo()
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    const isShown = event.currentTarget.href === window.location.href // a browser adds no entry to its history either
    go(href, { replace: replace || isShown, state: keepScroll ? { keepScroll } : undefined })
  }
  const mean = () => {
    if (meant === href) return
    meant = href
    setTimeout(() => (meant = undefined), ONE_GESTURE_MS)
    const load = () => preload(href, { isMeant: true })
    setTimeout(() => void load().catch((error: unknown) => logError('preload', error)), MEANT_AFTER_MS)
  }
  return (
    <a {...rest} href={href} onClick={handleClick} onPointerEnter={mean} onFocus={mean} onTouchStart={mean}>
      {children}
    </a>
  )
}
