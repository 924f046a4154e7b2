import { formatExactRupees, formatRupees } from '@shop/contract/money'
import type { Picture as PictureData } from '@shop/contract/pictures'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ChevronRightIcon } from '@shop/ui/Icon'
import { formatDate } from '@shop/ui/formats'
import { CardLink } from '@shop/ui/CardLink'
import { Picture } from '@shop/ui/Picture'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { orders } from '../texts/orders.ts'
import type { ShopTexts } from '../texts/texts.ts'
import { Inline } from '@shop/ui/Inline'
import { Text } from '@shop/ui/Text'
import * as S from './OrderCard.styles.ts'

export interface OrderCardLine {
  title: string
  picture: PictureData | undefined
  /** @default 1 */
  quantity?: number
  isGift?: boolean
}

export interface OrderCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Order number, such as "TP-2026-000123". */
  number: string
  href: string
  /** ISO 8601. */
  placedAt: string
  /** Status in words, such as "Arrives by 6:40 pm today". */
  status: string
  tone?: 'neutral' | 'positive' | 'critical' | 'accent'
  /** Gifts have a picture only: neither their title nor their units are said. */
  lines: readonly OrderCardLine[]
  /** In rupees; 0 once the whole order is cancelled, and the sum of the refunds once all of it came back. */
  total: number | { refund: number }
  headingLevel?: 2 | 3
  /** Tells what has happened to a part of the order, such as "1 item cancelled". */
  note?: string | undefined
  /** Urgent actions, such as paying. */
  actions?: ReactNode
}

const PICTURES_MAX = 4

/** Order in a list: status, pictures and total, beside each other where there is room. The whole card links to the order. */
export function OrderCard({
  number,
  href,
  placedAt,
  status,
  tone = 'neutral',
  lines,
  total,
  headingLevel = 3,
  note,
  actions,
  ...rest
}: OrderCardProps) {
  const texts = useTexts(orders, 'OrderCard')
  const bought = lines.filter(({ isGift }) => isGift !== true)
  const [{ quantity: units = 1 } = {}, ...others] = bought
  const otherUnits = others.reduce((sum, { quantity = 1 }) => sum + quantity, 0)
  return (
    <S.Root {...rest}>
      <S.Body data-single={lines.length === 1}>
        <S.Main>
          <Inline rowGap="xs">
            <S.Status tone={tone}>{status}</S.Status>
            <Inline as={S.Heading} gap="xxs" wrap="none">
              <S.Number as={`h${headingLevel}`}>
                <CardLink href={href}>
                  <VisuallyHidden>{texts.order}</VisuallyHidden>
                  {number}
                </CardLink>
              </S.Number>
              <ChevronRightIcon size="m" />
            </Inline>
          </Inline>
          <S.Content>
            {bought[0]?.title}
            {units > 1 && texts.times(units)}
            {otherUnits > 0 && texts.others(otherUnits)}
          </S.Content>
          {note !== undefined && (
            <Text size="s" tone="muted">
              {note}
            </Text>
          )}
          {Boolean(actions) && (
            <Inline as={S.Actions} gap="xs" data-part="actions">
              {actions}
            </Inline>
          )}
        </S.Main>
        <Inline as={S.Pictures} gap="xs" aria-hidden="true">
          {lines.slice(0, PICTURES_MAX).map(({ title, picture }, index) => (
            <S.Frame key={`${index} ${title}`}>
              <Picture picture={picture} alt="" sizes="72px" widths={[160, 320]} />
            </S.Frame>
          ))}
          {lines.length > PICTURES_MAX && <S.More>{`+${lines.length - PICTURES_MAX}`}</S.More>}
        </Inline>
        <S.Facts>
          <span>{formatDate(placedAt)}</span>
          <b>{describeTotal(total, texts)}</b>
        </S.Facts>
      </S.Body>
    </S.Root>
  )
}

function describeTotal(total: OrderCardProps['total'], texts: ShopTexts['OrderCard']): string {
  if (typeof total === 'object') return texts.refund(formatExactRupees(total.refund))
  return total === 0 ? texts.nothingToPay : formatRupees(total)
}
