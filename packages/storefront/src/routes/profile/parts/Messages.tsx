import type { ProfileWire } from '@shop/contract/users.schema'
import { Heading } from '@shop/ui/Heading'
import { Link } from '@shop/ui/Link'
import { Panel } from '@shop/ui/Panel'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import type { ReactNode } from 'react'
import { describeOrderMessages } from '#features/account/describeOrderMessages.ts'
import { paths } from '#lib/paths.ts'
import * as S from '../ProfileRoute.styles.ts'
import * as texts from '#texts/messages.ts'

/** Messages that the shop sends, where they go, and which of them the shopper can stop. */
export function Messages({ profile }: { profile: ProfileWire }) {
  return (
    <Panel tone="card" gap="m">
      <Heading level={2} size="h4">
        {texts.messagesFromUs}
      </Heading>
      <Stack as={S.Messages} gap="s">
        <Kind title={texts.ordersAndRefunds}>{describeOrderMessages(profile)}</Kind>
        <Kind title={texts.yourAccount}>{texts.codesAndNotes}</Kind>
        <Kind title={texts.backInStock}>
          {texts.onceIfAsked} <Link href={paths.wishlist()}>{texts.yourWishlist}</Link>.
        </Kind>
      </Stack>
      <Text size="s" tone="muted" isMeasured>
        {texts.nothingElse}
      </Text>
    </Panel>
  )
}

function Kind({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" size="s" weight="medium">
        {title}
      </Text>
      <Text as="dd" size="s" tone="muted" isMeasured>
        {children}
      </Text>
    </div>
  )
}
