import { PriceSummary } from '@shop/ui/PriceSummary'
import { Skeleton } from '@shop/ui/Skeleton'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import * as S from '../CartRoute.styles.ts'

/** The place of the cart, until the browser has looked into its storage. */
export function CartSkeleton() {
  return (
    <>
      <S.Title>Your cart</S.Title>
      <VisuallyHidden role="status">Loading…</VisuallyHidden>
      <noscript>
        <S.Small>Your cart is kept by your browser, which needs JavaScript to show it.</S.Small>
      </noscript>
      <S.Columns aria-hidden="true">
        <S.Lines as="div">
          {[1, 2].map((line) => (
            <S.SkeletonLine key={line}>
              <Skeleton />
              <div>
                <Skeleton width="30%" height="0.75rem" />
                <Skeleton width="80%" height="1.4rem" />
                <Skeleton width="40%" height="1.4rem" />
                <Skeleton width="9rem" height="2.75rem" />
              </div>
            </S.SkeletonLine>
          ))}
        </S.Lines>
        <PriceSummary totals={null} />
      </S.Columns>
    </>
  )
}
