import type { HelpTopic } from '@shop/contract/product-list.schema'
import { InfoIcon } from '@shop/ui/Icon'
import { Link } from '@shop/ui/Link'
import { helpAnswer } from '#features/search/helpAnswers.ts'
import { helpPages } from '#features/search/helpPages.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/searchHelp.ts'
import * as S from './SearchHelp.styles.ts'

/** Answers a search for help where the shop's rules do, and leads to the page with the rest. */
export function SearchHelp({ topic }: { topic: HelpTopic }) {
  const { config } = useServices()
  const { label, href, isOfOrders = false, isPlain = false } = helpPages[topic]
  return (
    <S.Root tone="neutral" icon={<InfoIcon />}>
      {helpAnswer(topic, config) ?? (!isPlain && texts.lookingForHelp)}{' '}
      <S.Links>
        {isOfOrders && <Link href={paths.orders()}>{texts.orders}</Link>}
        {href !== undefined && <Link href={href}>{label}</Link>}
      </S.Links>
    </S.Root>
  )
}
