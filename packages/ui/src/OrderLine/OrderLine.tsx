import { formatRupees } from '@shop/contract/money'
import type { Picture as PictureData } from '@shop/contract/pictures'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Badge } from '../Badge/Badge.tsx'
import { RawLink } from '../Link/RawLink.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Brand, Frame } from '../CartLine/CartLine.styles.ts'
import * as S from './OrderLine.styles.ts'

export interface OrderLineProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  /** The product's name. */
  title: string
  /** The product's page; null where it has none any more. */
  href?: string | null
  /** Its brand. */
  brandName: string
  /** The chosen size or shade. */
  optionName: string | null
  /** Its first picture. */
  picture: PictureData | undefined
  /** How many were ordered. */
  quantity: number
  /** What all of them cost, in rupees. */
  total: number
  /** What became of it, such as "Cancelled"; nothing for what goes its way. */
  status?: string | undefined
  /** Something about it, such as why it can't be sent back. */
  note?: ReactNode
  /** Buttons and links that belong to it. */
  actions?: ReactNode
}

/** One thing of an order, as it was bought. */
export function OrderLine({
  title,
  href = null,
  brandName,
  optionName,
  picture,
  quantity,
  total,
  status,
  note,
  actions,
  ...rest
}: OrderLineProps) {
  return (
    <S.Root {...rest}>
      <Frame>
        <Picture picture={picture} alt="" sizes="5rem" />
      </Frame>
      <S.Text>
        <Brand>{brandName}</Brand>
        <S.Title as="h3">{href === null ? title : <RawLink href={href}>{title}</RawLink>}</S.Title>
        <S.Facts>
          {optionName !== null && <span>{optionName}</span>}
          <span>
            {quantity} <VisuallyHidden>of them</VisuallyHidden>
            <span aria-hidden="true">×</span> {formatRupees(total / quantity)}
          </span>
          {status !== undefined && <Badge>{status}</Badge>}
        </S.Facts>
        {note !== undefined && <S.Note>{note}</S.Note>}
        {actions !== undefined && <S.Actions>{actions}</S.Actions>}
      </S.Text>
      <S.Total>{formatRupees(total)}</S.Total>
    </S.Root>
  )
}
