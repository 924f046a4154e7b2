import type { HelpTopic } from '@shop/contract/product-list.schema'
import { InfoIcon } from '@shop/ui/Icon'
import { Link } from '@shop/ui/Link'
import { helpPages } from '#features/search/helpPages.ts'
import * as texts from '#texts/searchHelp.ts'
import * as S from './SearchHelp.styles.ts'

/** Leads a search for help to the page that answers it. */
export function SearchHelp({ topic }: { topic: HelpTopic }) {
  const page = helpPages[topic]
  return (
    <S.Root tone="neutral" icon={<InfoIcon />}>
      {!page.isPlain && `${texts.lookingForHelp} `}
      {page.href ? <Link href={page.href}>{page.label}</Link> : texts.whereSizeGuidesAre}
    </S.Root>
  )
}
