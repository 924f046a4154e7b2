import type { ComponentPropsWithRef } from 'react'
import { Inline } from '@shop/ui/Inline'
import { Link } from '@shop/ui/Link'
import { Wordmark } from '../Wordmark/Wordmark.tsx'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { shell } from '../texts/shell.ts'
import * as S from './FocusedHeader.styles.ts'

export interface FocusedHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  homeHref: string
}

/**
 * Header with only the wordmark and a back link, for screens where the spec hides header and menu (specification §2).
 */
export function FocusedHeader({ homeHref, ...rest }: FocusedHeaderProps) {
  const texts = useTexts(shell, 'FocusedHeader')
  return (
    <Inline as={S.Root} gap="m" rowGap="none" justify="between" {...rest}>
      <Link href={homeHref} variant="quiet" aria-label={texts.home}>
        <Wordmark />
      </Link>
      <Link href={homeHref} variant="quiet">
        <S.Back>{texts.back}</S.Back>
      </Link>
    </Inline>
  )
}
