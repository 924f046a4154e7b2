import type { ComponentPropsWithRef } from 'react'
import { ArrowUpRightIcon } from '@shop/ui/Icon'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { MenuLink } from '../lib/header.styles.ts'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { shell } from '../texts/shell.ts'
import * as S from './MenuLinks.styles.ts'

export interface MenuLinksItem {
  label: string
  href: string
  /** The link leads to the current page. */
  isCurrent?: boolean
  /** Left out where the row has no room for it; the last one first. */
  isOptional?: boolean
  /** Opens in a tab of its own (specification §2: the blog). */
  isNewTab?: boolean
}

export interface MenuLinksProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  items: readonly MenuLinksItem[]
}

/** Links at the end of the row of a `Header`, after its `MainMenu`. */
export function MenuLinks({ items, ...rest }: MenuLinksProps) {
  const texts = useTexts(shell, 'MenuLinks')
  return (
    <S.Root {...rest}>
      {items.map(({ label, href, isCurrent, isOptional, isNewTab }) => (
        <S.Item key={href} data-optional={isOptional}>
          <MenuLink
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            {...(isNewTab && { target: '_blank', rel: 'noopener' })}
          >
            {label}
            {isNewTab && (
              <>
                <ArrowUpRightIcon size="xs" />
                <VisuallyHidden>{texts.newTab}</VisuallyHidden>
              </>
            )}
          </MenuLink>
        </S.Item>
      ))}
    </S.Root>
  )
}
