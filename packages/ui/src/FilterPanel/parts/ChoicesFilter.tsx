import { useId, useState, type KeyboardEvent } from 'react'
import { Button } from '../../Button/Button.tsx'
import { Checkbox } from '../../Checkbox/Checkbox.tsx'
import { useEarlyInput } from '../../hooks/useEarlyInput.ts'
import { useIsHydrated } from '../../hooks/useIsHydrated.ts'
import { Swatch } from '../../Swatch/Swatch.tsx'
import { TextField } from '../../TextField/TextField.tsx'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import type { FilterChoice, FilterChoices } from '../FilterPanel.types.ts'
import { useFormats, useTexts } from '../../TextsProvider/TextsProvider.tsx'
import { filterTexts } from '../../texts/filterTexts.ts'
import * as S from '../FilterPanel.styles.ts'

/** Number of values from which a group is long: it has a search field, shows the first values only and is one tab stop. */
const LONG_GROUP = 9
const FIRST_VALUES = 8

/** Maximum number of values of a group in the server's HTML, and in the page until the shopper shows all. A search finds the others. */
const SENT_WITH_PAGE = 24
const LISTED_MAX = 200

/**
 * Checkboxes or chips of one group. Selected values are never hidden. In a long
 * group the arrow keys move between the values.
 */
export function ChoicesFilter({ group }: { group: FilterChoices }) {
  const texts = useTexts(filterTexts, 'FilterPanel')
  const { title, name, type, variant = 'list', choices } = group
  const [query, setQuery] = useState('')
  const search = useEarlyInput<HTMLInputElement>(({ value }) => setQuery(value))
  const [isWhole, setIsWhole] = useState(false)
  const [active, setActive] = useState<string>()
  const hintId = useId()
  const isHydrated = useIsHydrated()
  const isLong = choices.length >= LONG_GROUP
  const wanted = query.trim().toLowerCase()
  const isShown = ({ label, isSelected }: FilterChoice) => isSelected || label.toLowerCase().includes(wanted)
  const listedMax = isWhole ? Infinity : isHydrated ? LISTED_MAX : SENT_WITH_PAGE
  const listed = listedOf(choices, isShown, listedMax)
  const isShort = isLong && !isWhole && wanted === ''
  const isExtra = ({ isSelected }: FilterChoice, index: number) =>
    isShort && !isSelected && index >= FIRST_VALUES
  const reachable = listed.filter((choice, index) => isShown(choice) && !isExtra(choice, index))
  const tabStop = reachable.find(({ value }) => value === active) ?? reachable[0]
  const isRoving = isLong && isHydrated && type === 'checkbox'
  const tabIndexOf = (choice: FilterChoice) => (isRoving && choice !== tabStop ? -1 : undefined)
  const List = variant === 'chips' ? S.Chips : S.Choices
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
      <List
        role="list"
        onKeyDown={isRoving ? moveByArrowKeys : undefined}
        onFocus={({ target }) => target instanceof HTMLInputElement && setActive(target.value)}
      >
        {listed.map((choice, index) => (
          <li key={choice.value} hidden={!isShown(choice)} data-extra={isExtra(choice, index)}>
            {variant === 'chips' ? (
              <Chip choice={choice} name={name} type={type} tabIndex={tabIndexOf(choice)} />
            ) : (
              <Checkbox
                type={type}
                name={name}
                value={choice.value}
                checked={choice.isSelected}
                tabIndex={tabIndexOf(choice)}
                onChange={keptByCaller}
                count={choice.count}
                label={<ChoiceLabel choice={choice} />}
              />
            )}
          </li>
        ))}
      </List>
      {isLong && wanted === '' && (
        <S.More>
          <Button variant="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? texts.fewer : texts.all(choices.length)}
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Button>
        </S.More>
      )}
      {!choices.some(isShown) && <S.None role="status">{texts.none(query.trim())}</S.None>}
    </fieldset>
  )
}

/** The first values, and the first that a search finds. A list of all values of a large shop would be slow. */
function listedOf(
  choices: readonly FilterChoice[],
  isShown: (choice: FilterChoice) => boolean,
  max: number,
): FilterChoice[] {
  const found = new Set(choices.filter(isShown).slice(0, max))
  return choices.filter((choice, index) => choice.isSelected || index < max || found.has(choice))
}

function moveByArrowKeys(event: KeyboardEvent<HTMLUListElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const inputs = [...event.currentTarget.querySelectorAll('input')].filter((input) => input.checkVisibility())
  const next = inputs[inputs.findIndex((input) => input === event.target) + step]
  if (step === 0 || next === undefined) return
  event.preventDefault()
  next.focus()
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

interface ChipProps extends Pick<FilterChoices, 'name' | 'type'> {
  choice: FilterChoice
  tabIndex: number | undefined
}

function Chip({ choice, name, type, tabIndex }: ChipProps) {
  const formats = useFormats()
  return (
    <S.Chip>
      <input
        type={type}
        name={name}
        value={choice.value}
        checked={choice.isSelected}
        tabIndex={tabIndex}
        onChange={keptByCaller}
      />
      <span>{choice.label}</span>
      {choice.count !== undefined && <small>{formats.number(choice.count)}</small>}
    </S.Chip>
  )
}
