import { formatRupees } from '@shop/contract/money'
import type { Picture as PictureData } from '@shop/contract/pictures'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { CheckIcon } from '@shop/ui/Icon'
import { Picture } from '@shop/ui/Picture'
import { Text } from '@shop/ui/Text'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { cart } from '../texts/cart.ts'
import { LineFrame } from '../lib/line.styles.ts'
import * as S from './AddedNotice.styles.ts'

export interface AddedNoticeProps extends ComponentPropsWithRef<'div'> {
  /** Name of the item with its size or shade. */
  item: string
  picture: PictureData | undefined
  /** Of one unit, in rupees. */
  price: number
  /** Units in the cart now. */
  inCart: number
  /** Address of the cart; without it there is no link, such as on the page of the cart. */
  cartHref?: string
  /** Lies over the page, at its edge. */
  isFloating?: boolean
  /** Another sentence, such as that the browser is offline. */
  children?: ReactNode
}

/** Says that an item is in the cart, and leads there. Render it in a live region that is there before it. */
export function AddedNotice({
  item,
  picture,
  price,
  inCart,
  cartHref,
  isFloating = false,
  children,
  ...rest
}: AddedNoticeProps) {
  const texts = useTexts(cart, 'AddedNotice')
  return (
    <S.Root data-floating={isFloating} {...rest}>
      <LineFrame as={Picture} picture={picture} alt="" sizes="3rem" widths={[160]} />
      <S.Text>
        <S.Added>
          <CheckIcon size="s" />
          {texts.added}
        </S.Added>
        <S.Item>{item}</S.Item>
        <Text as="p" size="s" tone="muted">
          {texts.sums(formatRupees(price), inCart)}
        </Text>
        {children}
      </S.Text>
      {cartHref !== undefined && (
        <ButtonLink variant="secondary" href={cartHref}>
          {texts.viewCart}
        </ButtonLink>
      )}
    </S.Root>
  )
}
