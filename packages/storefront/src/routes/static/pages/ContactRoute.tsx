import { isTollFree } from '@shop/contract/company'
import type { CONTACT_TOPICS } from '@shop/contract/contact.schema'
import { ContactForm } from '@shop/shop-ui/ContactForm'
import { useIsHydrated } from '@shop/ui/hooks/useIsHydrated'
import { Link } from '@shop/ui/Link'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { profileQuery } from '#features/account/api/profileQuery.ts'
import { useUser } from '#features/account/useUser.ts'
import { sendMessage } from '#features/contact/sendMessage.ts'
import { useServices } from '#lib/AppServices.ts'
import { laterPart } from '#lib/laterPart.tsx'
import { paths } from '#lib/paths.ts'
import { useEarlySubmit } from '#lib/useEarlySubmit.ts'
import { useSearch } from '#lib/useSearch.ts'
import { CompanyFacts } from '../parts/CompanyFacts.tsx'
import { CustomerCare } from '../parts/CustomerCare.tsx'
import { GrievanceOfficer } from '../parts/GrievanceOfficer.tsx'
import { StaticPage } from '../StaticPage.tsx'

const CommonQuestions = laterPart(async () => (await import('../parts/CommonQuestions.tsx')).CommonQuestions)

const TOPIC_LABELS: Record<(typeof CONTACT_TOPICS)[number], string> = {
  order: 'An order',
  return: 'A return or a refund',
  payment: 'A payment',
  product: 'A product',
  privacy: 'My data',
  other: 'Something else',
}
/** Longest name of an item that an address gives. */
const ITEM_MAX_LENGTH = 200
const topics = Object.entries(TOPIC_LABELS).map(([value, label]) => ({ value, label }))

export function Component() {
  const { api, config } = useServices()
  const { email, phone } = config.company.care
  const user = useUser()
  const { data: profile } = useQuery({ ...profileQuery(api), enabled: user !== null })
  const form = useRef<HTMLFormElement>(null)
  useEarlySubmit(form)
  const [reference, setReference] = useState<string>()
  const about = useOrder()
  const ordersFirst = (
    <>
      <p>
        To track, cancel or return an order, go to <Link href={paths.orders()}>your orders</Link>: it’s
        quickest there.
      </p>
      <p>
        If something arrived damaged or wrong, return it there, too, even if it is non-returnable otherwise.
        When your order no longer offers that, mail two or three photographs to{' '}
        <a href={`mailto:${email}`}>{email}</a> with the number of your order. You can also write here first:
        we’ll ask you for them.
      </p>
    </>
  )

  return (
    <StaticPage
      title="Contact us"
      description={`Write to us, call us${isTollFree(phone) ? ' free of charge' : ''}, or turn to our Grievance Officer. We answer within one working day.`}
      path={paths.contact()}
      lead="A real person reads every message, and answers within one working day."
      hasContents={false}
      sections={[
        {
          id: 'write',
          title: 'Write to us',
          body: (
            <>
              {about === undefined && ordersFirst}
              <noscript>
                <p>
                  The form needs JavaScript. Without it, write to <a href={`mailto:${email}`}>{email}</a>.
                </p>
              </noscript>
              <ContactForm
                topics={topics}
                defaultValues={{
                  name: profile?.name ?? user?.name,
                  email: profile?.email ?? undefined,
                  phone: profile?.phone ?? undefined,
                  topic: about?.item === undefined ? undefined : 'return',
                  message:
                    about && `Order ${about.number}${about.item === undefined ? '' : `, ${about.item}`}: `,
                }}
                ref={form}
                reference={reference}
                onAgain={() => setReference(undefined)}
                onSubmit={(values) => sendMessage(api, values, setReference)}
              />
              {/* Whoever comes from an order has been there, and wants the form. */}
              {about !== undefined && ordersFirst}
            </>
          ),
        },
        { id: 'call', title: 'Call or mail us', body: <CustomerCare /> },
        { id: 'questions', title: 'Common questions', body: <CommonQuestions /> },
        { id: 'grievances', title: 'Grievance Officer', body: <GrievanceOfficer /> },
        { id: 'company', title: 'Who we are', body: <CompanyFacts /> },
      ]}
    />
  )
}

/** Order that the message is about, and its item that arrived damaged or wrong. The served page is the same for all. */
function useOrder(): { number: string; item: string | undefined } | undefined {
  const isHydrated = useIsHydrated()
  const search = useSearch()
  const number = search.get('order')
  if (!isHydrated || number === null || !/^[\w-]{1,40}$/.test(number)) return undefined
  return { number, item: search.get('item')?.slice(0, ITEM_MAX_LENGTH) }
}
