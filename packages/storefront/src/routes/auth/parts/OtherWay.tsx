import { Inline } from '@shop/ui/Inline'
import { Link } from '@shop/ui/Link'
import * as S from '../AuthRoute.styles.ts'

interface OtherWayProps {
  question: string
  href: string
  /** Text of the link. */
  children: string
}

/** Line that leads to another screen of registration and login. */
export function OtherWay({ question, href, children }: OtherWayProps) {
  return (
    <Inline as={S.Way} size="s" tone="muted" gap="xs" rowGap="none" align="baseline">
      {question}
      <Link href={href}>{children}</Link>
    </Inline>
  )
}
