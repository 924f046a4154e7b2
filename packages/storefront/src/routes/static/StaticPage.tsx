import { PolicyPage, type PolicyPageProps } from '@shop/shop-ui/PolicyPage'
import { Seo } from '#lib/Seo.tsx'

export interface StaticPageProps extends Omit<PolicyPageProps, 'title'> {
  title: string
  /** Meta description of one or two sentences. */
  description: string
  /** Canonical path. */
  path: string
}

/** Page with a legal or editorial text. */
export function StaticPage({ description, path, ...page }: StaticPageProps) {
  return (
    <>
      <Seo title={`${page.title} · the product`} description={description} path={path} />
      <PolicyPage {...page} />
    </>
  )
}
