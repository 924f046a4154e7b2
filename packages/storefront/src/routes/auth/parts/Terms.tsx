import { Link } from '@shop/ui/Link'
import { Text } from '@shop/ui/Text'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/auth.ts'

export function Terms() {
  return (
    <Text size="s" tone="muted">
      {texts.termsStart}
      <Link href={paths.terms()}>{texts.terms}</Link>
      {texts.termsMiddle} <Link href={paths.privacy()}>{texts.privacyPolicy}</Link>
      {texts.termsEnd}
    </Text>
  )
}
