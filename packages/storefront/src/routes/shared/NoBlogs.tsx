import { messages } from '@shop/contract/messages'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { EmptyState } from '@shop/ui/EmptyState'
import { SearchIcon } from '@shop/ui/Icon'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/shared.ts'

/** "No Blogs Found" (specification §2) with a link to all posts. */
export function NoBlogs({ headingLevel, hint }: { headingLevel: 1 | 2; hint: string }) {
  return (
    <EmptyState
      title={messages.noBlogs}
      headingLevel={headingLevel}
      icon={<SearchIcon size={36} />}
      actions={<ButtonLink href={paths.blog()}>{texts.seeAllPosts}</ButtonLink>}
    >
      {hint}
    </EmptyState>
  )
}
