import { formatRupees } from '@shop/contract/money'
import { useId, type ComponentPropsWithRef } from 'react'
import { Heading } from '@shop/ui/Heading'
import { CheckIcon, TagIcon } from '@shop/ui/Icon'
import { Link } from '@shop/ui/Link'
import { Panel } from '@shop/ui/Panel'
import { Progress } from '@shop/ui/Progress'
import { Stack } from '@shop/ui/Stack'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { shopping } from '../texts/shopping.ts'
import * as S from './CartOffers.styles.ts'

/** Offer of a cart's products, with its saving or its missing condition. */
export interface CartOfferState {
  id: number
  /** "Any 4 for ₹349" */
  title: string
  /** List of its products. */
  href: string
  isApplied: boolean
  isGift: boolean
  /** In rupees: the discount, or the price of the gift. */
  saving: number
  /** Missing condition, such as "Add 1 more: 4 for ₹349"; null when the offer applies. */
  hint: string | null
  /** Progress to the offer; null when it applies or can't be reached. */
  progress: { have: number; need: number } | null
}

export interface CartOffersProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  offers: readonly CartOfferState[]
  /** True while a new quote is loading. */
  isPending?: boolean
}

/** Offers of a cart: the saving of each, or what to add for it. Renders nothing without any. */
export function CartOffers({ offers, isPending = false, ...rest }: CartOffersProps) {
  const texts = useTexts(shopping, 'CartOffers')
  const id = useId()
  if (offers.length === 0) return null
  return (
    <Panel tone="card" aria-labelledby={id} aria-busy={isPending} {...rest}>
      <Heading level={2} size="h4" id={id}>
        {texts.title}
      </Heading>
      <Stack as={S.List} role="list" data-pending={isPending}>
        {offers.map((offer) => (
          <Offer key={offer.id} {...offer} />
        ))}
      </Stack>
    </Panel>
  )
}

function Offer({ title, href, isApplied, isGift, saving, hint, progress }: CartOfferState) {
  const texts = useTexts(shopping, 'CartOffers')
  return (
    <S.Offer data-applied={isApplied}>
      {isApplied ? <CheckIcon size="m" /> : <TagIcon size="m" />}
      <Stack gap="xxs">
        <p>{title}</p>
        <S.Note role="status">
          {isApplied ? (
            (isGift ? texts.worth : texts.saved)(formatRupees(saving))
          ) : progress === null ? (
            hint
          ) : (
            <Link href={href}>{hint}</Link>
          )}
        </S.Note>
        {progress !== null && <Progress value={progress.have} max={progress.need} />}
      </Stack>
    </S.Offer>
  )
}
