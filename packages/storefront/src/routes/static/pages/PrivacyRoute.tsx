import { Link } from '@shop/ui/Link'
import { useCompany } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { CompanyFacts } from '../parts/CompanyFacts.tsx'
import { GrievanceOfficer } from '../parts/GrievanceOfficer.tsx'
import { POLICIES_IN_FORCE_SINCE } from '../policyDate.ts'
import { StaticPage } from '../StaticPage.tsx'

const collected = [
  [
    'Name, mobile number, e-mail',
    'To know you, reach you about orders and let you log in',
    'While you have an account',
  ],
  ['Password', 'To let you log in; kept only as a hash that nobody can read', 'While you have an account'],
  ['Addresses', 'To deliver, and to know what we can deliver there', 'Until you delete them, or the account'],
  ['Orders, invoices, refunds', 'To fulfil the contract, and because tax law asks for it', 'Eight years'],
  [
    'Payment reference and method',
    'To book and refund payments; never card numbers or UPI PINs',
    'Eight years',
  ],
  [
    'Wishlist and saved cart',
    'To show them on all your devices',
    'Until you empty them, or delete the account',
  ],
  [
    'Products that you wait for',
    'To tell you once when one is back in stock',
    'Until we tell you or you take it back, 90 days at the most',
  ],
  ['Reviews', 'To help other shoppers; shown with your first name', 'Until you delete them'],
  ['Messages to us', 'To answer you', 'Three years after the last one'],
  ['Logins: time and device', 'To let you see and end them, and to notice misuse', 'One year'],
  ['IP address in server logs', 'To keep the shop safe and in order', '90 days'],
] as const

export function Component() {
  const company = useCompany()
  return (
    <StaticPage
      title="Privacy policy"
      description="What we collect, why, how long we keep it and who gets to see it; your rights under the Digital Personal Data Protection Act, 2023, and how to use them."
      path={paths.privacy()}
      lead="We collect what an order needs and little else. We sell nobody’s data. This page says what we hold, why, for how long, and how to get it, correct it or have it erased."
      updated={POLICIES_IN_FORCE_SINCE}
      summary={[
        { term: 'Without an account', detail: 'Cart, city and choices stay in your browser' },
        { term: 'Sold to others', detail: 'Nothing, ever' },
        { term: 'Third-party tracking', detail: 'Off until you say yes, and off again when you say no' },
        { term: 'Your rights', detail: 'See, correct, erase, withdraw, complain, nominate' },
        {
          term: 'Ask at',
          detail: <a href={`mailto:${company.privacy.email}`}>{company.privacy.email}</a>,
        },
      ]}
      sections={[
        {
          id: 'who-is-responsible',
          title: 'Who is responsible',
          body: (
            <>
              <p>
                {company.name} decides what happens with your data. In the words of the Digital Personal Data
                Protection Act, 2023, we are the data fiduciary and you are the data principal.
              </p>
              <CompanyFacts />
            </>
          ),
        },
        {
          id: 'what-we-collect',
          title: 'What we collect, why, and for how long',
          body: (
            <>
              <table>
                <thead>
                  <tr>
                    <th scope="col">What</th>
                    <th scope="col">Why</th>
                    <th scope="col">Kept</th>
                  </tr>
                </thead>
                <tbody>
                  {collected.map(([what, why, kept]) => (
                    <tr key={what}>
                      <td>{what}</td>
                      <td>{why}</td>
                      <td>{kept}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <p>
                We use it for these purposes only. For anything else, such as mails about offers, we ask
                first, and the box is never ticked for you.
              </p>
            </>
          ),
        },
        {
          id: 'in-your-browser',
          title: 'What stays in your browser',
          body: (
            <>
              <p>
                Your cart, the chosen city, a coupon that you typed, your last five searches and which menu
                you had open are kept in your browser’s own storage. They reach us only when you ask for
                something with them, such as a price or an order. When you are logged in, the proof of it is
                kept there too. Logging out removes it, and clearing the site’s data in your browser removes
                everything.
              </p>
              <p>
                Only if you say yes do we ask a geolocation service for the city of your internet address, and
                tell an advertising partner that a search took place, and note how many milliseconds a page
                took to appear and to react, without your address or name. Say no and none of this happens;
                the shop works the same. You can change your mind at any time by{' '}
                <strong>Privacy choices</strong> at the foot of each page.
              </p>
            </>
          ),
        },
        {
          id: 'who-sees-it',
          title: 'Who else gets to see it',
          body: (
            <ul>
              <li>Couriers: your name, address and phone number, for the delivery.</li>
              <li>The payment provider: the amount and what you type into its form.</li>
              <li>Senders of SMS and e-mail: your number or address and the message.</li>
              <li>Those who run our servers, in India, under contract and on our instructions.</li>
              <li>Courts and authorities, where a law obliges us. We tell you unless we may not.</li>
            </ul>
          ),
        },
        {
          id: 'your-rights',
          title: 'Your rights',
          body: (
            <>
              <ul>
                <li>
                  <strong>Access.</strong> A summary of what we hold on you, what we do with it and who got
                  it.
                </li>
                <li>
                  <strong>Correction and erasure.</strong> Most of it in{' '}
                  <Link href={paths.profile()}>your profile</Link>. What tax law makes us keep is locked away
                  until its time is over, and then erased.
                </li>
                <li>
                  <strong>Withdrawal of consent.</strong> As easily as you gave it. What was done before stays
                  lawful.
                </li>
                <li>
                  <strong>Complaint.</strong> To our Grievance Officer first, then to the Data Protection
                  Board of India.
                </li>
                <li>
                  <strong>Nomination.</strong> Someone who may use these rights if you die or can’t any more.
                </li>
              </ul>
              <p>
                Write to <a href={`mailto:${company.privacy.email}`}>{company.privacy.email}</a> from the
                address of your account, in English, in Hindi or in any language of the Eighth Schedule to the
                Constitution. We answer within 30 days, free of charge. To close your account,{' '}
                <Link href={paths.deactivate()}>deactivate it</Link>.
              </p>
            </>
          ),
        },
        {
          id: 'children',
          title: 'Children',
          body: (
            <p>
              Accounts are for people of 18 and more. We do not knowingly hold data of children, do not track
              them and show them no targeted advertising. If a child has given us data, tell us and we erase
              it.
            </p>
          ),
        },
        {
          id: 'how-it-is-kept',
          title: 'How it is kept safe',
          body: (
            <p>
              Connections are encrypted. Passwords are stored as hashes, login tokens too. People here see
              what their work needs and no more. If data is ever breached we tell you and the Data Protection
              Board without delay: what happened, what it may mean for you and what to do.
            </p>
          ),
        },
        {
          id: 'changes',
          title: 'Changes',
          body: (
            <p>
              If this policy changes, the new day is at its top. For anything that needs your consent, we ask
              again.
            </p>
          ),
        },
        { id: 'grievances', title: 'Grievance Officer', body: <GrievanceOfficer /> },
      ]}
    />
  )
}
