import { formatRupees } from '@shop/contract/money'
import { useId, useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from 'react'
import { useSharedRef } from '@shop/ui/hooks/useSharedRef'
import { Accordion } from '@shop/ui/Accordion'
import { Button } from '@shop/ui/Button'
import { TagIcon } from '@shop/ui/Icon'
import { Inline } from '@shop/ui/Inline'
import { Link } from '@shop/ui/Link'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { CouponForm } from './parts/CouponForm.tsx'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { coupon } from '../texts/coupon.ts'
import * as S from './CouponField.styles.ts'

/** Coupon for this cart, with the reason if it does not apply yet. */
export interface CouponOffer {
  code: string
  /** Benefit of the coupon in one sentence. */
  description: string
  /** Saving on this cart, in rupees. */
  saving: number
  /** Reason why it does not apply, with advice; null when it does. */
  disabledReason: string | null
  /** Address of the login, for a coupon that applies after it. */
  loginHref?: string | undefined
}

export interface CouponFieldProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Applied coupon; `saving` in rupees. */
  applied: { code: string; saving: number } | null
  /** Requested coupon that does not apply, with the reason. */
  rejected?: { code: string; reason: string } | null
  /** Kept coupon that applies once enough is in the cart, with what is missing. */
  waiting?: { code: string; reason: string } | null
  /** Best first. */
  offers?: readonly CouponOffer[]
  isBusy?: boolean
  onApply: (code: string) => void
  onRemove: () => void
}

/** One coupon for the cart, typed or chosen from a list. Closed, it is a row that says what applies or could apply. */
export function CouponField({
  applied,
  rejected = null,
  waiting = null,
  offers = [],
  isBusy = false,
  onApply,
  onRemove,
  ref,
  ...rest
}: CouponFieldProps) {
  const texts = useTexts(coupon, 'CouponField')
  const headingId = useId()
  const root = useSharedRef<HTMLElement>(ref)
  const code = applied?.code
  const shownCode = useRef(code)
  const hasActed = useRef(false)
  const [before, setBefore] = useState<string>()
  // The form and the applied coupon replace each other, and the focused button goes with them.
  useLayoutEffect(() => {
    if (code === shownCode.current) return
    shownCode.current = code
    if (hasActed.current && document.activeElement === document.body) root.current?.focus()
    hasActed.current = false
  }, [code, root])

  function apply(asked: string) {
    hasActed.current = true
    setBefore(code)
    onApply(asked)
  }
  function remove() {
    hasActed.current = true
    onRemove()
  }
  const better =
    applied === null
      ? undefined
      : offers.find(({ saving, disabledReason }) => disabledReason === null && saving > applied.saving)
  const held = applied ?? waiting
  // One coupon counts per order: beside an applied one, a second would save nothing.
  const others = offers.filter(
    ({ code, disabledReason }) => code !== held?.code && (applied === null || disabledReason !== null),
  )
  const best = others.find(({ disabledReason }) => disabledReason === null)
  const replaced =
    code === undefined || before === undefined || before === code ? '' : texts.replaced(code, before)
  const outcome =
    applied !== null
      ? texts.saves(applied.code, formatRupees(applied.saving))
      : waiting !== null && texts.waits(waiting.code, waiting.reason)
  const choice =
    others.length > 0 &&
    (best === undefined
      ? texts.locked(others.length)
      : texts.best(best.code, formatRupees(best.saving), others.length - 1))
  return (
    <S.Root
      tone="card"
      ref={root}
      tabIndex={-1}
      gap="s"
      aria-labelledby={headingId}
      aria-busy={isBusy || undefined}
      {...rest}
    >
      <VisuallyHidden role="status">
        {applied === null
          ? outcome
          : `${texts.applied(applied.code, formatRupees(applied.saving))}. ${replaced}`}
      </VisuallyHidden>
      <Accordion
        title={
          <Inline gap="xs" rowGap="none">
            <Inline as={S.Heading} gap="xs" wrap="none" id={headingId}>
              <TagIcon size="m" />
              {texts.title}
            </Inline>
            <S.Note data-tone={applied === null ? undefined : 'positive'}>{outcome || choice}</S.Note>
          </Inline>
        }
      >
        <Stack gap="s">
          {held !== null && (
            <Inline as={S.Held} data-applied={applied !== null} gap="m" rowGap="none" justify="between">
              <p>{outcome}</p>
              <Button variant="quiet" isBusy={isBusy} onClick={remove}>
                {texts.remove}
                <VisuallyHidden>{texts.removeOf(held.code)}</VisuallyHidden>
              </Button>
            </Inline>
          )}
          {replaced !== '' && (
            <Text size="s" tone="muted">
              {replaced}
            </Text>
          )}
          {applied === null && (
            <CouponForm rejected={rejected} waiting={waiting?.code} isBusy={isBusy} onApply={apply} />
          )}
          {outcome && choice && (
            <Text size="s" tone="muted">
              {choice}
              {applied !== null && texts.onePerOrder}
            </Text>
          )}
          {others.length > 0 && (
            <Stack as={S.Offers} gap="xs" role="list">
              {others.map(({ code, description, saving, disabledReason, loginHref }) => (
                <Inline
                  as="li"
                  key={code}
                  wrap="none"
                  justify="between"
                  data-usable={disabledReason === null}
                >
                  <Stack gap="xxs">
                    <b>{code}</b>
                    <span>{description}</span>
                    {disabledReason === null ? (
                      <Text as="span" tone="positive" weight="bold">
                        {texts.savesHere(formatRupees(saving))}
                      </Text>
                    ) : (
                      <span>{disabledReason}</span>
                    )}
                  </Stack>
                  {loginHref !== undefined && <Link href={loginHref}>{texts.logIn}</Link>}
                  {disabledReason === null && (
                    <Button variant="secondary" isBusy={isBusy} onClick={() => apply(code)}>
                      {texts.apply}
                      <VisuallyHidden>{` ${code}`}</VisuallyHidden>
                    </Button>
                  )}
                </Inline>
              ))}
            </Stack>
          )}
        </Stack>
      </Accordion>
      {better !== undefined && (
        <Inline as={S.Better} gap="m" rowGap="xs" justify="between">
          <p>
            <b>{better.code}</b>
            {texts.wouldSave(formatRupees(better.saving))}
          </p>
          <Button variant="secondary" isBusy={isBusy} onClick={() => apply(better.code)}>
            {texts.applyInstead(better.code)}
          </Button>
        </Inline>
      )}
    </S.Root>
  )
}
