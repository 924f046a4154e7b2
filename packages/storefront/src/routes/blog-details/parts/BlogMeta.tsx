import type { Blog } from '@shop/contract/blogs'
import { useServices } from '#lib/AppServices.ts'
import { JsonLd } from '#lib/JsonLd.tsx'
import { paths } from '#lib/paths.ts'
import { Seo } from '#lib/Seo.tsx'
import { toPlainText } from '#lib/toPlainText.ts'
import { FeedLink } from '#routes/shared/FeedLink.tsx'
import { articleJsonLd } from '../articleJsonLd.ts'

export function BlogMeta({ blog }: { blog: Blog }) {
  const { origin, config } = useServices()
  return (
    <>
      <Seo
        title={blog.metaTitle || blog.title}
        description={blog.metaDescription || toPlainText(blog.html, 155)}
        path={paths.blogDetails(blog.slug)}
        picture={blog.picture.src || undefined}
        type="article"
      />
      <FeedLink />
      <JsonLd
        data={
          import.meta.env.SSR &&
          articleJsonLd(blog, { name: config.shop.name, legalName: config.company.name, origin })
        }
      />
    </>
  )
}
