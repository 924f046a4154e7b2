import { helpTopicOf } from '@shop/contract/helpTopics'
import { InfoIcon } from '@shop/ui/Icon'
import { Link } from '@shop/ui/Link'
import { helpPageFor } from '#features/search/helpPageFor.ts'
import * as texts from '#texts/help.ts'
import * as S from './SearchHelp.styles.ts'

/** Leads a search for help to the page that answers it. Renders nothing for others. */
export function SearchHelp({ search }: { search: string }) {
  const topic = helpTopicOf(search)
  if (topic === undefined) return null
  const page = helpPageFor(search)
  return (
    <S.Root tone="neutral" icon={<InfoIcon />}>
      {texts.lookingForHelp} {page ? <Link href={page.href}>{page.label}</Link> : texts.sizeGuides}
    </S.Root>
  )
}
