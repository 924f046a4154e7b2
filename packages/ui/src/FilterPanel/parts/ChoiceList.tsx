import { startTransition, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { Button } from '../../Button/Button.tsx'
import { Checkbox } from '../../Checkbox/Checkbox.tsx'
import { useIsHydrated } from '../../hooks/useIsHydrated.ts'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import type { FilterChoice, FilterChoices } from '../FilterPanel.types.ts'
import { useFormats, useTexts } from '../../TextsProvider/TextsProvider.tsx'
import { filterTexts } from '../../texts/filterTexts.ts'
import { ChoiceLabel } from './ChoiceLabel.tsx'
import * as S from '../FilterPanel.styles.ts'

/** Number of values from which a list is long: it has the first values only, until the shopper shows all, and is one tab stop. */
export const LONG_GROUP = 9
const FIRST_VALUES = 8

/** Maximum number of values that a search shows. */
const FOUND_MAX = 200

/** Number of values that a browser without JavaScript has, which cannot show all, and of each family beyond them. */
const UNSCRIPTED_VALUES = 24
const UNSCRIPTED_OF_FAMILY = 2

interface ChoiceListProps {
  group: FilterChoices
  /** Text that the values have to contain. */
  query?: string
  /** Whether the values are one family of a group, of which a browser without JavaScript has the first ones only. */
  isFamily?: boolean
}

/** Values to choose from. Selected ones are always there. In a long list the arrow keys move between the values. */
export function ChoiceList({ group, query = '', isFamily = false }: ChoiceListProps) {
  const texts = useTexts(filterTexts, 'FilterPanel')
  const { title, name, type, variant = 'list', choices } = group
  const [isWhole, setIsWhole] = useState(false)
  const [active, setActive] = useState<string>()
  const isHydrated = useIsHydrated()
  const isLong = choices.length >= LONG_GROUP
  const wanted = query.trim().toLowerCase()
  const found = choices.filter(({ label }) => label.toLowerCase().includes(wanted))
  const max = wanted !== '' ? FOUND_MAX : isLong && !isWhole ? FIRST_VALUES : Infinity
  const first = new Set(found.slice(0, max))
  const listed = choices.filter((choice) => choice.isSelected || first.has(choice))
  const reachable = listed.filter((choice) => !isEmpty(choice))
  const tabStop = reachable.find(({ value }) => value === active) ?? reachable[0]
  const isRoving = isLong && isHydrated && type === 'checkbox'
  const tabIndexOf = (choice: FilterChoice) => (isRoving && choice !== tabStop ? -1 : undefined)
  /** Follows the tap or key that moves the focus, which needs no answer of it. */
  const moveTabStop = ({ target }: FocusEvent) =>
    target instanceof HTMLInputElement && startTransition(() => setActive(target.value))
  const List = variant === 'chips' ? S.Chips : S.Choices
  const itemOf = (choice: FilterChoice) => (
    <li key={choice.value}>
      {variant === 'chips' ? (
        <Chip choice={choice} name={name} type={type} tabIndex={tabIndexOf(choice)} />
      ) : (
        <Checkbox
          type={type}
          name={name}
          value={choice.value}
          checked={choice.isSelected}
          disabled={isEmpty(choice)}
          tabIndex={tabIndexOf(choice)}
          onChange={keptByCaller}
          count={choice.count}
          label={<ChoiceLabel {...choice} />}
        />
      )}
    </li>
  )
  return (
    <>
      <List
        role="list"
        onKeyDown={isRoving ? moveByArrowKeys : undefined}
        onFocus={isRoving ? moveTabStop : undefined}
      >
        {listed.map(itemOf)}
      </List>
      {isLong && !isHydrated && !isFamily && (
        <noscript>
          <List role="list">
            {unscripted(choices)
              .filter((choice) => !listed.includes(choice))
              .map(itemOf)}
          </List>
        </noscript>
      )}
      {isLong && wanted === '' && (
        <S.More>
          <Button variant="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? texts.fewer : texts.all(choices.length)}
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Button>
        </S.More>
      )}
      {listed.length === 0 && <S.None role="status">{texts.none(query.trim())}</S.None>}
    </>
  )
}

/** The first values, and the first of each family. */
function unscripted(choices: readonly FilterChoice[]): FilterChoice[] {
  const counts = new Map<string, number>()
  return choices.filter(({ family }, index) => {
    const count = family === undefined ? Infinity : (counts.get(family.title) ?? 0)
    if (family !== undefined) counts.set(family.title, count + 1)
    return index < UNSCRIPTED_VALUES || count < UNSCRIPTED_OF_FAMILY
  })
}

function moveByArrowKeys(event: KeyboardEvent<HTMLUListElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const inputs = [...event.currentTarget.querySelectorAll('input')].filter(
    (input) => !input.disabled && input.checkVisibility(),
  )
  const next = inputs[inputs.findIndex((input) => input === event.target) + step]
  if (step === 0 || next === undefined) return
  event.preventDefault()
  next.focus()
}

/** True when no product is left to choose by a value. */
const isEmpty = ({ count, isSelected }: FilterChoice) => count === 0 && !isSelected

/** The form listens for changes of all fields; React wants a handler on each controlled input. */
const keptByCaller = () => undefined

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
        disabled={isEmpty(choice)}
        tabIndex={tabIndex}
        onChange={keptByCaller}
      />
      <ChoiceLabel {...choice} />
      {choice.count !== undefined && <small>{formats.number(choice.count)}</small>}
    </S.Chip>
  )
}
