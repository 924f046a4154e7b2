import type { ComponentPropsWithRef } from 'react'
import { Link } from '../Link/Link.tsx'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { cardTexts } from '../texts/cardTexts.ts'
import * as S from './Breadcrumbs.styles.ts'

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the home page to the current page; the last item has no `href`. */
  items: readonly { label: string; href?: string }[]
}

/** Links from the home page down to the current page. */
export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps) {
  const texts = useTexts(cardTexts, 'Breadcrumbs')
  return (
    <nav aria-label={texts.label} {...rest}>
      <S.List>
        {items.map(({ label, href }, index) => (
          <li key={`${index} ${label}`}>
            {href === undefined || index === items.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link href={href} variant="quiet">
                {label}
              </Link>
            )}
          </li>
        ))}
      </S.List>
    </nav>
  )
}
