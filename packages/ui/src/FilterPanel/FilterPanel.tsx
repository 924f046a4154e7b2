import { useEffect, useEffectEvent, useRef, type ComponentPropsWithoutRef, type FormEvent } from 'react'
import { Accordion } from '../Accordion/Accordion.tsx'
import { Button } from '../Button/Button.tsx'
import { HiddenFields, type HiddenFieldsProps } from '../HiddenFields/HiddenFields.tsx'
import { useIsHydrated } from '../lib/useIsHydrated.ts'
import type { FilterGroup } from './FilterPanel.types.ts'
import { ChoicesFilter } from './parts/ChoicesFilter.tsx'
import { LinksFilter } from './parts/LinksFilter.tsx'
import { RangeFilter } from './parts/RangeFilter.tsx'

export type { FilterChoice, FilterGroup } from './FilterPanel.types.ts'

export interface FilterPanelProps extends Omit<
  ComponentPropsWithoutRef<'form'>,
  'action' | 'onChange' | 'children'
> {
  /** Address that a plain GET of the form goes to, before hydration and without JavaScript. */
  action: string
  /** What can be narrowed by, in this order. */
  groups: readonly FilterGroup[]
  /** What the address says besides the filters. */
  hiddenFields?: HiddenFieldsProps['fields']
  /** How many groups are open at first; those with something chosen are open too. @default 4 */
  openGroups?: number
  /** Something was chosen: all fields of the form as a GET would send them. Takes the place of the GET. */
  onFiltersChange: (fields: URLSearchParams) => void
}

/**
 * What a list can be narrowed by. A real form: without JavaScript it is sent by its button, with JavaScript each choice
 * counts at once. The caller keeps what is chosen.
 */
export function FilterPanel({
  action,
  groups,
  hiddenFields = [],
  openGroups = 4,
  onFiltersChange,
  ...rest
}: FilterPanelProps) {
  const isHydrated = useIsHydrated()
  const form = useRef<HTMLFormElement>(null)

  // What was chosen before the script took over counts too.
  const takeOver = useEffectEvent(() => {
    if (form.current && isTouched(form.current)) apply(form.current)
  })
  useEffect(() => takeOver(), [])

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
      // The address says what is chosen, whatever the browser remembers of an earlier visit.
      autoComplete="off"
      action={action}
      aria-label="Filters"
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
          isInitiallyOpen={index < openGroups || hasChoice(group)}
        >
          {group.kind === 'choices' && <ChoicesFilter group={group} />}
          {group.kind === 'range' && <RangeFilter group={group} />}
          {group.kind === 'links' && <LinksFilter group={group} />}
        </Accordion>
      ))}
      {/* Stays in the form when it is hidden: Enter in a field works through it. */}
      <Button type="submit" isWide hidden={isHydrated} style={{ marginTop: '1rem' }}>
        Apply filters
      </Button>
    </form>
  )
}

function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement &&
      (field.checked !== field.defaultChecked ||
        (field.type === 'number' && field.value !== field.defaultValue)),
  )
}

function hasChoice(group: FilterGroup): boolean {
  if (group.kind === 'choices') return group.choices.some(({ isChosen, value }) => isChosen && value !== '')
  return group.kind === 'range' && (group.min !== undefined || group.max !== undefined)
}
