import type { ComponentPropsWithRef, ReactNode } from 'react'
import { choose, groupAt, groupsOf, missingGroup, variantOf, type Choice } from '../lib/combinations.ts'
import type { OptionGroup, Variant } from '../lib/resolveOptionControl.ts'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { cardTexts } from '../texts/cardTexts.ts'
import { VariantPicker } from '../VariantPicker/VariantPicker.tsx'
import { Stack } from '../Stack/Stack.tsx'

export type { Choice, OptionGroup, Variant }

export interface OptionPickerProps<V extends Variant = Variant> extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'children'
> {
  group: OptionGroup<V>
  /** Value that is chosen in each group; null where none is. */
  value: Choice
  /** Called with the variant of a complete choice. */
  onChange?: (choice: Choice, variant: V | undefined) => void
  /** Address of the page with this choice: values become links, which work without JavaScript. */
  hrefFor?: (choice: Choice, variant: V | undefined) => string
  /** Asks for the first missing value. */
  isAsked?: boolean
  /** Content beside the name of a group, which is the `at`th of a combination. */
  asideOf?: (name: string, at: number) => ReactNode
}

/**
 * Chooses a variant, one option group after the other. A value that does not exist with the other chosen values is
 * marked, and deselects them when it is chosen.
 */
export function OptionPicker<V extends Variant>({
  group,
  value: choice,
  onChange,
  hrefFor,
  isAsked = false,
  asideOf,
  ...rest
}: OptionPickerProps<V>) {
  const texts = useTexts(cardTexts, 'OptionPicker')
  const missing = isAsked ? missingGroup(group, choice) : undefined
  return (
    <Stack {...rest}>
      {groupsOf(group).map((name, at) => {
        const one = groupAt(group, choice, at)
        const others = choice.filter((value, place) => place !== at && value !== null)
        const choiceWith = (value: string) => {
          const next = choose(group, choice, at, value)
          return [next, variantOf(group, next)] as const
        }
        return (
          <VariantPicker
            key={name}
            group={one}
            value={one.variants.find((variant) => variant.name === choice[at])?.id ?? null}
            onChange={({ name: value }) => onChange?.(...choiceWith(value))}
            hrefFor={hrefFor && (({ name: value }) => hrefFor(...choiceWith(value)))}
            unavailable={others.length > 0 ? texts.unavailableWith(others.join(', ')) : undefined}
            aside={asideOf?.(name, at)}
            error={name === missing ? texts.chooseFirst(name) : undefined}
          />
        )
      })}
    </Stack>
  )
}
