import { useEffect, useRef, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { CloseIcon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './FilterPills.styles.ts'

export interface FilterPill {
  label: string
  /** The list without this filter. */
  href: string
  colorCode?: string | null
}

export interface FilterPillsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  pills: readonly FilterPill[]
  /** The list without any filter. */
  clearHref: string
  /** A pill or "Clear all" was clicked; `preventDefault` keeps its link from being followed. */
  onFollow?: (event: MouseEvent<HTMLAnchorElement>, href: string) => void
}

/** What a list is narrowed by, each a link that takes it off. */
export function FilterPills({ pills, clearHref, onFollow, ...rest }: FilterPillsProps) {
  const root = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)

  // The pill that was clicked is gone: the focus goes to the rest of them, rather than to nowhere.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) root.current?.focus()
    hadFocus.current = false
  }, [pills.length])

  if (pills.length === 0) return null
  const follow = (href: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    hadFocus.current = true
    onFollow?.(event, href)
  }
  return (
    <S.Root ref={root} tabIndex={-1} role="group" aria-label="Chosen filters" {...rest}>
      {pills.map(({ label, href }) => (
        <S.Pill key={label} href={href} rel="nofollow" keepScroll onClick={follow(href)}>
          <VisuallyHidden>Remove filter: </VisuallyHidden>
          {label}
          <CloseIcon size={14} />
        </S.Pill>
      ))}
      <S.Clear href={clearHref} rel="nofollow" keepScroll onClick={follow(clearHref)}>
        Clear all
      </S.Clear>
    </S.Root>
  )
}
