import type { ComponentPropsWithRef } from 'react'
import { CloseIcon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './FilterPills.styles.ts'

export interface FilterPillsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The filters that are set, each with the address of the list without it. */
  pills: readonly { label: string; href: string }[]
  /** Address of the list without any. */
  clearHref: string
}

/** The filters that are set, to take away one by one or all at once. Links, so they work without JavaScript. */
export function FilterPills({ pills, clearHref, ...rest }: FilterPillsProps) {
  if (pills.length === 0) return null
  return (
    <S.Root aria-label="Filters that are set" role="list" {...rest}>
      {pills.map(({ label, href }) => (
        <li key={href}>
          <S.Pill href={href} replace keepScroll rel="nofollow">
            <VisuallyHidden>Remove filter </VisuallyHidden>
            {label}
            <CloseIcon size={14} />
          </S.Pill>
        </li>
      ))}
      <li>
        <S.Clear href={clearHref} replace keepScroll>
          Clear all
        </S.Clear>
      </li>
    </S.Root>
  )
}
