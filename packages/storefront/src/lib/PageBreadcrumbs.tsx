import { Breadcrumbs } from '@shop/ui/Breadcrumbs'
import { useServices } from './AppServices.ts'
import { JsonLd } from './JsonLd.tsx'

/** Links down to the current page, for shoppers and as structured data. */
export function PageBreadcrumbs({ items }: { items: readonly { label: string; href: string }[] }) {
  const { origin } = useServices()
  const list = import.meta.env.SSR && {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  }
  return (
    <>
      <JsonLd data={list} />
      <Breadcrumbs items={items} />
    </>
  )
}
