import type { ComponentPropsWithRef } from 'react'
import * as S from './RichText.styles.ts'

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'dangerouslySetInnerHTML'> {
  /** Sanitised HTML, in place of `children`. */
  html?: string
}

/** Long text: headings, lists, tables. The only component that renders HTML strings. */
export function RichText({ html, ...rest }: RichTextProps) {
  return <S.Root dangerouslySetInnerHTML={html === undefined ? undefined : { __html: html }} {...rest} />
}
