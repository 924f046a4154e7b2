import { formatRupees } from '@shop/contract/money'
import type { Picture as PictureData } from '@shop/contract/pictures'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Badge } from '../Badge/Badge.tsx'
import { ChevronRightIcon } from '../Icon/Icon.tsx'
import { formatDate } from '../lib/formatDate.ts'
import { RawLink } from '../Link/RawLink.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './OrderCard.styles.ts'

export interface OrderCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** As people say it: "TP-2026-000123". */
  number: string
  /** Address of the order. */
  href: string
  /** ISO 8601. */
  placedAt: string
  /** Where it is, in words: "Arrives by 6:40 pm today". */
  status: string
  /** How its state is to be taken. */
  tone?: 'neutral' | 'positive' | 'critical' | 'accent'
  /** What it holds, for the pictures. */
  lines: readonly { title: string; picture: PictureData | undefined }[]
  /** In rupees. */
  total: number
  /** Level of the heading. */
  headingLevel?: 2 | 3
  /** Something to do at once, such as paying. */
  actions?: ReactNode
}

const PICTURES_MAX = 4

/** An order in a list: where it is, what is in it, what it cost. All of it leads to the order. */
export function OrderCard({
  number,
  href,
  placedAt,
  status,
  tone = 'neutral',
  lines,
  total,
  headingLevel = 3,
  actions,
  ...rest
}: OrderCardProps) {
  const [first] = lines
  const others = lines.length - 1
  return (
    <S.Root {...rest}>
      <S.Head>
        <Badge tone={tone}>{status}</Badge>
        <S.Number as={`h${headingLevel}`}>
          <RawLink href={href}>
            <VisuallyHidden>Order </VisuallyHidden>
            {number}
          </RawLink>
        </S.Number>
        <ChevronRightIcon size={18} />
      </S.Head>
      <S.Pictures aria-hidden="true">
        {lines.slice(0, PICTURES_MAX).map(({ title, picture }, index) => (
          <S.Frame key={`${index} ${title}`}>
            <Picture picture={picture} alt="" sizes="4rem" />
          </S.Frame>
        ))}
        {lines.length > PICTURES_MAX && <S.More>{`+${lines.length - PICTURES_MAX}`}</S.More>}
      </S.Pictures>
      <S.Content>
        {first?.title}
        {others > 0 && ` and ${others} more`}
      </S.Content>
      <S.Facts>
        <span>{formatDate(placedAt)}</span>
        <b>{formatRupees(total)}</b>
      </S.Facts>
      {Boolean(actions) && <S.Actions>{actions}</S.Actions>}
    </S.Root>
  )
}
