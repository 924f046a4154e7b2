import { company } from '@shop/contract/company'
import { DELIVERY_FEE_RUPEES, FREE_DELIVERY_FROM_RUPEES, PARCEL_DAYS } from '@shop/contract/limits'
import { Link } from '@shop/ui/Link'
import { paths } from '#lib/paths.ts'
import { CustomerCare } from '../parts/CustomerCare.tsx'
import { POLICIES_IN_FORCE_SINCE } from '../policyDate.ts'
import { StaticPage } from '../StaticPage.tsx'

export function Component() {
  return (
    <StaticPage
      title="Shipping and delivery"
      description={`Two hours in Delhi-NCR, ${PARCEL_DAYS.min} to ${PARCEL_DAYS.max} days elsewhere in India. You’ve got free delivery from ₹${FREE_DELIVERY_FROM_RUPEES}, otherwise ₹${DELIVERY_FEE_RUPEES}.`}
      path={paths.shipping()}
      lead="We deliver within India. Type your pincode on a product’s page or in the cart and you see the day, or the hour, before you pay."
      updated={POLICIES_IN_FORCE_SINCE}
      summary={[
        { term: 'Delhi-NCR', detail: '2 hours' },
        { term: 'Jaipur', detail: 'From our Jaipur store; the hour is shown for your pincode' },
        {
          term: 'Rest of India',
          detail: `${PARCEL_DAYS.min} to ${PARCEL_DAYS.max} days; the day is shown for your pincode`,
        },
        {
          term: 'Fee',
          detail: `₹${DELIVERY_FEE_RUPEES}; free from ₹${FREE_DELIVERY_FROM_RUPEES}`,
        },
      ]}
      sections={[
        {
          id: 'where-and-when',
          title: 'Where and when',
          body: (
            <>
              <p>
                In Delhi-NCR an order is with you in about two hours. Orders that come late in the evening are
                delivered the next morning; the cart says so. In Jaipur we deliver from our own store.
                Everywhere else, and for what the store near you does not have, couriers take{' '}
                {PARCEL_DAYS.min} to {PARCEL_DAYS.max} days: least to the big cities, most to the hills, the
                North-East and the islands.
              </p>
              <p>
                The time that you see when you order is the one that counts. If we see that we can’t keep it,
                we tell you, and you may cancel free of charge.
              </p>
            </>
          ),
        },
        {
          id: 'what-it-costs',
          title: 'What it costs',
          body: (
            <p>
              Delivery costs ₹{DELIVERY_FEE_RUPEES} for orders below ₹{FREE_DELIVERY_FROM_RUPEES} and nothing
              from there on. The fee stands in the cart before you pay. Prices include GST; nothing is added
              at the door.
            </p>
          ),
        },
        {
          id: 'the-parcel',
          title: 'When the parcel comes',
          body: (
            <>
              <ul>
                <li>You get a message when it is packed, on its way and delivered.</li>
                <li>
                  If nobody is in, the courier calls and comes twice more before the parcel returns to us.
                </li>
                <li>
                  If the box is open or its tape is cut, don’t take it. If you find the damage later, see{' '}
                  <Link href={paths.returns()}>returns and refunds</Link>.
                </li>
                <li>Until the parcel is in your hands, its loss is ours.</li>
              </ul>
            </>
          ),
        },
        {
          id: 'cash-on-delivery',
          title: 'Cash on delivery',
          body: (
            <p>
              Order status offered for your pincode and the amount of your order, you pay the courier in cash
              or by UPI. The checkout tells when it is not offered, and why.
            </p>
          ),
        },
        {
          id: 'from-where',
          title: 'From where we send',
          body: (
            <p>
              New Delhi, and for Rajasthan {company.jaipurStore}. Some large orders come in two parcels; you
              pay for delivery once.
            </p>
          ),
        },
        { id: 'help', title: 'Where is my parcel?', body: <CustomerCare /> },
      ]}
    />
  )
}
