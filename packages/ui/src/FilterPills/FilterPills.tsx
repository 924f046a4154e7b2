import { useEffect, useRef, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { useSharedRef } from '../hooks/useSharedRef.ts'
import { CloseIcon } from '../Icon/Icon.tsx'
import { Swatch } from '../Swatch/Swatch.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { filterTexts } from '../texts/filterTexts.ts'
import * as S from './FilterPills.styles.ts'

export interface FilterPill {
  label: string
  /** Address of the list without this filter. */
  href: string
  colorCode?: string | null
}

export interface FilterPillsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  pills: readonly FilterPill[]
  /** Address of the list without any filter. */
  clearHref: string
  /**
   * Called when a pill or "Clear all" is clicked; call `preventDefault` to keep the link from being followed.
   */
  onFollow?: (event: MouseEvent<HTMLAnchorElement>, href: string) => void
}

/** Active filters of a list; each links to the list without it. */
export function FilterPills({ pills, clearHref, onFollow, ref, ...rest }: FilterPillsProps) {
  const texts = useTexts(filterTexts, 'FilterPills')
  const root = useSharedRef<HTMLDivElement>(ref)
  const followed = useRef<HTMLAnchorElement>(undefined)

  // The clicked pill disappears: focus moves to the remaining pills.
  useEffect(() => {
    if (followed.current === undefined || followed.current.isConnected) return
    followed.current = undefined
    if (document.activeElement === document.body) root.current?.focus()
  })

  if (pills.length === 0) return null
  const follow = (href: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    followed.current = event.currentTarget
    onFollow?.(event, href)
  }
  return (
    <S.Root ref={root} tabIndex={-1} role="group" aria-label={texts.label} {...rest}>
      {pills.map(({ label, href, colorCode }) => (
        <S.Pill key={label} href={href} rel="nofollow" keepScroll onClick={follow(href)}>
          <VisuallyHidden>{texts.remove}</VisuallyHidden>
          {colorCode && <Swatch color={colorCode} size="0.875rem" />}
          {label}
          <CloseIcon size="xs" />
        </S.Pill>
      ))}
      <S.Clear href={clearHref} rel="nofollow" keepScroll onClick={follow(clearHref)}>
        {texts.clear}
      </S.Clear>
    </S.Root>
  )
}
