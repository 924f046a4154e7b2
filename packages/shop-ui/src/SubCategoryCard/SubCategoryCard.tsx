import type { ComponentPropsWithRef } from 'react'
import { ArrowRightIcon } from '@shop/ui/Icon'
import { Picture } from '@shop/ui/Picture'
import type { PictureData } from '@shop/ui/PictureProvider'
import * as S from './SubCategoryCard.styles.ts'

export interface SubCategoryCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  name: string
  href: string
  /** Picture of a product in it. */
  picture?: PictureData
  /** Child categories. */
  links: readonly { name: string; href: string }[]
  headingLevel?: 2 | 3
}

/** Tile of a sub-category with links to its child categories. */
export function SubCategoryCard({
  name,
  href,
  picture,
  links,
  headingLevel = 3,
  ...rest
}: SubCategoryCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <S.Root {...rest}>
      <Heading>
        <S.Head href={href}>
          {picture && <Picture picture={picture} alt="" sizes="12rem" ratio="1" widths={[160, 320]} />}
          <S.Name>
            {name}
            <ArrowRightIcon />
          </S.Name>
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
