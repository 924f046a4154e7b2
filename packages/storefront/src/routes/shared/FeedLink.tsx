import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/shared.ts'

export function FeedLink() {
  const { origin } = useServices()
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={texts.feedTitle}
      href={origin + paths.blogFeed()}
    />
  )
}
