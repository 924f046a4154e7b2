import { REFUND_CARD_DAYS_MAX, REFUND_INITIATED_HOURS, REFUND_PREPAID_DAYS } from '@shop/contract/limits'
import { Link } from '@shop/ui/Link'
import { paths } from '#lib/paths.ts'
import { CustomerCare } from '../parts/CustomerCare.tsx'
import { GrievanceOfficer } from '../parts/GrievanceOfficer.tsx'
import { POLICIES_IN_FORCE_SINCE } from '../policyDate.ts'
import { StaticPage } from '../StaticPage.tsx'

const initiated = `${REFUND_INITIATED_HOURS.min}-${REFUND_INITIATED_HOURS.max} hours`
const prepaid = `${REFUND_PREPAID_DAYS.min}-${REFUND_PREPAID_DAYS.max} days`

export function Component() {
  return (
    <StaticPage
      title="Cancellation and refunds"
      description={`Cancel free of charge until your order is packed. Refunds are initiated in ${initiated}; prepaid refunds take ${prepaid}.`}
      path={paths.cancellation()}
      lead="Changed your mind? Cancel before the parcel is packed and it costs you nothing."
      updated={POLICIES_IN_FORCE_SINCE}
      summary={[
        { term: 'Cancel', detail: 'Until the order is packed, all of it or single items' },
        { term: 'Fee', detail: 'None' },
        { term: 'Refund initiated', detail: `In ${initiated}` },
        { term: 'Card or net banking', detail: `Up to ${REFUND_CARD_DAYS_MAX} days once initiated` },
        { term: 'Other prepaid refunds', detail: `${prepaid} in all` },
      ]}
      sections={[
        {
          id: 'you-cancel',
          title: 'When you cancel',
          body: (
            <>
              <p>
                Open <Link href={paths.orders()}>your orders</Link>, choose the order and cancel it, or single
                items of it, as long as it is not packed. There is no fee, and you need not say why.
              </p>
              <p>
                If you cancel single items, you get back what you paid for them. A coupon is shared by all
                items, and an offer by the items in it: the cancelled ones take their share with them, the
                others keep theirs, even if what is left is too little for the coupon or the offer. Free
                delivery stays free. A gift is cancelled with the items that you got it for, unless what you
                keep is enough for it.
              </p>
              <p>
                Express orders are packed within minutes. Once it is packed, take the parcel and{' '}
                <Link href={paths.returns()}>return</Link> it, or turn it down at the door; we treat that as a
                cancellation.
              </p>
            </>
          ),
        },
        {
          id: 'we-cancel',
          title: 'When we have to cancel',
          body: (
            <p>
              If a product turns out to be damaged or sold out, or the payment did not arrive, we cancel that
              part of the order, tell you at once and pay back all that you paid for it. We charge no fee and
              never replace a product without asking. If a price was plainly wrong we ask you before we do
              anything.
            </p>
          ),
        },
        {
          id: 'refunds',
          title: 'When you get your refund',
          body: (
            <>
              <p>
                We initiate the refund within {initiated} after the cancellation, the way you paid. A card or
                net banking refund then takes up to {REFUND_CARD_DAYS_MAX} days; every prepaid refund reaches
                you in {prepaid}.
              </p>
              <p>
                If you were charged for an order that was not placed, or twice for one order, we refund you
                automatically within the same time. If the refund has not arrived, send us the reference of
                the payment, and we will follow it up with the bank.
              </p>
            </>
          ),
        },
        { id: 'help', title: 'Help with a cancellation', body: <CustomerCare /> },
        { id: 'grievances', title: 'If you are not satisfied', body: <GrievanceOfficer /> },
      ]}
    />
  )
}
