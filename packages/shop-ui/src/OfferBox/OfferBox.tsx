import type { ComponentPropsWithRef } from 'react'
import { TagIcon } from '@shop/ui/Icon'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { shopping } from '../texts/shopping.ts'
import * as S from './OfferBox.styles.ts'

export type OfferBoxProps = ComponentPropsWithRef<'aside'>

/** Offer of a product, in the shop's words. */
export function OfferBox({ children, ...rest }: OfferBoxProps) {
  const texts = useTexts(shopping, 'OfferBox')
  return (
    <S.Root aria-label={texts.label} {...rest}>
      <TagIcon />
      <p>{children}</p>
    </S.Root>
  )
}
