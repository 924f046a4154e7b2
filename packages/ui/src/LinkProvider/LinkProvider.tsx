import { createContext, use, type ComponentPropsWithRef, type ComponentType, type ReactNode } from 'react'

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Where it leads. */
  href: string
  /** The new page takes the place of this one in the history: for filters and sorting. */
  replace?: boolean
  /** The window stays where it is scrolled to. */
  keepScroll?: boolean
}

function PlainLink({ replace: _replace, keepScroll: _keepScroll, ...anchor }: LinkProps) {
  return <a {...anchor} />
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

export interface LinkProviderProps {
  /** Draws every link inside; give it the router's. Without a provider a link is a plain anchor. */
  component: ComponentType<LinkProps>
  /** The application. */
  children: ReactNode
}

/** Lets an application bring its router's link, so that the design system needs no router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** The component that draws links here. */
export function useLinkComponent() {
  return use(LinkContext)
}
