import { useId, useState } from 'react'
import { useEarlyInput } from '../../hooks/useEarlyInput.ts'
import { useIsHydrated } from '../../hooks/useIsHydrated.ts'
import { TextField } from '../../TextField/TextField.tsx'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import type { FilterChoices } from '../FilterPanel.types.ts'
import { useTexts } from '../../TextsProvider/TextsProvider.tsx'
import { filterTexts } from '../../texts/filterTexts.ts'
import { ChoiceFamilies } from './ChoiceFamilies.tsx'
import { ChoiceList, LONG_GROUP } from './ChoiceList.tsx'
import * as S from '../FilterPanel.styles.ts'

/** Number of values from which a group shows its families first. */
const FAMILIES_FROM = 24

interface ChoicesFilterProps {
  group: FilterChoices
  isOpenAtFirst: boolean
}

/**
 * Checkboxes or chips of one group. A long group has a search; one of many values shows their families. A closed group has no families in the
 * server's HTML, which would be half of a long list's filters.
 */
export function ChoicesFilter({ group, isOpenAtFirst }: ChoicesFilterProps) {
  const texts = useTexts(filterTexts, 'FilterPanel')
  const { title, type, choices } = group
  const [query, setQuery] = useState('')
  const search = useEarlyInput<HTMLInputElement>(({ value }) => setQuery(value))
  const hintId = useId()
  const isHydrated = useIsHydrated()
  const isLong = choices.length >= LONG_GROUP
  const isRoving = isLong && isHydrated && type === 'checkbox'
  const hasFamilies =
    (isOpenAtFirst || isHydrated) &&
    choices.length >= FAMILIES_FROM &&
    query.trim() === '' &&
    choices.some(({ family }) => family !== undefined)
  return (
    <fieldset aria-label={title} aria-describedby={isRoving ? hintId : undefined}>
      {isRoving && <VisuallyHidden id={hintId}>{texts.keys}</VisuallyHidden>}
      {isLong && (
        <S.Search>
          <TextField
            ref={search}
            type="search"
            label={texts.search(title)}
            isLabelHidden
            placeholder={texts.search(title)}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            // Enter in the group's search must not submit the filter form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </S.Search>
      )}
      {hasFamilies ? <ChoiceFamilies group={group} /> : <ChoiceList group={group} query={query} />}
    </fieldset>
  )
}
