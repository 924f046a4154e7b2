import { createContext, use, type ComponentPropsWithRef, type ComponentType, type ReactNode } from 'react'

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string
  /** Replaces the history entry: for filters and sorting. */
  replace?: boolean
  /** Keeps the scroll position. */
  keepScroll?: boolean
}

function PlainLink({ replace: _replace, keepScroll: _keepScroll, ...anchor }: LinkProps) {
  return <a {...anchor} />
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

export interface LinkProviderProps {
  /** Component that renders every link below; an anchor without a provider. */
  component: ComponentType<LinkProps>
  children: ReactNode
}

/** Supplies the link component of the application's router, so that the design system needs no router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

export function useLinkComponent() {
  return use(LinkContext)
}
