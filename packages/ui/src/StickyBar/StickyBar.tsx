import { useEffect, useState, type ComponentPropsWithRef, type RefObject } from 'react'
import { heightOfHeader } from './heightOfHeader.ts'
import * as S from './StickyBar.styles.ts'

/** Share of the element that has to be in sight at the bottom of the window, where the bar would cover it. */
const WHOLE = 0.9
/** Share of a button at the top of the window below which its text is out of sight. */
const READABLE = 1 / 3

export interface StickyBarProps extends ComponentPropsWithRef<'div'> {
  /** Element that the bar replaces, such as the page's buy button: the bar is hidden while that is visible. */
  replaces: RefObject<Element | null>
  /** True on pages with a sticky header, which is away while the document has `data-away`. */
  hasHeader?: boolean
}

/**
 * Bar at the bottom of the window with the main button of the page, while that is out of sight. Make it the last child of its section: it sticks
 * until the section has scrolled by.
 */
export function StickyBar({ replaces, hasHeader = false, ...rest }: StickyBarProps) {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => {
    const element = replaces.current
    if (element === null) return
    let sight: IntersectionObserver | undefined
    function observe(target: Element) {
      const top = hasHeader ? heightOfHeader() : 0
      sight?.disconnect()
      sight = new IntersectionObserver(
        (entries) => {
          const { intersectionRatio = 1, boundingClientRect } = entries.at(-1) ?? {}
          const isLeaving = boundingClientRect !== undefined && boundingClientRect.top < top
          setIsNeeded(intersectionRatio < (isLeaving ? READABLE : WHOLE))
        },
        { rootMargin: `-${top}px 0px 0px`, threshold: [READABLE, WHOLE] },
      )
      sight.observe(target)
    }
    observe(element)
    const header = new MutationObserver(() => observe(element))
    if (hasHeader) header.observe(document.documentElement, { attributeFilter: ['data-away'] })
    return () => {
      sight?.disconnect()
      header.disconnect()
    }
  }, [replaces, hasHeader])
  return <S.Root data-stuck inert={!isNeeded} data-needed={isNeeded} {...rest} />
}
