import type { Blog } from '@shop/contract/blogs'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { formatDate } from '@shop/ui/formats'
import { Picture } from '@shop/ui/Picture'
import { Stack } from '@shop/ui/Stack'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { blogTexts } from '../texts/blog.ts'
import * as S from './BlogArticle.styles.ts'

export interface BlogArticleProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  blog: Pick<Blog, 'title' | 'tags' | 'date' | 'minutes' | 'picture' | 'html'>
  author: string
  /** Below the text, such as the tags. */
  foot?: ReactNode
}

/** Complete blog post (specification §2, *Blog detail*): first tag, title, author, date, picture and text. */
export function BlogArticle({ blog, author, foot, ...rest }: BlogArticleProps) {
  const texts = useTexts(blogTexts, 'BlogArticle')
  const [tag] = blog.tags
  return (
    <Stack as={S.Root} gap="l" {...rest}>
      <Stack as={S.Head} gap="s">
        {tag !== undefined && <S.Tag>{tag}</S.Tag>}
        <h1>{blog.title}</h1>
        <S.Byline>
          <span>{texts.by(author)}</span>
          <time dateTime={blog.date}>{formatDate(blog.date)}</time>
          <span>{texts.minutes(blog.minutes)}</span>
        </S.Byline>
      </Stack>
      <S.Cover>
        <Picture
          picture={blog.picture}
          alt=""
          ratio="3 / 2"
          sizes="(min-width: 801px) 62vw, 100vw"
          isPriority
        />
      </S.Cover>
      <S.Text html={blog.html} />
      <S.Foot>{foot}</S.Foot>
    </Stack>
  )
}
