import type { LinkProps } from '@shop/ui/LinkProvider'
import { Link } from 'react-router-dom'

/** React Router’s link, by the names of the design system. */
export function RouterLink({ href, replace = false, keepScroll = false, ...rest }: LinkProps) {
  return <Link to={href} replace={replace} preventScrollReset={keepScroll} {...rest} />
}
