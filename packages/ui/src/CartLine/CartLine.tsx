import type { CartQuoteLine } from '@shop/contract/cart.schema'
import { formatRupees } from '@shop/contract/money'
import type { Picture as PictureData } from '@shop/contract/pictures'
import type { ComponentPropsWithRef } from 'react'
import { AlertIcon, TrashIcon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Price } from '../Price/Price.tsx'
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './CartLine.styles.ts'

type Change = CartQuoteLine['changes'][number]

const CHANGE_TEXTS: Record<Change, string> = {
  price_changed: 'The price has changed since you added it',
  quantity_reduced: 'There are fewer left than you asked for',
  out_of_stock: 'Out of stock now',
  not_sold: 'No longer sold',
}

export interface CartLineProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  title: string
  href: string
  brandName: string
  /** The chosen size or shade, such as "Ruby". */
  optionName?: string | null
  picture: PictureData | undefined
  quantity: number
  /** The most that can be asked for now; 0 is out of stock. */
  quantityMax: number
  /** Of one, in rupees. */
  mrp: number
  sellingPrice: number
  /** What the shop found to be different from what the shopper saw. */
  changes?: readonly Change[]
  onQuantityChange: (quantity: number) => void
  onRemove: () => void
}

/** One thing in the cart: what it is, how many, what it costs, and what has changed since. */
export function CartLine({
  title,
  href,
  brandName,
  optionName = null,
  picture,
  quantity,
  quantityMax,
  mrp,
  sellingPrice,
  changes = [],
  onQuantityChange,
  onRemove,
  ...rest
}: CartLineProps) {
  const isSoldOut = quantityMax === 0
  const name = optionName === null ? title : `${title}, ${optionName}`
  return (
    <S.Root data-stock={isSoldOut ? 'out' : 'in'} {...rest}>
      <S.Frame>
        <Picture picture={picture} alt="" sizes="128px" />
      </S.Frame>
      <S.Text>
        <S.Brand>{brandName}</S.Brand>
        <S.Title>
          <S.TitleLink href={href}>{title}</S.TitleLink>
        </S.Title>
        {optionName !== null && <S.Option>{optionName}</S.Option>}
        <Price mrp={mrp} sellingPrice={sellingPrice} />
        {changes.length > 0 && (
          <S.Changes>
            {changes.map((change) => (
              <li key={change}>
                <AlertIcon size={16} />
                {CHANGE_TEXTS[change]}
              </li>
            ))}
          </S.Changes>
        )}
        <S.Controls>
          {!isSoldOut && (
            <QuantityStepper label={name} value={quantity} max={quantityMax} onChange={onQuantityChange} />
          )}
          <IconButton label={`Remove ${name}`} onClick={onRemove}>
            <TrashIcon size={18} />
          </IconButton>
          {!isSoldOut && quantity > 1 && (
            <S.Total>
              <VisuallyHidden>Together </VisuallyHidden>
              {formatRupees(Math.ceil(sellingPrice) * quantity)}
            </S.Total>
          )}
        </S.Controls>
      </S.Text>
    </S.Root>
  )
}
