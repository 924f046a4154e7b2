import type { ComponentPropsWithRef } from 'react'
import { TagIcon } from '@shop/ui/Icon'
import * as S from './OfferBox.styles.ts'

export type OfferBoxProps = ComponentPropsWithRef<'aside'>

/** Offer of a product, in the shop's words. */
export function OfferBox({ children, ...rest }: OfferBoxProps) {
  return (
    <S.Root aria-label="Offer" {...rest}>
      <TagIcon />
      <p>{children}</p>
    </S.Root>
  )
}
