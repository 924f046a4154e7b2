import type { ComponentPropsWithRef } from 'react'
import { ArrowRightIcon } from '../Icon/Icon.tsx'
import * as S from './SubCategoryCard.styles.ts'

export interface SubCategoryCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The sub-category, and the card's words. */
  name: string
  /** Address of its list. */
  href: string
  /** The categories below it. */
  links: readonly { name: string; href: string }[]
  /** Level of its heading. */
  headingLevel?: 2 | 3
}

/** A sub-category as a tile, with the categories below it. */
export function SubCategoryCard({ name, href, links, headingLevel = 3, ...rest }: SubCategoryCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <S.Root {...rest}>
      <Heading>
        <S.Head href={href}>
          {name}
          <ArrowRightIcon />
        </S.Head>
      </Heading>
      {links.length > 0 && (
        <S.Children role="list">
          {links.map((child) => (
            <li key={child.href}>
              <S.Child href={child.href}>{child.name}</S.Child>
            </li>
          ))}
        </S.Children>
      )}
    </S.Root>
  )
}
