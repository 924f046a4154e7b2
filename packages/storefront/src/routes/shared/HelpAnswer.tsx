import type { HelpTopic } from '@shop/contract/product-list.schema'
import { Link } from '@shop/ui/Link'
import { helpAnswer } from '#features/search/helpAnswers.ts'
import { helpPages } from '#features/search/helpPages.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/searchHelp.ts'
import * as S from './HelpAnswer.styles.ts'

/** Answer of the shop's rules, where they have one, and links to the pages with the rest. */
export function HelpAnswer({ topic }: { topic: HelpTopic }) {
  const { config } = useServices()
  const { label, href, isOfOrders = false, isPlain = false } = helpPages[topic]
  return (
    <>
      {helpAnswer(topic, config) ?? (!isPlain && texts.lookingForHelp)}{' '}
      <S.Links>
        {isOfOrders && <Link href={paths.orders()}>{texts.orders}</Link>}
        {href !== undefined && <Link href={href}>{label}</Link>}
      </S.Links>
    </>
  )
}
