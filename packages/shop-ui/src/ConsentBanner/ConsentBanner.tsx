import { useEffect, useId, type ComponentPropsWithRef } from 'react'
import { useSharedRef } from '@shop/ui/hooks/useSharedRef'
import { Button } from '@shop/ui/Button'
import { Grid } from '@shop/ui/Grid'
import { Heading } from '@shop/ui/Heading'
import { Link } from '@shop/ui/Link'
import { Text } from '@shop/ui/Text'
import { Stack } from '@shop/ui/Stack'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { menus } from '../texts/menus.ts'
import * as S from './ConsentBanner.styles.ts'

export interface ConsentBannerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Purposes, each completing the sentence "May we…". */
  purposes: readonly string[]
  policyHref: string
  onAnswer: (isAllowed: boolean) => void
  /** Focuses the banner, after the shopper asked to change the choice. */
  takesFocus?: boolean
}

/**
 * Asks for consent to third-party requests. Accepting and refusing take one press each; nothing is sent
 * before an answer. The banner does not block the page.
 */
export function ConsentBanner({
  purposes,
  policyHref,
  onAnswer,
  takesFocus = false,
  ref,
  ...rest
}: ConsentBannerProps) {
  const texts = useTexts(menus, 'ConsentBanner')
  const titleId = useId()
  const root = useSharedRef<HTMLElement>(ref)
  useEffect(() => {
    if (takesFocus) root.current?.focus()
  }, [takesFocus, root])
  return (
    <Stack as={S.Root} gap="s" aria-labelledby={titleId} tabIndex={-1} ref={root} {...rest}>
      <Heading level={2} size="h4" id={titleId}>
        {texts.title}
      </Heading>
      <Text size="s">
        {texts.question(purposes)} <Link href={policyHref}>{texts.policy}</Link>
      </Text>
      <Grid columnRem={7} gap="s" align="stretch">
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          {texts.refuse}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer(true)}>
          {texts.allow}
        </Button>
      </Grid>
    </Stack>
  )
}
