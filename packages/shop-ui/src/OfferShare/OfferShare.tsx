import { formatRupees } from '@shop/contract/money'
import type { ComponentPropsWithRef } from 'react'
import { TagIcon } from '@shop/ui/Icon'
import { Inline } from '@shop/ui/Inline'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { cart } from '../texts/cart.ts'
import * as S from './OfferShare.styles.ts'

export interface LineOffer {
  /** "Any 4 for ₹349" */
  title: string
  /** In rupees. */
  off: number
}

export type OfferShareProps = LineOffer & Omit<ComponentPropsWithRef<'p'>, 'children' | 'title'>

/** Offer of a line, with the amount that it takes off. */
export function OfferShare({ title, off, ...rest }: OfferShareProps) {
  const texts = useTexts(cart, 'OfferShare')
  return (
    <Inline as={S.Root} gap="xs" align="start" wrap="none" {...rest}>
      <TagIcon size="s" />
      <span>
        {title}. <b>{texts.saved(formatRupees(off))}</b>
      </span>
    </Inline>
  )
}
