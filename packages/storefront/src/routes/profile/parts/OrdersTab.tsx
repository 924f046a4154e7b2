import { ButtonLink } from '@shop/ui/ButtonLink'
import { EmptyState } from '@shop/ui/EmptyState'
import { BagIcon } from '@shop/ui/Icon'
import { paths } from '#lib/paths.ts'
import * as S from '../ProfileRoute.styles.ts'

/** What the shopper has ordered. */
export function OrdersTab() {
  return (
    <>
      <S.Title>Orders</S.Title>
      <EmptyState
        title="No orders yet"
        icon={<BagIcon size={36} />}
        actions={<ButtonLink href={paths.collection('best-sellers')}>See best sellers</ButtonLink>}
      >
        What you order stands here, with where it is.
      </EmptyState>
    </>
  )
}
