import {
  REFUND_CARD_DAYS_MAX,
  REFUND_INITIATED_HOURS,
  REFUND_PREPAID_DAYS,
  RETURN_DAYS,
} from '@shop/contract/limits'
import { Link } from '@shop/ui/Link'
import { paths } from '#lib/paths.ts'
import { CustomerCare } from '../parts/CustomerCare.tsx'
import { GrievanceOfficer } from '../parts/GrievanceOfficer.tsx'
import { POLICIES_IN_FORCE_SINCE } from '../policyDate.ts'
import { StaticPage } from '../StaticPage.tsx'

const initiated = `${REFUND_INITIATED_HOURS.min}-${REFUND_INITIATED_HOURS.max} hours`
const prepaid = `${REFUND_PREPAID_DAYS.min}-${REFUND_PREPAID_DAYS.max} days`

/** Returns policy (specification §9) with key facts. */
export function Component() {
  return (
    <StaticPage
      title="Returns and refunds"
      description={`Return within ${RETURN_DAYS} days of delivery. Refunds are initiated in ${initiated}. Hygiene, innerwear and baby care items are non-returnable.`}
      path={paths.returns()}
      lead="If it does not fit, does not suit or is not what you ordered, send it back. This is how, and when your money is with you again."
      updated={POLICIES_IN_FORCE_SINCE}
      summary={[
        { term: 'Return', detail: `Within ${RETURN_DAYS} days of delivery` },
        { term: 'Refund initiated', detail: `In ${initiated}` },
        { term: 'Prepaid refunds', detail: prepaid },
        { term: 'Card or net banking', detail: `Up to ${REFUND_CARD_DAYS_MAX} days` },
        { term: 'Non-returnable', detail: 'Hygiene, innerwear and baby care items' },
      ]}
      sections={[
        {
          id: 'what-can-be-returned',
          title: 'What can be returned',
          body: (
            <>
              <p>
                You can return a product within {RETURN_DAYS} days of delivery if it is unused, unwashed and
                as it came: with its box, seals, tags and whatever was free with it. The last day counts until
                midnight, Indian time.
              </p>
              <p>
                For safety’s sake these are non-returnable: hygiene items, which are make-up, skincare, hair
                care, fragrance and whatever else touches skin or hair; innerwear; and baby care items. Each
                product’s page and your order say whether it can be returned.
              </p>
              <p>
                Whatever it is, if it arrived damaged, expired, leaking or is not what you ordered, tell us
                within {RETURN_DAYS} days of delivery with two or three photographs. You get your money back
                or the right thing, also where the product is otherwise non-returnable. Your rights under the
                Consumer Protection Act, 2019, stay as they are.
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
                We pick it up at the address it was delivered to, free of charge, within two working days.
              </li>
              <li>Pack it as it came. Take off nothing that was sewn, stuck or sealed on.</li>
              <li>When it is back with us we look at it and initiate the refund.</li>
            </ol>
          ),
        },
        {
          id: 'when-the-money-is-back',
          title: 'When your money is back',
          body: (
            <>
              <p>
                The refund is initiated in {initiated} of the product being back with us, or of your
                cancelling the order. Then it depends on how you paid:
              </p>
              <table>
                <thead>
                  <tr>
                    <th scope="col">You paid</th>
                    <th scope="col">The money is back</th>
                  </tr>
                </thead>
                <tbody>
                  <tr>
                    <td>By card or net banking</td>
                    <td>Up to {REFUND_CARD_DAYS_MAX} days after the refund was initiated</td>
                  </tr>
                  <tr>
                    <td>In advance, in any way</td>
                    <td>{prepaid} in all, the same way as it came</td>
                  </tr>
                  <tr>
                    <td>In cash on delivery</td>
                    <td>To the bank account or UPI address that you tell us, in {prepaid}</td>
                  </tr>
                </tbody>
              </table>
              <p>
                You get back what you paid for the product. If we delivered the wrong thing or a damaged one,
                the delivery fee comes back too. We never refund in vouchers unless you ask for one.
              </p>
            </>
          ),
        },
        {
          id: 'exchanges',
          title: 'Exchanges',
          body: (
            <p>
              We do not swap parcels at the door. Return what does not fit and order the other size; in
              Delhi-NCR it is with you in two hours.
            </p>
          ),
        },
        { id: 'help', title: 'Help with a return', body: <CustomerCare /> },
        { id: 'grievances', title: 'If you are not satisfied', body: <GrievanceOfficer /> },
      ]}
    />
  )
}
