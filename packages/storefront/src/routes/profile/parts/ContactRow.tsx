import { readablePhone } from '@shop/contract/readablePhone'
import { Badge } from '@shop/ui/Badge'
import { Button } from '@shop/ui/Button'
import { Dialog } from '@shop/ui/Dialog'
import { Inline } from '@shop/ui/Inline'
import { Text } from '@shop/ui/Text'
import { useState } from 'react'
import { EmailText } from '#routes/shared/EmailText.tsx'
import * as S from '../ProfileRoute.styles.ts'
import { ContactForm } from './ContactForm.tsx'
import { LoginAgain } from './LoginAgain.tsx'
import * as texts from '#texts/profile.ts'

/** Contact that signs in once it is verified. */
export type ContactKind = 'email' | 'phone'

interface ContactRowProps {
  kind: ContactKind
  value: string | null
  /** True when the shopper has entered the code that was sent to it. */
  isConfirmed: boolean
  /** A contact changes only after a recent login. */
  hasLoggedInRecently: boolean
}

const WORDS = {
  email: { label: texts.email, title: texts.yourEmail },
  phone: { label: texts.mobileNumber, title: texts.yourMobileNumber },
} as const

export function ContactRow({ kind, value, isConfirmed, hasLoggedInRecently }: ContactRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { label, title } = WORDS[kind]
  const needsLogin = !hasLoggedInRecently && (value === null || isConfirmed)
  const action = value === null ? texts.add : isConfirmed ? texts.change : texts.confirm
  return (
    <Inline as={S.Row} gap="m" rowGap="xs" justify="between">
      <dl>
        <Text as="dt" size="s" tone="muted">
          {label}
        </Text>
        <Inline as="dd" gap="xs">
          {value === null ? (
            texts.noneYet
          ) : kind === 'phone' ? (
            readablePhone(value)
          ) : (
            <EmailText>{value}</EmailText>
          )}
          {value !== null && (
            <Badge tone={isConfirmed ? 'positive' : 'accent'}>
              {isConfirmed ? texts.confirmed : texts.notConfirmed}
            </Badge>
          )}
        </Inline>
      </dl>
      <Button variant="secondary" aria-label={`${action}: ${label}`} onClick={() => setIsOpen(true)}>
        {action}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        description={needsLogin ? texts.logInAgainHint : texts.contactHint}
      >
        {needsLogin ? (
          <LoginAgain />
        ) : (
          <ContactForm kind={kind} current={value} onDone={() => setIsOpen(false)} />
        )}
      </Dialog>
    </Inline>
  )
}
