import { Badge } from '@shop/ui/Badge'
import { Button } from '@shop/ui/Button'
import { Dialog } from '@shop/ui/Dialog'
import { Text } from '@shop/ui/Text'
import { useState } from 'react'
import * as S from '../ProfileRoute.styles.ts'
import { ContactForm } from './ContactForm.tsx'
import { LoginAgain } from './LoginAgain.tsx'

/** Contact that signs in once it is verified. */
export type ContactKind = 'email' | 'phone'

interface ContactRowProps {
  kind: ContactKind
  value: string | null
  /** Whether the shopper has entered the code that was sent to it. */
  isConfirmed: boolean
  /** A contact changes only after a recent login. */
  hasLoggedInRecently: boolean
}

const WORDS = {
  email: { label: 'E-mail', title: 'Your e-mail address' },
  phone: { label: 'Mobile number', title: 'Your mobile number' },
} as const

/** E-mail address or mobile number with a button to change it. */
export function ContactRow({ kind, value, isConfirmed, hasLoggedInRecently }: ContactRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { label, title } = WORDS[kind]
  const needsLogin = !hasLoggedInRecently && (value === null || isConfirmed)
  const action = value === null ? 'Add' : isConfirmed ? 'Change' : 'Confirm'
  return (
    <S.Row>
      <dl>
        <Text as="dt" size="s" tone="muted">
          {label}
        </Text>
        <dd>
          {value ?? 'None yet'}
          {value !== null && (
            <Badge tone={isConfirmed ? 'positive' : 'accent'}>
              {isConfirmed ? 'Confirmed' : 'Not confirmed'}
            </Badge>
          )}
        </dd>
      </dl>
      <Button variant="secondary" aria-label={`${action}: ${label}`} onClick={() => setIsOpen(true)}>
        {action}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        description={
          needsLogin
            ? 'To keep your account safe, log in again before you change this.'
            : 'We’ll send you a code to confirm it’s yours.'
        }
      >
        {needsLogin ? (
          <LoginAgain />
        ) : (
          <ContactForm kind={kind} current={value} onDone={() => setIsOpen(false)} />
        )}
      </Dialog>
    </S.Row>
  )
}
