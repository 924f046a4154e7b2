import type { ComponentPropsWithRef } from 'react'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { formatDate } from '../lib/formatDate.ts'
import * as S from './SessionList.styles.ts'

export interface SessionData {
  id: number
  /** Browser and system: "Chrome on Android". */
  device: string
  /** When it was used last, as an ISO date. */
  seenAt: string
  /** The one that looks at this list. */
  isCurrent: boolean
}

export interface SessionListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Where the account is logged in. */
  sessions: readonly SessionData[]
  /** One of them is to be logged out. */
  onSignOut: (session: SessionData) => void
  /** These are being signed out. */
  busyIds?: readonly number[]
}

/** Where an account is signed in, with a way to end it anywhere but here. */
export function SessionList({ sessions, onSignOut, busyIds = [], ...rest }: SessionListProps) {
  return (
    <S.List role="list" aria-label="Where you are signed in" {...rest}>
      {sessions.map((session) => (
        <li key={session.id}>
          <div>
            <S.Device>{session.device}</S.Device>
            <S.Seen>{`Last used ${formatDate(session.seenAt)}`}</S.Seen>
          </div>
          {session.isCurrent ? (
            <Badge tone="positive">This device</Badge>
          ) : (
            <Button
              variant="secondary"
              isBusy={busyIds.includes(session.id)}
              aria-label={`Sign out ${session.device}`}
              onClick={() => onSignOut(session)}
            >
              Sign out
            </Button>
          )}
        </li>
      ))}
    </S.List>
  )
}
