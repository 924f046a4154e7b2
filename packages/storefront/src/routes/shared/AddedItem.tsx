import { itemName } from '@shop/contract/itemName'
import { AddedNotice, type AddedNoticeProps } from '@shop/shop-ui/AddedNotice'
import { useLocation } from 'react-router-dom'
import type { CartItem } from '#features/cart/cartItem.ts'
import { useCartCount } from '#features/cart/useCart.ts'
import { paths } from '#lib/paths.ts'
import { useIsOnline } from '#lib/useIsOnline.ts'
import * as texts from '#texts/shared.ts'

interface AddedItemProps extends Pick<AddedNoticeProps, 'ref' | 'isFloating'> {
  item: CartItem
}

/** Says that an item was added to the cart. */
export function AddedItem({ item: { title, option_name, media, sell_price }, ...rest }: AddedItemProps) {
  const { pathname } = useLocation()
  const inCart = useCartCount()
  const isOnline = useIsOnline()
  return (
    <AddedNotice
      item={itemName(title, option_name)}
      picture={media === '' ? undefined : { src: media }}
      price={sell_price}
      inCart={inCart}
      cartHref={pathname !== paths.cart() ? paths.cart() : undefined}
      {...rest}
    >
      {!isOnline && texts.offline}
    </AddedNotice>
  )
}
