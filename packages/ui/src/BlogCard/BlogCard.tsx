import type { BlogCard as BlogCardData } from '@shop/contract/blogs'
import type { ComponentPropsWithRef } from 'react'
import { formatDate } from '../lib/formatDate.ts'
import { Picture } from '../Picture/Picture.tsx'
import * as S from './BlogCard.styles.ts'

export interface BlogCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  blog: BlogCardData
  href: string
  headingLevel?: 2 | 3
}

/** A post in a list (spec §2): picture, first tag, date and title. */
export function BlogCard({ blog, href, headingLevel = 3, ...rest }: BlogCardProps) {
  const tag = blog.tags[0]
  return (
    <S.Root {...rest}>
      <S.Frame>
        <Picture picture={blog.picture} alt="" ratio="3 / 2" sizes="(min-width: 801px) 32vw, 92vw" />
      </S.Frame>
      <S.Meta>
        {tag !== undefined && <span>{tag}</span>}
        <time dateTime={blog.date}>{formatDate(blog.date)}</time>
      </S.Meta>
      <S.Title as={`h${headingLevel}`}>
        <S.TitleLink href={href}>{blog.title}</S.TitleLink>
      </S.Title>
    </S.Root>
  )
}
