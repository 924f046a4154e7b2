import { PolicyPage, type PolicyPageProps } from '@shop/shop-ui/PolicyPage'
import { Seo } from '#lib/Seo.tsx'

export interface StaticPageProps extends Omit<PolicyPageProps, 'title'> {
  title: string
  description: string
  path: string
}

export function StaticPage({ description, path, ...page }: StaticPageProps) {
  return (
    <>
      <Seo title={page.title} description={description} path={path} />
      <PolicyPage {...page} />
    </>
  )
}
