import type { ComponentPropsWithRef } from 'react'
import { Badge } from '@shop/ui/Badge'
import { Button } from '@shop/ui/Button'
import { Inline } from '@shop/ui/Inline'
import { Text } from '@shop/ui/Text'
import { formatDateTime } from '@shop/ui/formats'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { account } from '../texts/account.ts'
import * as S from './SessionList.styles.ts'

export interface SessionData {
  id: number
  /** Browser and system, such as "Chrome on Android phone". */
  device: string
  /** Time of the login, ISO 8601. */
  loggedInAt: string
  /** Time of the last use, ISO 8601. The current session is in use now. */
  seenAt: string
  /** True for the session of this browser. */
  isCurrent: boolean
}

export interface SessionListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  sessions: readonly SessionData[]
  onLogout: (session: SessionData) => void
  /** Ids of sessions that are being logged out. */
  busyIds?: readonly number[]
}

/** Devices on which the account is logged in; all but the current one can be logged out. */
export function SessionList({ sessions, onLogout, busyIds = [], ...rest }: SessionListProps) {
  const texts = useTexts(account, 'SessionList')
  return (
    <S.List role="list" aria-label={texts.label} {...rest}>
      {sessions.map((session) => (
        <Inline as="li" key={session.id} justify="between" wrap="none">
          <div>
            <Text weight="bold">{session.device}</Text>
            <Text size="s" tone="muted">
              {session.isCurrent ? texts.usedNow : texts.lastUsed(formatDateTime(session.seenAt))}
            </Text>
            <Text size="s" tone="muted">
              {texts.loggedIn(formatDateTime(session.loggedInAt))}
            </Text>
          </div>
          {session.isCurrent ? (
            <Badge tone="positive">{texts.current}</Badge>
          ) : (
            <Button
              variant="secondary"
              isBusy={busyIds.includes(session.id)}
              aria-label={texts.logOutOf(session.device)}
              onClick={() => onLogout(session)}
            >
              {texts.logOut}
            </Button>
          )}
        </Inline>
      ))}
    </S.List>
  )
}
