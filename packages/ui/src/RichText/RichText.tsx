import type { ComponentPropsWithRef } from 'react'
import * as S from './RichText.styles.ts'

export interface RichTextProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** Sanitised HTML from the API. */
  html: string
}

/** The only component that renders HTML strings: descriptions and blog posts. */
export function RichText({ html, ...rest }: RichTextProps) {
  return <S.Root dangerouslySetInnerHTML={{ __html: html }} {...rest} />
}
