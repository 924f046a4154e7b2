import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/shared.ts'

export function FeedLink() {
  const { origin, config } = useServices()
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={texts.feedTitle(config.shop.name)}
      href={origin + paths.blogFeed()}
    />
  )
}
