import { itemName } from '@shop/contract/itemName'
import { AddedNotice, type AddedNoticeProps } from '@shop/shop-ui/AddedNotice'
import { useLocation } from 'react-router-dom'
import type { CartItem } from '#features/cart/cartItem.ts'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/shared.ts'

interface AddedItemProps extends Pick<AddedNoticeProps, 'ref' | 'isFloating'> {
  item: CartItem
  /** False beside another way to the cart. @default true */
  hasCartLink?: boolean
}

/** Says that an item was added to the cart. */
export function AddedItem({
  item: { title, option_name, media },
  hasCartLink = true,
  ...rest
}: AddedItemProps) {
  const { pathname } = useLocation()
  return (
    <AddedNotice
      item={itemName(title, option_name)}
      picture={media === '' ? undefined : { src: media }}
      cartHref={hasCartLink && pathname !== paths.cart() ? paths.cart() : undefined}
      {...rest}
    >
      {!navigator.onLine && texts.offline}
    </AddedNotice>
  )
}
