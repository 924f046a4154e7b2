import { ButtonLink } from '@shop/ui/ButtonLink'
import { Link } from '@shop/ui/Link'
import { useQuery } from '@tanstack/react-query'
import { mainCategoriesQuery } from '#features/categories/api/mainCategoriesQuery.ts'
import { capitalise } from '#lib/capitalise.ts'
import { days, expressTime, inTime } from '#texts/promises.ts'
import { useServices } from '#lib/AppServices.ts'
import { JsonLd } from '#lib/JsonLd.tsx'
import type { LoaderArgs } from '#lib/LoaderArgs.ts'
import { laterPart } from '#lib/laterPart.tsx'
import { logError } from '#lib/logError.ts'
import { paths } from '#lib/paths.ts'
import { organizationJsonLd } from '../organizationJsonLd.ts'
import { CompanyFacts } from '../parts/CompanyFacts.tsx'
import { CustomerCare } from '../parts/CustomerCare.tsx'
import { StaticPage } from '../StaticPage.tsx'

const CategoryTiles = laterPart(async () => (await import('#routes/shared/CategoryTiles.tsx')).CategoryTiles)

const blogSection = {
  id: 'what-we-write',
  title: 'What we write',
  body: (
    <p>
      The people who choose also write. <Link href={paths.blog()}>The blog</Link> is where they tell what they
      learned: how to patch-test, how to store a silk saree, how to find your red in four minutes.
    </p>
  ),
}

export async function loader({ api, queries }: LoaderArgs) {
  // The page is useful without it (specification §8: the failure is only logged).
  await queries
    .ensureQueryData(mainCategoriesQuery(api))
    .catch((error: unknown) => logError('Categories', error))
}

export function Component() {
  const { api, origin, config } = useServices()
  const { data: categories = [] } = useQuery(mainCategoriesQuery(api))
  const shown = categories.find(({ banner }) => banner !== null)
  const { shop, delivery, collections } = config
  const [first, ...others] = delivery.stores.filter(({ isExpress }) => isExpress)
  return (
    <StaticPage
      title="About us"
      description={`${shop.about}: chosen by people who use it, sold from our own stock, at your door ${inTime(delivery)}.`}
      path={paths.about()}
      lead={
        first === undefined
          ? `${shop.about}, sent to you from our own shelves.`
          : `We began with a question that everyone in ${first.city} has asked at six in the evening: where do I get that before eight?`
      }
      picture={shown?.banner ? { src: shown.banner, alt: `${shown.name} from our shelves` } : undefined}
      hasContents={false}
      sections={[
        {
          id: 'what-we-do',
          title:
            first === undefined
              ? 'What we do'
              : `${capitalise(expressTime(delivery).words)}, and then the rest of India`,
          body: (
            <>
              <p>
                {capitalise(shop.name)} is a shop for {shop.tagline}.{' '}
                {first === undefined
                  ? 'Couriers bring your order '
                  : `In ${first.name} your order is packed within minutes and is at your door in about ${expressTime(delivery).words}; ${others.map(({ name }) => `in ${name} our own store is as fast with what it has; `).join('')}everywhere else couriers bring it `}
                in {days(delivery)}.
              </p>
              <p>
                We buy from brands and their distributors and sell from our own shelves. There are no
                strangers selling through us, so when something is wrong there is one place to turn to.
              </p>
            </>
          ),
        },
        {
          id: 'how-we-choose',
          title: 'How we choose',
          body: (
            <>
              <p>
                Everything was worn, washed, waited for and argued over by people here before it was listed.
                We look for shades that were made for Indian skin, cloth that survives an Indian summer, and
                labels that say what is inside.
              </p>
              <ul>
                <li>Ingredients, maker, origin and net quantity on each product’s page.</li>
                <li>Batches that expire within three months are not sold.</li>
                <li>All reviews by shoppers, good and bad.</li>
                <li>No countdowns, no pre-ticked boxes, no surprises at the last step.</li>
              </ul>
            </>
          ),
        },
        ...(collections.blog ? [blogSection] : []),
        { id: 'company', title: 'The company', body: <CompanyFacts /> },
        { id: 'contact', title: 'Talk to us', body: <CustomerCare /> },
      ]}
    >
      <JsonLd data={import.meta.env.SSR && organizationJsonLd(config, origin)} />
      <p>
        <ButtonLink href={paths.contact()}>Write to us</ButtonLink>
      </p>
      <CategoryTiles categories={categories} />
    </StaticPage>
  )
}
