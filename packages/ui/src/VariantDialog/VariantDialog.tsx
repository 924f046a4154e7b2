import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import type { DialogPanelProps } from '../DialogPanel/DialogPanel.tsx'
import * as Dialog from '../DialogParts/DialogParts.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { choiceOf } from '../lib/combinations.ts'
import type { OptionGroup, Variant } from '../lib/resolveOptionControl.ts'
import { Text } from '../Text/Text.tsx'
import { VariantPrice } from '../VariantPrice/VariantPrice.tsx'
import { OptionPicker } from '../OptionPicker/OptionPicker.tsx'
import type { ProductSummary } from '../lib/ProductSummary.ts'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { cardTexts } from '../texts/cardTexts.ts'
import * as S from './VariantDialog.styles.ts'

export interface VariantDialogProps<V extends Variant = Variant> extends Omit<
  DialogPanelProps,
  'description' | 'footer' | 'children'
> {
  product: Pick<ProductSummary, 'title' | 'baseTitle' | 'brandName' | 'mrp' | 'sellingPrice' | 'optionGroups'>
  group: OptionGroup<V>
  /** Null until one is picked. */
  picked: V | null
  /** Picture of the picked variant. */
  picture: ReactNode
  /** Called with null while a combination is incomplete. */
  onPick: (variant: V | null) => void
  /** Text of the button. */
  action: string
  /** Says that the action was done for the picked variant: the button leads on, also when it is out of stock. */
  done?: string | undefined
  /** Called by the button with the picked variant. Without one it asks for it. */
  onAction: (variant: V) => void
  /** Page of a product that is out of stock altogether, which offers a message when it is back: a link to it stands in place of the button. */
  soldOutHref?: string
  /** Content beside the name of a group, such as a button to a size guide. */
  asideOf?: (name: string, at: number, chosen: string | null) => ReactNode
}

/** Asks for a variant of a product: choose, see the picture and the price, act. */
export function VariantDialog<V extends Variant>({
  isOpen,
  onClose,
  title,
  product,
  group,
  picked,
  picture,
  onPick,
  action,
  done,
  onAction,
  soldOutHref,
  asideOf,
  ...rest
}: VariantDialogProps<V>) {
  const texts = useTexts(cardTexts, 'ProductCard')
  const picker = useRef<HTMLDivElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const [choice, setChoice] = useState(() => choiceOf(group, picked))
  const isSoldOut = picked?.quantity === 0 && done === undefined

  function handleClick() {
    if (picked !== null) return onAction(picked)
    setIsAsked(true)
    picker.current?.scrollIntoView() // a long list may have been scrolled
  }

  return (
    <Dialog.Root isOpen={isOpen} onOpenChange={(isNowOpen) => isNowOpen || onClose()}>
      <S.Content {...rest}>
        <S.Head>
          <S.Frame>{picture}</S.Frame>
          <S.Words>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Description>{`${product.brandName}, ${product.baseTitle ?? product.title}`}</Dialog.Description>
          </S.Words>
        </S.Head>
        <Dialog.Body>
          <OptionPicker
            ref={picker}
            isAsked={isAsked}
            group={group}
            value={choice}
            onChange={(next, variant) => {
              setChoice(next)
              onPick(variant ?? null)
            }}
            asideOf={asideOf && ((name, at) => asideOf(name, at, choice[at] ?? null))}
          />
        </Dialog.Body>
        <Dialog.Footer>
          <Inline as={S.Foot} gap="l" rowGap="xs" justify="between">
            <div role="status">
              <VariantPrice product={product} variant={picked} />
              <Text size="s" tone="muted">
                {soldOutHref === undefined ? done : texts.soldOut}
              </Text>
            </div>
            {soldOutHref === undefined ? (
              <Button
                variant={done === undefined ? 'primary' : 'strong'}
                disabled={isSoldOut}
                onClick={handleClick}
              >
                {isSoldOut ? texts.soldOut : action}
              </Button>
            ) : (
              <ButtonLink href={soldOutHref}>{texts.tellMe}</ButtonLink>
            )}
          </Inline>
        </Dialog.Footer>
      </S.Content>
    </Dialog.Root>
  )
}
