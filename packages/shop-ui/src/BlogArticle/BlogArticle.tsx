import type { Blog } from '@shop/contract/blogs'
import type { ComponentPropsWithRef } from 'react'
import { Inline } from '@shop/ui/Inline'
import { formatDate } from '@shop/ui/formats'
import { Picture } from '@shop/ui/Picture'
import { RichText } from '@shop/ui/RichText'
import { Stack } from '@shop/ui/Stack'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { content } from '../texts/content.ts'
import * as S from './BlogArticle.styles.ts'

export interface BlogArticleProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  blog: Pick<Blog, 'title' | 'tags' | 'date' | 'picture' | 'html'>
  /** Reading time in minutes. */
  minutes: number
}

/** Complete blog post (specification §2, *Blog detail*): first tag, title, date, picture and text. */
export function BlogArticle({ blog, minutes, ...rest }: BlogArticleProps) {
  const texts = useTexts(content, 'BlogArticle')
  const [tag] = blog.tags
  return (
    <Stack as={S.Root} gap="l" {...rest}>
      <Stack as="header" gap="s">
        {tag !== undefined && <S.Tag>{tag}</S.Tag>}
        <h1>{blog.title}</h1>
        <Inline as={S.Byline} gap="m" rowGap="xxs">
          <time dateTime={blog.date}>{formatDate(blog.date)}</time>
          <span>{texts.minutes(minutes)}</span>
        </Inline>
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
      <RichText html={blog.html} />
    </Stack>
  )
}
