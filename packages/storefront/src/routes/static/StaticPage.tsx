import { PolicyPage, type PolicyPageProps } from '@shop/ui/PolicyPage'
import { Seo } from '#lib/Seo.tsx'

export interface StaticPageProps extends Omit<PolicyPageProps, 'title'> {
  title: string
  /** For search engines: one or two sentences. */
  description: string
  /** The page's one address. */
  path: string
}

/** A page of text that changes with the law and not with the catalogue. */
export function StaticPage({ description, path, ...page }: StaticPageProps) {
  return (
    <>
      <Seo title={`${page.title} · the product`} description={description} path={path} />
      <PolicyPage {...page} />
    </>
  )
}
