import type { ComponentPropsWithRef } from 'react'
import * as S from './Wordmark.styles.ts'

export type WordmarkProps = Omit<ComponentPropsWithRef<'span'>, 'children'>

/** Shop name in lower case, in the display font. */
export function Wordmark(props: WordmarkProps) {
  return <S.Root {...props}>the product</S.Root>
}
