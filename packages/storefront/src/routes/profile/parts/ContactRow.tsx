import { Badge } from '@shop/ui/Badge'
import { Button } from '@shop/ui/Button'
import { Dialog } from '@shop/ui/Dialog'
import { Text } from '@shop/ui/Text'
import { useState } from 'react'
import * as S from '../ProfileRoute.styles.ts'
import { ContactForm } from './ContactForm.tsx'

/** The two ways to reach a shopper; each logs them in once it is confirmed. */
export type ContactKind = 'email' | 'phone'

interface ContactRowProps {
  kind: ContactKind
  /** Null when there is none. */
  value: string | null
  /** A code that was sent to it has come back. */
  isConfirmed: boolean
}

const WORDS = {
  email: { label: 'E-mail', title: 'Your e-mail address' },
  phone: { label: 'Mobile number', title: 'Your mobile number' },
} as const

/** An e-mail address or a mobile number, and the way to another one. */
export function ContactRow({ kind, value, isConfirmed }: ContactRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { label, title } = WORDS[kind]
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
        description="We send a code to it, so that it is surely yours."
      >
        <ContactForm kind={kind} current={value} onDone={() => setIsOpen(false)} />
      </Dialog>
    </S.Row>
  )
}
