import { Link } from '@shop/ui/Link'
import { paths } from '#lib/paths.ts'
import * as S from '../AuthRoute.styles.ts'

/** What opening an account agrees to. */
export function Terms() {
  return (
    <S.Small>
      By creating an account you agree to our <Link href={paths.terms()}>terms</Link>. Our{' '}
      <Link href={paths.privacy()}>privacy policy</Link> says what we keep, and why.
    </S.Small>
  )
}
