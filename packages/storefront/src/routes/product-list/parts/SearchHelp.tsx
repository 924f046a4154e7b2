import type { HelpTopic } from '@shop/contract/product-list.schema'
import { InfoIcon } from '@shop/ui/Icon'
import { HelpAnswer } from '#routes/shared/HelpAnswer.tsx'
import * as S from './SearchHelp.styles.ts'

/** Answers a search for help, above the products that it finds. */
export function SearchHelp({ topic }: { topic: HelpTopic }) {
  return (
    <S.Root tone="neutral" icon={<InfoIcon />}>
      <HelpAnswer topic={topic} />
    </S.Root>
  )
}
