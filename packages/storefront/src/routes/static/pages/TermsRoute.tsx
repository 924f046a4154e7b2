import { daysOf } from '@shop/contract/durations'
import { Link } from '@shop/ui/Link'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { CompanyFacts } from '../parts/CompanyFacts.tsx'
import { GrievanceOfficer } from '../parts/GrievanceOfficer.tsx'
import { POLICIES_IN_FORCE_SINCE } from '../policyDate.ts'
import { StaticPage } from '../StaticPage.tsx'

export function Component() {
  const { company, returnDays } = useServices().config
  return (
    <StaticPage
      title="Terms and conditions"
      description="What you and we agree on when you use this shop or order from it: prices, orders, accounts, reviews, liability and complaints."
      path={paths.terms()}
      lead={`These terms are an agreement between you and ${company.name} (“we”). They hold when you use this shop and when you order from it.`}
      updated={POLICIES_IN_FORCE_SINCE}
      summary={[
        { term: 'Who sells', detail: `${company.name}, from its own stock` },
        { term: 'Prices', detail: 'In rupees, all taxes included' },
        { term: 'The contract', detail: 'Made when we confirm your order' },
        {
          term: 'Returns',
          detail: `${daysOf(returnDays).short}, except beauty, hygiene, innerwear and baby care`,
        },
        { term: 'Complaints', detail: 'Acknowledged in 48 hours, settled in a month' },
      ]}
      sections={[
        { id: 'who-we-are', title: 'Who we are', body: <CompanyFacts /> },
        {
          id: 'who-may-order',
          title: 'Who may order',
          body: (
            <p>
              You may order if you are 18 or older and can make a contract under the Indian Contract Act,
              1872. Younger people order through a parent or guardian. We deliver to addresses in India and
              sell for your own use, not for resale.
            </p>
          ),
        },
        {
          id: 'products-and-prices',
          title: 'Products and prices',
          body: (
            <>
              <p>
                The MRP is the maker’s and includes all taxes. The selling price is ours, is never above the
                MRP and is rounded up to whole rupees. What you pay is the price in the cart at the moment you
                place the order; if it has changed since you put the product there, the cart says so before
                you pay.
              </p>
              <p>
                Net quantity, maker or importer, country of origin and, where the law asks for it, ingredients
                and best before are on each product’s page. Colours on a screen differ a little from colours
                on skin and cloth.
              </p>
              <p>
                Offers hold while they are shown. They come first, and a coupon is for what is left to pay. An
                item is in one offer at a time, and you get each gift once per order. One coupon per order,
                unless it says otherwise.
              </p>
            </>
          ),
        },
        {
          id: 'orders',
          title: 'Orders and payment',
          body: (
            <>
              <p>
                Your order is an offer to buy. The contract is made when we confirm it by message. You can pay
                by UPI, card, net banking or, where offered, in cash on delivery. Card numbers are typed into
                the payment provider’s form and never reach us.
              </p>
              <p>
                Delivery, cancellation and returns are told in full under{' '}
                <Link href={paths.shipping()}>shipping and delivery</Link>,{' '}
                <Link href={paths.cancellation()}>cancellation and refunds</Link> and{' '}
                <Link href={paths.returns()}>returns and refunds</Link>, which are part of these terms.
              </p>
            </>
          ),
        },
        {
          id: 'your-account',
          title: 'Your account',
          body: (
            <p>
              Keep your password and your one-time codes to yourself: we never ask for them by phone or
              message. Tell us if someone else has used your account. You can deactivate it at any time on the{' '}
              <Link href={paths.deactivate()}>deactivation page</Link>. We close accounts that are used for
              fraud, for resale or to harm others, after telling the holder why.
            </p>
          ),
        },
        {
          id: 'reviews',
          title: 'Reviews',
          body: (
            <p>
              Reviews come from people with an account, whom nobody pays, and we do not take down a review for
              being bad. We take down what is unlawful, hateful, advertising, about another product, or shows
              private data. By writing one you let us show it, with your first name, next to the product.
            </p>
          ),
        },
        {
          id: 'fair-dealing',
          title: 'Fair dealing',
          body: (
            <p>
              We add nothing to your cart, tick no box for you, invent no countdowns and hide no charge until
              the last step, in line with the Guidelines for Prevention and Regulation of Dark Patterns, 2023.
              If you find something here that feels like one, tell the Grievance Officer.
            </p>
          ),
        },
        {
          id: 'liability',
          title: 'What we answer for',
          body: (
            <p>
              We answer for the products that we sell and for our service as the Consumer Protection Act,
              2019, says, and nothing in these terms takes those rights from you. Beyond them we do not answer
              for loss that nobody could foresee, or for what is outside anyone’s control, such as floods,
              strikes and failures of networks. Follow the maker’s directions, and test cosmetics on a small
              patch of skin first.
            </p>
          ),
        },
        {
          id: 'content',
          title: 'Texts, pictures and marks',
          body: (
            <p>
              Texts, pictures and marks in this shop belong to us or to those who let us use them. You may
              share links and print pages for yourself; for anything more, ask.
            </p>
          ),
        },
        {
          id: 'law',
          title: 'Law, courts and changes',
          body: (
            <p>
              Indian law applies. The courts of {company.office.city} are competent; as a consumer you may
              always turn to the consumer commission where you live. If these terms change, the new ones hold
              for orders placed from then on; the day is at the top of this page.
            </p>
          ),
        },
        { id: 'grievances', title: 'Complaints and the Grievance Officer', body: <GrievanceOfficer /> },
      ]}
    />
  )
}
