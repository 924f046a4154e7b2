import { useState } from 'react'
import { Checkbox } from '../../Checkbox/Checkbox.tsx'
import { useIsHydrated } from '../../lib/useIsHydrated.ts'
import { Swatch } from '../../Swatch/Swatch.tsx'
import { TextField } from '../../TextField/TextField.tsx'
import type { FilterChoice, FilterChoices } from '../FilterPanel.types.ts'
import * as S from '../FilterPanel.styles.ts'

/** From this many values on, a group has a search of its own. */
const SEARCH_FROM = 9

/** A page is sent with at most this many values a group, and what is chosen: the rest comes with the script. */
const SENT_WITH_PAGE = 24

/** Values with a box or a chip each. What the search hides stays in the form; what is chosen is never hidden. */
export function ChoicesFilter({ group }: { group: FilterChoices }) {
  const { title, name, type, look = 'list', choices } = group
  const [query, setQuery] = useState('')
  const isHydrated = useIsHydrated()
  const listed = isHydrated
    ? choices
    : choices.filter(({ isChosen }, index) => isChosen || index < SENT_WITH_PAGE)
  const wanted = query.trim().toLowerCase()
  const isShown = ({ label, isChosen }: FilterChoice) => isChosen || label.toLowerCase().includes(wanted)
  const List = look === 'chips' ? S.Chips : S.Choices
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
            // Enter would send the form, which knows nothing of this field.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </S.Search>
      )}
      <List role="list">
        {listed.map((choice) => (
          <li key={choice.value} hidden={!isShown(choice)}>
            {look === 'chips' ? (
              <Chip choice={choice} name={name} type={type} />
            ) : (
              <Checkbox
                type={type}
                name={name}
                value={choice.value}
                checked={choice.isChosen}
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

/** The form listens for all of its fields; React asks for a listener at each. */
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
      <input type={type} name={name} value={choice.value} checked={choice.isChosen} onChange={keptByCaller} />
      <span>{choice.label}</span>
      {choice.count !== undefined && <small>{choice.count.toLocaleString('en-IN')}</small>}
    </S.Chip>
  )
}
