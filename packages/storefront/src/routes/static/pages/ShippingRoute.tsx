import { capitalise } from '#lib/capitalise.ts'
import { formatRupees } from '@shop/contract/money'
import { Link } from '@shop/ui/Link'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { CustomerCare } from '../parts/CustomerCare.tsx'
import { POLICIES_IN_FORCE_SINCE } from '../policyDate.ts'
import { StaticPage } from '../StaticPage.tsx'
import { days, expressTime, hour, list } from '#texts/promises.ts'

const placeOf = ({ address, city }: { address: string; city: string }) => (address === '' ? city : address)

export function Component() {
  const { delivery } = useServices().config
  const { stores, expressHours } = delivery
  const [first, ...others] = stores.filter(({ isExpress }) => isExpress)
  const [fee, freeFrom] = [formatRupees(delivery.fee), formatRupees(delivery.freeFrom)]
  return (
    <StaticPage
      title="Shipping and delivery"
      description={`${first === undefined ? 'In' : `${capitalise(expressTime(delivery).words)} in ${first.name},`} ${days(delivery)} ${first === undefined ? 'across' : 'elsewhere in'} India. You’ve got free delivery from ${freeFrom}, otherwise ${fee}.`}
      path={paths.shipping()}
      lead="We deliver within India. Type your pincode on a product’s page or in the cart and you see the day, or the hour, before you pay."
      updated={POLICIES_IN_FORCE_SINCE}
      summary={[
        ...(first === undefined ? [] : [{ term: first.name, detail: expressTime(delivery).short }]),
        ...others.map(({ name, city }) => ({
          term: name,
          detail: `${expressTime(delivery).short} for what our ${city} store has`,
        })),
        {
          term: first === undefined ? 'India' : 'Rest of India',
          detail: `${days(delivery)}; the day is shown for your pincode`,
        },
        {
          term: 'Fee',
          detail: `${fee}; free from ${freeFrom}`,
        },
      ]}
      sections={[
        {
          id: 'where-and-when',
          title: 'Where and when',
          body: (
            <>
              <p>
                {first !== undefined &&
                  `In ${first.name} your order arrives in about ${expressTime(delivery).words}. Orders placed after ${hour(expressHours.closes)} are delivered the next day, from ${hour(expressHours.opens)} on; the cart shows the time. `}
                {others.length > 0 &&
                  `In ${list(others.map(({ name }) => name))} our own store brings what it has as fast. `}
                {first === undefined
                  ? 'Couriers take '
                  : 'Everywhere else, and for what the store near you does not have, couriers take '}
                {days(delivery)}: least to the big cities, most to the hills, the North-East and the islands.
                No courier reaches a few pincodes yet: a product’s page and the cart say whether we deliver to
                yours.
              </p>
              <p>
                We promise the time that you see when you order. You can cancel free of charge until your
                order is packed.
              </p>
            </>
          ),
        },
        {
          id: 'what-it-costs',
          title: 'What it costs',
          body: (
            <p>
              Delivery costs {fee} for orders below {freeFrom} and nothing from there on. You see the fee in
              the cart before you pay. Prices include GST; nothing is added at the door.
            </p>
          ),
        },
        {
          id: 'the-parcel',
          title: 'When the parcel comes',
          body: (
            <>
              <ul>
                <li>You get a message when it leaves our store, is out for delivery and is delivered.</li>
                <li>
                  If nobody is in, the courier calls and comes twice more before the parcel returns to us.
                </li>
                <li>
                  If the box is open or its tape is cut, don’t take it. If you find the damage later, see{' '}
                  <Link href={paths.returns()}>returns and refunds</Link>.
                </li>
                <li>If a parcel is lost on the way, we bear the loss.</li>
              </ul>
            </>
          ),
        },
        {
          id: 'cash-on-delivery',
          title: 'Cash on delivery',
          body: (
            <p>
              Where cash on delivery is available, you pay the courier in cash, or online before that. It
              depends on your pincode and the amount of your order; the payment page tells you if it isn’t
              available, and why.
            </p>
          ),
        },
        {
          id: 'from-where',
          title: 'Where your order ships from',
          body: (
            <p>
              From our {stores.length === 1 ? 'store' : 'stores'}: {list(stores.map(placeOf))}. Some large
              orders come in two parcels; you pay for delivery once.
            </p>
          ),
        },
        { id: 'help', title: 'Where is my parcel?', body: <CustomerCare /> },
      ]}
    />
  )
}
