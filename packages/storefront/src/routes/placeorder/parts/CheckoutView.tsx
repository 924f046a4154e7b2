import { ButtonLink } from '@shop/ui/ButtonLink'
import { CheckoutSteps } from '@shop/shop-ui/CheckoutSteps'
import { EmptyState } from '@shop/ui/EmptyState'
import { Heading } from '@shop/ui/Heading'
import { BagIcon } from '@shop/ui/Icon'
import { Stack } from '@shop/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { addressesQuery } from '#features/addresses/api/addressesQuery.ts'
import { useCartItems } from '#features/cart/useCart.ts'
import { useServices } from '#lib/AppServices.ts'
import { laterPart } from '#lib/laterPart.tsx'
import { paths } from '#lib/paths.ts'
import { useSearch } from '#lib/useSearch.ts'
import { CheckoutLoading } from '#routes/shared/CheckoutLoading.tsx'
import { JoinReceipt } from '#routes/shared/JoinReceipt.tsx'
import * as S from '#routes/shared/Checkout.styles.ts'
import { parseCheckoutStep } from '../checkoutStep.ts'
import { AddressStep } from './AddressStep.tsx'
import { CartPreview } from './CartPreview.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import * as texts from '#texts/checkout.ts'

const UnpaidOrder = laterPart(async () => (await import('#routes/shared/UnpaidOrder.tsx')).UnpaidOrder, {
  isOptional: true,
})

/** The step in the address, as far as cart and address book allow it. */
export function CheckoutView() {
  const search = useSearch()
  const { step, addressId, edited } = parseCheckoutStep(search)
  const items = useCartItems()
  const { api } = useServices()
  const { data: addresses, error, refetch } = useQuery(addressesQuery(api))

  if (items.length === 0) {
    return (
      <EmptyState
        title={texts.yourCartIsEmpty}
        headingLevel={1}
        icon={<BagIcon size="xl" />}
        actions={
          <>
            <ButtonLink href={paths.home()}>{texts.goShopping}</ButtonLink>
            <ButtonLink href={paths.orders()} variant="secondary">
              {texts.seeYourOrders}
            </ButtonLink>
          </>
        }
      >
        {texts.emptyHint}
      </EmptyState>
    )
  }
  if (addresses === undefined) {
    return (
      <CheckoutLoading
        title={texts.checkout}
        error={error}
        reassurance={texts.unreachableHint}
        onRetry={refetch}
      />
    )
  }

  const address = addresses.find(({ id }) => id === addressId)
  const isReview = step === 'review' && address !== undefined
  return (
    <>
      <CheckoutSteps
        steps={[
          { label: texts.address, href: paths.checkoutAddress() },
          { label: texts.review },
          { label: texts.payment },
        ]}
        current={isReview ? 1 : 0}
      />
      <JoinReceipt />
      {!isReview && <UnpaidOrder />}
      <Heading level={1} size="h2">
        {isReview ? texts.reviewYourOrder : texts.chooseAddress}
      </Heading>
      {isReview ? (
        <ReviewStep key={address.id} address={address} />
      ) : (
        <S.Columns>
          <AddressStep addresses={addresses} edited={edited} />
          <Stack as={S.Aside}>
            <CartPreview />
          </Stack>
        </S.Columns>
      )}
    </>
  )
}
