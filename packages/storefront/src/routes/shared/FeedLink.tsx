import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'

/** Tells feed readers where the blog's feed is. */
export function FeedLink() {
  const { origin } = useServices()
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title="The blog of the product"
      href={origin + paths.blogFeed()}
    />
  )
}
