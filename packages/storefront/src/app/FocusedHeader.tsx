import { ArrowLeftIcon } from '@shop/ui/Icon'
import { Link } from '@shop/ui/Link'
import { Wordmark } from '@shop/ui/Wordmark'
import { paths } from '#lib/paths.ts'
import * as S from './FocusedHeader.styles.ts'

/** For screens on which header and menu are hidden (spec §2): the wordmark, and a way back to the shop. */
export function FocusedHeader() {
  return (
    <S.Root>
      <Link href={paths.home()} variant="quiet" aria-label="the product, home">
        <Wordmark />
      </Link>
      <Link href={paths.home()} variant="quiet">
        <S.Back>
          <ArrowLeftIcon size={16} /> Continue shopping
        </S.Back>
      </Link>
    </S.Root>
  )
}
