import { useEffect, useState, type ComponentPropsWithRef, type RefObject } from 'react'
import * as S from './StickyBar.styles.ts'

/** Elements behind a sticky header do not count as visible. */
const HEADER_HEIGHT_PX = 120

/** Share of the element without which it does not count as visible: of a button that is cut the shopper may not see the text. */
const VISIBLE = 0.9

export interface StickyBarProps extends ComponentPropsWithRef<'div'> {
  /** Element that the bar replaces, such as the page's buy button: the bar is hidden while that is visible. */
  replaces: RefObject<Element | null>
  /** True on pages with a sticky header. */
  hasHeader?: boolean
  /** True for a bar on all screens, in place of phones alone. */
  isEverywhere?: boolean
}

/**
 * Bar at the bottom of a window, by default of a phone's, with the main button of the page. Make it the last child of its
 * section: it sticks until the section has scrolled by.
 */
export function StickyBar({ replaces, hasHeader = false, isEverywhere = false, ...rest }: StickyBarProps) {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => {
    if (replaces.current === null) return
    const observer = new IntersectionObserver(
      (entries) => setIsNeeded((entries.at(-1)?.intersectionRatio ?? 1) < VISIBLE),
      { rootMargin: `-${hasHeader ? HEADER_HEIGHT_PX : 0}px 0px 0px`, threshold: VISIBLE },
    )
    observer.observe(replaces.current)
    return () => observer.disconnect()
  }, [replaces, hasHeader])
  return (
    <S.Root data-stuck inert={!isNeeded} data-needed={isNeeded} data-everywhere={isEverywhere} {...rest} />
  )
}
