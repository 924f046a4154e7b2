import { blogMessages } from '@shop/contract/blogMessages'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { EmptyState } from '@shop/ui/EmptyState'
import { SearchIcon } from '@shop/ui/Icon'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/shared.ts'

/** "No Blogs Found" (specification §2) with a link to all posts, or to the shop while there are none. */
export function NoBlogs({ headingLevel, hint }: { headingLevel: 1 | 2; hint: string }) {
  const { blog } = useServices().config.collections
  return (
    <EmptyState
      title={blogMessages.noBlogs}
      headingLevel={headingLevel}
      icon={<SearchIcon size="xl" />}
      actions={
        blog ? (
          <ButtonLink href={paths.blog()}>{texts.seeAllPosts}</ButtonLink>
        ) : (
          <ButtonLink href={paths.home()}>{texts.goToShop}</ButtonLink>
        )
      }
    >
      {hint}
    </EmptyState>
  )
}
