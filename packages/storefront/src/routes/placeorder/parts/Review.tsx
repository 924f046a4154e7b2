import type { AddressWire } from '@shop/contract/users.schema'
import { AddressCard } from '@shop/shop-ui/AddressCard'
import { BarTotal } from '@shop/shop-ui/BarTotal'
import { Button } from '@shop/ui/Button'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { Callout } from '@shop/ui/Callout'
import { ShieldIcon } from '@shop/ui/Icon'
import { Inline } from '@shop/ui/Inline'
import { Link } from '@shop/ui/Link'
import { PriceSummary } from '@shop/shop-ui/PriceSummary'
import { Stack } from '@shop/ui/Stack'
import { StickyBar } from '@shop/ui/StickyBar'
import { Text } from '@shop/ui/Text'
import { useRef } from 'react'
import { needsAnswer, toQuotedLines } from '#features/cart/quotedLines.ts'
import { toPrice } from '#features/cart/toPrice.ts'
import type { CartQuoting } from '#features/cart/useCartQuote.ts'
import { bringIntoView } from '#lib/bringIntoView.ts'
import { paths } from '#lib/paths.ts'
import { retryHint } from '#lib/retryHint.ts'
import * as S from '#routes/shared/Checkout.styles.ts'
import { ReviewChanges } from '#routes/shared/ReviewChanges.tsx'
import { LaterCoupon } from '#routes/shared/LaterCoupon.tsx'
import type { usePlaceOrder } from '../usePlaceOrder.ts'
import { DeliveryOption } from './DeliveryOption.tsx'
import { EarlierOrder, LikelyOrder } from './EarlierOrder.tsx'
import { ReviewLines } from './ReviewLines.tsx'
import { TitledSection } from '#routes/shared/TitledSection.tsx'
import * as texts from '#texts/checkout.ts'

interface ReviewProps {
  address: AddressWire
  quoting: CartQuoting
  placing: ReturnType<typeof usePlaceOrder>
}

/** Review: products, address, delivery and cost. The shopper pays this total. Every amount comes from the quote. */
export function Review({ address, quoting, placing: { isPlacing, problem, place } }: ReviewProps) {
  const { items, quote, isPending, failure, retry } = quoting
  const payRef = useRef<HTMLDivElement>(null)

  const lines = toQuotedLines(items, quote)
  const hasChanges = lines.some(needsAnswer)
  const earlier =
    problem?.kind !== 'ordered'
      ? undefined
      : {
          detail: problem.detail,
          ordered: problem.ordered,
          isBusy: isPlacing || isPending,
          onOrder: () => quote !== undefined && place({ quote, earlier: problem.ordered }),
        }
  const button = hasChanges ? (
    <ReviewChanges />
  ) : earlier !== undefined ? (
    <LikelyOrder size="l" isWide {...earlier} />
  ) : quote?.serviceable === false ? (
    <ButtonLink size="l" isWide href={paths.checkoutAddress()}>
      {texts.changeAddress}
    </ButtonLink>
  ) : (
    <Button
      size="l"
      isWide
      isBusy={isPlacing || (quote !== undefined && isPending)}
      disabled={quote === undefined}
      onClick={() => quote !== undefined && place({ quote })}
    >
      {texts.goToPayment}
    </Button>
  )
  return (
    <S.Columns>
      <Stack gap="l">
        {problem !== undefined && problem.kind !== 'ordered' && (
          <Callout ref={bringIntoView}>
            {problem.detail}
            {/* Other orders are in the way. */}
            {problem.kind === 'changed' && problem.quote === undefined && (
              <>
                {' '}
                <Link href={paths.orders()}>{texts.seeYourOrders}</Link>
              </>
            )}
          </Callout>
        )}
        {earlier !== undefined && <EarlierOrder {...earlier} />}
        {failure !== null && (
          <Callout>
            {texts.totalFailed} {retryHint(failure)}{' '}
            <Button variant="quiet" onClick={retry}>
              {texts.tryAgain}
            </Button>
          </Callout>
        )}
        <TitledSection
          title={texts.deliverTo}
          link={<Link href={paths.checkoutAddress()}>{texts.changeAddress}</Link>}
        >
          <AddressCard address={address} />
          <DeliveryOption quoting={quoting} />
        </TitledSection>
        <TitledSection title={texts.yourItems} link={<Link href={paths.cart()}>{texts.editCart}</Link>}>
          <ReviewLines quote={quote} lines={lines} isPending={isPending} />
        </TitledSection>
      </Stack>
      <Stack as={S.Aside}>
        <LaterCoupon quoting={quoting} />
        <PriceSummary {...toPrice(quote)} isPending={isPending}>
          <div ref={payRef}>{button}</div>
          <Inline as={Text} wrap="none" gap="xs" size="s" tone="muted">
            <ShieldIcon size="m" />
            {texts.payNext}
          </Inline>
        </PriceSummary>
      </Stack>
      {quote !== undefined && (
        <StickyBar replaces={payRef}>
          <BarTotal total={quote.totals.total} />
          {button}
        </StickyBar>
      )}
    </S.Columns>
  )
}
