import { memo, type ComponentPropsWithRef, type FormEvent, type MouseEvent } from 'react'
import { Accordion } from '../Accordion/Accordion.tsx'
import { Button } from '../Button/Button.tsx'
import { HiddenFields, type HiddenFieldsProps } from '../HiddenFields/HiddenFields.tsx'
import { useEarlyInput } from '../hooks/useEarlyInput.ts'
import { useIsHydrated } from '../hooks/useIsHydrated.ts'
import { useShownFirst } from '../hooks/useShownFirst.ts'
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
  /** Called with all fields of the form after each change; replaces the native GET submit. Amounts may have separators. */
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
  const [shown, show] = useShownFirst(groups)
  const apply = (form: HTMLFormElement) => onFiltersChange(fieldsOf(form))
  const form = useEarlyInput(apply, ref)

  function handleChange({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement)) return
    if (target.type !== 'checkbox' && target.type !== 'radio') return
    const fields = fieldsOf(currentTarget)
    const { name } = target
    show(
      (now) => now.map((group) => withChosen(group, name, fields)),
      () => onFiltersChange(fields),
    )
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
      {shown.map((group, index) => {
        const isOpenAtFirst = index < defaultOpenGroups || hasChoice(group)
        return (
          <Accordion key={group.title} title={group.title} defaultOpen={isOpenAtFirst} onClick={showOpened}>
            <GroupFields group={group} isOpenAtFirst={isOpenAtFirst} />
          </Accordion>
        )
      })}
      {/* The hidden button keeps implicit submission with Enter working. */}
      <S.Apply hidden={isHydrated}>
        <Button type="submit" isWide>
          {texts.apply}
        </Button>
      </S.Apply>
    </form>
  )
}

/** Scrolls to a group, or a family within it, that opens below the edge of its scroller. */
function showOpened({ target }: MouseEvent) {
  const group = target instanceof Element && target.closest('summary')?.closest('details')
  if (group) requestAnimationFrame(() => group.open && group.scrollIntoView({ block: 'nearest' }))
}

interface GroupFieldsProps {
  group: FilterGroup
  isOpenAtFirst: boolean
}

/** A change of one group leaves the fields of the others as they are. */
const GroupFields = memo(
  function GroupFields({ group, isOpenAtFirst }: GroupFieldsProps) {
    if (group.kind === 'choices') return <ChoicesFilter group={group} isOpenAtFirst={isOpenAtFirst} />
    return group.kind === 'range' ? <RangeFilter group={group} /> : <LinksFilter group={group} />
  },
  (before, { group }) => JSON.stringify(before.group) === JSON.stringify(group),
)

/** Fields of the form that are filled in. */
function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') fields.append(name, value)
  }
  return fields
}

/** The group with what its form has chosen. */
function withChosen(group: FilterGroup, name: string, fields: URLSearchParams): FilterGroup {
  if (group.kind !== 'choices' || group.name !== name) return group
  const values = fields.has(name) ? fields.getAll(name) : ['']
  const choices = group.choices.map((choice) => ({ ...choice, isSelected: values.includes(choice.value) }))
  return { ...group, choices }
}

function hasChoice(group: FilterGroup): boolean {
  if (group.kind === 'choices')
    return group.choices.some(({ isSelected, value }) => isSelected && value !== '')
  return group.kind === 'range' && (group.min !== undefined || group.max !== undefined)
}
