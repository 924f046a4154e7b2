import { Fragment, useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { useEarlyInput } from '../hooks/useEarlyInput.ts'
import { resolveOptionControl, type OptionGroup, type Variant } from '../lib/resolveOptionControl.ts'
import { TextField } from '../TextField/TextField.tsx'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { productTexts } from '../texts/productTexts.ts'
import type { Depth } from './depthOf.ts'
import { Face } from './parts/Face.tsx'
import { useRoving } from './useRoving.ts'
import * as S from './VariantPicker.styles.ts'

export type { OptionGroup, Variant }

/** More swatches are shown without their names, so that what follows them is in sight. */
const NAMED_MAX = 12
/** Number of values from which a group is searchable. */
const LONG_GROUP = 25

export interface VariantPickerProps<V extends Variant = Variant> extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'children'
> {
  group: OptionGroup<V>
  /** Id of the selected variant, or null. */
  value: V['id'] | null
  onChange?: (variant: V) => void
  /** Address of the page with this variant selected: values become links, which work without JavaScript. */
  hrefFor?: (variant: V) => string
  /** Reason that is shown for a value without stock. @default "out of stock" */
  unavailable?: string
  /** Error that asks for a value. */
  error?: string
  /** Stands beside the name of the group, such as a button to a size guide. */
  aside?: ReactNode
}

/**
 * Selects a variant: radio buttons for Size, swatches otherwise, with their names unless they are many. Variants that are out of stock can
 * be viewed.
 */
export function VariantPicker<V extends Variant>({
  group,
  value,
  onChange,
  hrefFor,
  unavailable,
  error,
  aside,
  ...rest
}: VariantPickerProps<V>) {
  const texts = useTexts(productTexts, 'VariantPicker')
  const [query, setQuery] = useState('')
  /** Undefined until they are read; null where the shades are not those of skin. */
  const [depths, setDepths] = useState<ReadonlyMap<V['id'], Depth> | null>()
  const search = useEarlyInput<HTMLInputElement>(({ value }) => find(value))
  const [isNamed, setIsNamed] = useState(false)
  const field = useId()
  const control = resolveOptionControl(group)
  const reason = unavailable ?? texts.outOfStock
  const chosen = group.variants.find((variant) => variant.id === value)
  const isLong = group.variants.length >= LONG_GROUP
  const searchLabel = texts.search(group.variants.length, group.name)
  const term = query.trim().toLowerCase()
  const isMany =
    control === 'swatch' &&
    group.variants.length > NAMED_MAX &&
    group.variants.every(({ colorCode }) => colorCode) &&
    term === ''
  const found = group.variants.filter(
    ({ id, name }) =>
      name.toLowerCase().includes(term) || (term.length > 2 && depths?.get(id)?.startsWith(term)),
  )
  // Names come by depth, where the shades are those of skin.
  const isByDepth = isMany && isNamed && depths
  const shown = isByDepth ? [...depths.keys()].flatMap((id) => found.filter((one) => one.id === id)) : found

  const { stop, hasFocus, handlers } = useRoving(shown.findIndex(({ id }) => id === value))
  const hasKeys = stop !== undefined && shown.length > 1

  function readDepths() {
    void import('./depthOf.ts')
      .then(({ depthsOf }) => depthsOf(group.variants) ?? null)
      .catch(() => null)
      .then(setDepths)
  }
  function find(text: string) {
    setQuery(text)
    // What is found is below the field.
    search.current?.closest('fieldset')?.scrollIntoView({ block: 'nearest' })
    readDepths()
  }
  function toggleNames() {
    setIsNamed(!isNamed)
    readDepths()
  }
  return (
    <S.Root aria-describedby={hasKeys ? `${field}k` : undefined} {...rest}>
      <S.Legend>
        {group.name}
        {chosen !== undefined && (
          <>
            {': '}
            <b>{chosen.name}</b>
          </>
        )}
      </S.Legend>
      {(aside || isMany) && (
        <div data-part="aside">
          {aside}
          {isMany && (
            <S.Names>
              <Button variant="quiet" onClick={toggleNames}>
                {isNamed ? texts.hideNames : texts.showNames}
              </Button>
            </S.Names>
          )}
        </div>
      )}
      <S.Error role="alert">{error}</S.Error>
      {isLong && (
        <S.Search>
          <TextField
            ref={search}
            label={searchLabel}
            isLabelHidden
            type="search"
            placeholder={searchLabel}
            value={query}
            onChange={(event) => find(event.target.value)}
          />
        </S.Search>
      )}
      <S.Values
        data-control={control}
        data-compact={isMany && !isNamed}
        data-invalid={error ? true : undefined}
        {...(hrefFor && handlers)}
      >
        {shown.map((variant, index) => {
          const depth = depths?.get(variant.id)
          const isFirst = isByDepth && depth !== depths.get(shown[index - 1]?.id ?? '')
          const isChosen = variant.id === value
          const isOut = variant.quantity === 0
          const state = {
            'data-chosen': isChosen || undefined,
            'data-stock': isOut ? 'out' : undefined,
            title: isOut ? `${variant.name}: ${reason}` : variant.name,
          }
          const face = <Face variant={variant} control={control} isSelected={isChosen} reason={reason} />
          const choice =
            hrefFor === undefined ? (
              <S.Label {...state}>
                <S.Input type="radio" name={field} checked={isChosen} onChange={() => onChange?.(variant)} />
                {face}
              </S.Label>
            ) : (
              <S.ValueLink
                {...state}
                href={hrefFor(variant)}
                replace
                keepScroll
                aria-current={isChosen || undefined}
                tabIndex={stop === undefined || index === stop ? undefined : -1}
              >
                {face}
              </S.ValueLink>
            )
          return (
            <Fragment key={variant.id}>
              {isFirst && depth !== undefined && <S.Depth>{texts.depths[depth]}</S.Depth>}
              {choice}
            </Fragment>
          )
        })}
      </S.Values>
      {hasKeys && (
        <S.Keys id={`${field}k`} data-shown={hasFocus}>
          {texts.keys}
        </S.Keys>
      )}
      {isLong && (
        <div role="status">
          {shown.length === 0 && depths !== undefined && (
            <S.None>{texts.none(group.name, query.trim(), depths !== null)}</S.None>
          )}
        </div>
      )}
    </S.Root>
  )
}
