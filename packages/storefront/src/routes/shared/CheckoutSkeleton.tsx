import { Heading } from '@shop/ui/Heading'
import { PriceSummary } from '@shop/shop-ui/PriceSummary'
import { Skeleton } from '@shop/ui/Skeleton'
import { Stack } from '@shop/ui/Stack'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import * as texts from '#texts/shared.ts'
import * as S from './Checkout.styles.ts'

export function CheckoutSkeleton({ title }: { title: string }) {
  return (
    <>
      <Heading level={1} size="h2">
        {title}
      </Heading>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <noscript>
        <p>{texts.turnOnJavaScript}</p>
      </noscript>
      <S.Columns aria-hidden="true">
        <Stack gap="l">
          <Skeleton height="1.75rem" width="60%" />
          <Skeleton height="9rem" />
          <Skeleton height="9rem" />
        </Stack>
        <PriceSummary totals={null} />
      </S.Columns>
    </>
  )
}
