import type { ComponentPropsWithRef } from 'react'
import * as S from './RichText.styles.ts'

export interface RichTextProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** HTML that the API has sanitised. */
  html: string
}

/** Descriptions and blog posts: the one place of the shop that shows HTML as it comes. */
export function RichText({ html, ...rest }: RichTextProps) {
  return <S.Root dangerouslySetInnerHTML={{ __html: html }} {...rest} />
}
