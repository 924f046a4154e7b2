import { type LinkProps } from '@shop/ui/LinkProvider'
import { type MouseEvent } from 'react'
import { isPlainClick } from './isPlainClick.ts'
import { usePreload } from './Preload.ts'
import { useNavigate } from './routing/Router.tsx'

const PAGE_OF_THE_SHOP = /^\/(?![/\\]|api\/|media\/)/

/** A link for the design system: within the shop by the router, and its page is fetched as soon as a shopper means it. */
export function AppLink({ href, ...rest }: LinkProps) {
  return PAGE_OF_THE_SHOP.test(href) && rest.target === undefined ? (
    <PageLink href={href} {...rest} />
  ) : (
    <PlainLink href={href} {...rest} />
  )
}

// What comes from elsewhere (settings, the catalogue) may lead to an address, and never run as a script.
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

function PageLink({ href, replace = false, keepScroll = false, onClick, children, ...rest }: LinkProps) {
  const preload = usePreload()
  const navigate = useNavigate()
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    navigate(href, { replace, state: keepScroll ? { keepScroll } : null })
  }
  const mean = () => preload(href)
  return (
    <a {...rest} href={href} onClick={handleClick} onPointerEnter={mean} onFocus={mean} onTouchStart={mean}>
      {children}
    </a>
  )
}
