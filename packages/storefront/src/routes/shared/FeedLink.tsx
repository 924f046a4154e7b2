import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'

/** Link to the blog's feed for feed readers. */
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
