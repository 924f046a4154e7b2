import { useEffect, useState, type ComponentPropsWithRef, type RefObject } from 'react'
import * as S from './StickyBar.styles.ts'

/** What lies under the header, which stays while the page scrolls, is not in sight. */
const HEADER_HEIGHT_PX = 120

export interface StickyBarProps extends ComponentPropsWithRef<'div'> {
  /** What it stands for, such as the page's button: while that is in sight, the bar is away. */
  standsFor: RefObject<Element | null>
}

/**
 * The one button of a page, always in reach of the thumb: mobile layout only. Make it the last child of what it belongs to:
 * it sticks to the window's lower edge until that has scrolled by.
 */
export function StickyBar({ standsFor, ...rest }: StickyBarProps) {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => {
    if (standsFor.current === null) return
    const observer = new IntersectionObserver(
      (entries) => setIsNeeded(entries.at(-1)?.isIntersecting === false),
      { rootMargin: `-${HEADER_HEIGHT_PX}px 0px 0px` },
    )
    observer.observe(standsFor.current)
    return () => observer.disconnect()
  }, [standsFor])
  return <S.Root inert={!isNeeded} data-needed={isNeeded} {...rest} />
}
