import { DividedList } from '@shop/ui/DividedList'
import { Heading } from '@shop/ui/Heading'
import { PriceSummary } from '@shop/shop-ui/PriceSummary'
import { Skeleton } from '@shop/ui/Skeleton'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import * as texts from '#texts/cart.ts'
import { Columns } from '#routes/shared/Checkout.styles.ts'
import * as S from '../CartRoute.styles.ts'

export function CartSkeleton() {
  return (
    <>
      <Heading level={1} size="h2">
        {texts.yourCart}
      </Heading>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <noscript>
        <Text size="s" tone="muted">
          {texts.turnOnJavaScript}
        </Text>
      </noscript>
      <Columns aria-hidden="true">
        <DividedList padding="l">
          {[1, 2].map((line) => (
            <li key={line}>
              <S.SkeletonLine>
                <Skeleton />
                <Stack gap="s">
                  <Skeleton width="30%" height="0.75rem" />
                  <Skeleton width="80%" height="1.4rem" />
                  <Skeleton width="40%" height="1.4rem" />
                  <Skeleton width="9rem" height="2.75rem" />
                </Stack>
              </S.SkeletonLine>
            </li>
          ))}
        </DividedList>
        <PriceSummary totals={null} />
      </Columns>
    </>
  )
}
