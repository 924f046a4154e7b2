import { useState } from 'react'
import { Checkbox } from '../../Checkbox/Checkbox.tsx'
import { useIsHydrated } from '../../hooks/useIsHydrated.ts'
import { Swatch } from '../../Swatch/Swatch.tsx'
import { TextField } from '../../TextField/TextField.tsx'
import type { FilterChoice, FilterChoices } from '../FilterPanel.types.ts'
import * as S from '../FilterPanel.styles.ts'

/** Number of values from which a group gets a search field. */
const SEARCH_FROM = 9

/** Maximum number of values a group in the server's HTML; the rest is added after hydration. */
const SENT_WITH_PAGE = 24

/** Checkboxes or chips of one group. Filtered-out values stay in the form; selected values are never hidden. */
export function ChoicesFilter({ group }: { group: FilterChoices }) {
  const { title, name, type, variant = 'list', choices } = group
  const [query, setQuery] = useState('')
  const isHydrated = useIsHydrated()
  const listed = isHydrated
    ? choices
    : choices.filter(({ isSelected }, index) => isSelected || index < SENT_WITH_PAGE)
  const wanted = query.trim().toLowerCase()
  const isShown = ({ label, isSelected }: FilterChoice) => isSelected || label.toLowerCase().includes(wanted)
  const List = variant === 'chips' ? S.Chips : S.Choices
  return (
    <fieldset aria-label={title}>
      {choices.length >= SEARCH_FROM && (
        <S.Search>
          <TextField
            type="search"
            label={`Search ${title.toLowerCase()}`}
            isLabelHidden
            placeholder={`Search ${title.toLowerCase()}`}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            // Enter in the group's search must not submit the filter form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </S.Search>
      )}
      <List role="list">
        {listed.map((choice) => (
          <li key={choice.value} hidden={!isShown(choice)}>
            {variant === 'chips' ? (
              <Chip choice={choice} name={name} type={type} />
            ) : (
              <Checkbox
                type={type}
                name={name}
                value={choice.value}
                checked={choice.isSelected}
                onChange={keptByCaller}
                count={choice.count}
                label={<ChoiceLabel choice={choice} />}
              />
            )}
          </li>
        ))}
      </List>
      {!choices.some(isShown) && <S.None role="status">Nothing here is called “{query.trim()}”.</S.None>}
    </fieldset>
  )
}

/** The form listens for changes of all fields; React wants a handler on each controlled input. */
const keptByCaller = () => undefined

function ChoiceLabel({ choice: { label, colorCode } }: { choice: FilterChoice }) {
  if (colorCode === undefined || colorCode === null) return label
  return (
    <S.ShadeLabel>
      <Swatch color={colorCode} />
      {label}
    </S.ShadeLabel>
  )
}

function Chip({ choice, name, type }: Pick<FilterChoices, 'name' | 'type'> & { choice: FilterChoice }) {
  return (
    <S.Chip>
      <input
        type={type}
        name={name}
        value={choice.value}
        checked={choice.isSelected}
        onChange={keptByCaller}
      />
      <span>{choice.label}</span>
      {choice.count !== undefined && <small>{choice.count.toLocaleString('en-IN')}</small>}
    </S.Chip>
  )
}
