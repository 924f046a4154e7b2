import { PlaceText } from '@shop/shop-ui/PlaceText'
import { daysOf } from '@shop/contract/durations'
import { REFUND_CARD_DAYS_MAX, REFUND_INITIATED_HOURS, REFUND_PREPAID_DAYS } from '@shop/contract/limits'
import { Link } from '@shop/ui/Link'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { CustomerCare } from '../parts/CustomerCare.tsx'
import { GrievanceOfficer } from '../parts/GrievanceOfficer.tsx'
import { POLICIES_IN_FORCE_SINCE } from '../policyDate.ts'
import { StaticPage } from '../StaticPage.tsx'
import { expressTime, list } from '#texts/promises.ts'

const initiated = `${REFUND_INITIATED_HOURS.min}-${REFUND_INITIATED_HOURS.max} hours`
const prepaid = `${REFUND_PREPAID_DAYS.min}-${REFUND_PREPAID_DAYS.max} days`

/** Part of a sentence that names the areas of express delivery: the main one, and the others for what their stores have. */
const whereExpress = ({ stores }: ShopConfig['delivery']) => {
  const [first, ...others] = stores.filter(({ isExpress }) => isExpress)
  if (first === undefined) return undefined
  const names = list(others.map(({ name }) => name))
  return others.length === 0
    ? `in ${first.name}`
    : `in ${first.name}, and in ${names} if our store there has it,`
}

/** Returns policy (specification §9) with key facts. */
export function Component() {
  const { delivery, returnDays } = useServices().config
  const where = whereExpress(delivery)
  const days = daysOf(returnDays).short
  return (
    <StaticPage
      title="Returns and refunds"
      description={`Return within ${days} of delivery. Refunds are initiated in ${initiated}. Hygiene, innerwear and baby care items are non-returnable.`}
      path={paths.returns()}
      lead="If something doesn’t fit, doesn’t suit you or isn’t what you ordered, send it back. Here is how, and when you’ll get your money."
      updated={POLICIES_IN_FORCE_SINCE}
      summary={[
        { term: 'Return', detail: `Within ${days} of delivery` },
        { term: 'Refund initiated', detail: `In ${initiated}` },
        { term: 'Card or net banking', detail: `Up to ${REFUND_CARD_DAYS_MAX} days once initiated` },
        { term: 'Other prepaid refunds', detail: `${prepaid} in all` },
        { term: 'Non-returnable', detail: 'Beauty, hygiene, innerwear and baby care items' },
      ]}
      sections={[
        {
          id: 'what-can-be-returned',
          title: 'What can be returned',
          body: (
            <>
              <p>
                You can return a product within {days} of delivery if it is unused, unwashed and as it came:
                with its box, seals, tags and whatever was free with it. The last day counts until midnight,
                Indian time.
              </p>
              <p>
                For safety’s sake these are non-returnable: hygiene items, which are makeup, skincare, hair
                care, fragrance and whatever else touches skin or hair; innerwear; and baby care items. Each
                product’s page and your order say whether it can be returned.
              </p>
              <p>
                Whatever it is, if it arrived damaged, expired, leaking or is not what you ordered, return it
                from your order within {days} of delivery, with that as the reason. You get your money back,
                also where the product is otherwise non-returnable. If you would rather have the right thing,
                or if it came as a gift with your order, write to us with two or three photographs. Your
                rights under the Consumer Protection Act, 2019, stay as they are.
              </p>
            </>
          ),
        },
        {
          id: 'how-to-return',
          title: 'How to return',
          body: (
            <ol>
              <li>
                Open <Link href={paths.orders()}>your orders</Link>, choose the order, then what to return and
                why.
              </li>
              <li>
                Choose a day and a time. We pick it up free of charge at the address it was delivered to.
              </li>
              <li>Pack it as it came. Leave all tags and seals on.</li>
              <li>When it reaches us, we check it and initiate the refund.</li>
            </ol>
          ),
        },
        {
          id: 'when-the-money-is-back',
          title: 'When you get your refund',
          body: (
            <>
              <p>
                We initiate the refund within {initiated} after the product reaches us, or after you cancel
                the order. How long it then takes depends on how you paid:
              </p>
              <table>
                <thead>
                  <tr>
                    <th scope="col">You paid</th>
                    <th scope="col">Your refund arrives</th>
                  </tr>
                </thead>
                <tbody>
                  <tr>
                    <td>By card or net banking</td>
                    <td>Up to {REFUND_CARD_DAYS_MAX} days after the refund was initiated</td>
                  </tr>
                  <tr>
                    <td>Online, by any other method</td>
                    <td>{prepaid} in all, the way you paid</td>
                  </tr>
                  <tr>
                    <td>In cash, on delivery</td>
                    <td>To the UPI ID that you give us, in {prepaid}</td>
                  </tr>
                </tbody>
              </table>
              <p>
                You get back what you paid for the product. We refund the delivery fee, too, when the mistake
                was ours: the product arrived damaged, is the wrong one or is not as described.
              </p>
            </>
          ),
        },
        {
          id: 'exchanges',
          title: 'Exchanges',
          body: (
            <p>
              We don’t exchange items at the door. Return the item and order the size you need
              <PlaceText>
                {where === undefined ? '.' : `; ${where} it arrives in about ${expressTime(delivery).words}.`}
              </PlaceText>
            </p>
          ),
        },
        { id: 'help', title: 'Help with a return', body: <CustomerCare /> },
        { id: 'grievances', title: 'If you are not satisfied', body: <GrievanceOfficer /> },
      ]}
    />
  )
}
