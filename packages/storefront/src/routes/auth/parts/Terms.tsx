import { Link } from '@shop/ui/Link'
import { Text } from '@shop/ui/Text'
import { paths } from '#lib/paths.ts'

export function Terms() {
  return (
    <Text size="s" tone="muted">
      By creating an account you agree to our <Link href={paths.terms()}>terms</Link>. Our{' '}
      <Link href={paths.privacy()}>privacy policy</Link> says what we keep, and why.
    </Text>
  )
}
