import type { ComponentPropsWithRef, FormEvent } from 'react'
import { Accordion } from '../Accordion/Accordion.tsx'
import { Button } from '../Button/Button.tsx'
import { HiddenFields, type HiddenFieldsProps } from '../HiddenFields/HiddenFields.tsx'
import { useEarlyInput } from '../hooks/useEarlyInput.ts'
import { useIsHydrated } from '../hooks/useIsHydrated.ts'
import type { FilterGroup } from './FilterPanel.types.ts'
import { ChoicesFilter } from './parts/ChoicesFilter.tsx'
import { LinksFilter } from './parts/LinksFilter.tsx'
import { RangeFilter } from './parts/RangeFilter.tsx'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { filterTexts } from '../texts/filterTexts.ts'
import * as S from './FilterPanel.styles.ts'

export type { FilterChoice, FilterGroup } from './FilterPanel.types.ts'

export interface FilterPanelProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'action' | 'onChange' | 'children'
> {
  /** Address for the native GET submit, before hydration and without JavaScript. */
  action: string
  groups: readonly FilterGroup[]
  /** Search parameters of the address that are not filters. */
  hiddenFields?: HiddenFieldsProps['fields']
  /**
   * Number of groups that are open initially; groups with an active filter are open too.
   * @default 4
   */
  defaultOpenGroups?: number
  /** Called with all fields of the form after each change; replaces the native GET submit. */
  onFiltersChange: (fields: URLSearchParams) => void
}

/**
 * Filters of a list. A native form: without JavaScript its button submits it, with JavaScript each change
 * applies at once. Controlled by the caller.
 */
export function FilterPanel({
  action,
  groups,
  hiddenFields = [],
  defaultOpenGroups = 4,
  onFiltersChange,
  ref,
  ...rest
}: FilterPanelProps) {
  const texts = useTexts(filterTexts, 'FilterPanel')
  const isHydrated = useIsHydrated()
  const form = useEarlyInput(apply, ref)

  function apply(form: HTMLFormElement) {
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string' && value !== '') fields.append(name, value)
    }
    onFiltersChange(fields)
  }
  function handleChange(event: FormEvent<HTMLFormElement>) {
    const { target, currentTarget } = event
    if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) {
      apply(currentTarget)
    }
  }

  return (
    <form
      ref={form}
      method="get"
      // The address decides which filters are active, not the browser's form history.
      autoComplete="off"
      action={action}
      aria-label={texts.label}
      onChange={handleChange}
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
      {...rest}
    >
      <HiddenFields fields={hiddenFields} />
      {groups.map((group, index) => (
        <Accordion
          key={group.title}
          title={group.title}
          defaultOpen={index < defaultOpenGroups || hasChoice(group)}
        >
          {group.kind === 'choices' && <ChoicesFilter group={group} />}
          {group.kind === 'range' && <RangeFilter group={group} />}
          {group.kind === 'links' && <LinksFilter group={group} />}
        </Accordion>
      ))}
      {/* The hidden button keeps implicit submission with Enter working. */}
      <S.Apply hidden={isHydrated}>
        <Button type="submit" isWide>
          {texts.apply}
        </Button>
      </S.Apply>
    </form>
  )
}

function hasChoice(group: FilterGroup): boolean {
  if (group.kind === 'choices')
    return group.choices.some(({ isSelected, value }) => isSelected && value !== '')
  return group.kind === 'range' && (group.min !== undefined || group.max !== undefined)
}
