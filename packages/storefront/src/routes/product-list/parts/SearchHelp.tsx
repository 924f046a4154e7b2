import { InfoIcon } from '@shop/ui/Icon'
import { Link } from '@shop/ui/Link'
import { helpPageFor } from '#features/search/helpPageFor.ts'
import * as texts from '#texts/searchHelp.ts'
import * as S from './SearchHelp.styles.ts'

/** Leads a search for help to the page that answers it. Renders nothing for others. */
export function SearchHelp({ search }: { search: string }) {
  const page = helpPageFor(search)
  if (page === undefined) return null
  return (
    <S.Root tone="neutral" icon={<InfoIcon />}>
      {!page.isPlain && `${texts.lookingForHelp} `}
      {page.href ? <Link href={page.href}>{page.label}</Link> : texts.whereSizeGuidesAre}
    </S.Root>
  )
}
