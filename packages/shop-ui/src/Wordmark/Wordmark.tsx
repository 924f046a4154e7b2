import type { ComponentPropsWithRef } from 'react'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { shell } from '../texts/shell.ts'
import * as S from './Wordmark.styles.ts'

export type WordmarkProps = Omit<ComponentPropsWithRef<'span'>, 'children'>

/** Shop name in lower case, in the display font. */
export function Wordmark(props: WordmarkProps) {
  const texts = useTexts(shell, 'Wordmark')
  return <S.Root {...props}>{texts.name}</S.Root>
}
