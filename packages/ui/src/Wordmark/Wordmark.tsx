import type { ComponentPropsWithRef } from 'react'
import * as S from './Wordmark.styles.ts'

export type WordmarkProps = Omit<ComponentPropsWithRef<'span'>, 'children'>

/** The shop's name as it is always set: lower case, in the display face. */
export function Wordmark(props: WordmarkProps) {
  return <S.Root {...props}>the product</S.Root>
}
