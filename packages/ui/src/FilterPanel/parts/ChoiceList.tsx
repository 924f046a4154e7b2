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

/** Number of values from which a list is long: it shows the first values only and is one tab stop. */
export const LONG_GROUP = 9
const FIRST_VALUES = 8

/** Maximum number of values in the server's HTML, and in the page until the shopper shows all. A search finds the others. */
const SENT_WITH_PAGE = 24
const LISTED_MAX = 200

interface ChoiceListProps {
  group: FilterChoices
  /** Text that the values have to contain. */
  query?: string
  /** Maximum number of values in the server's HTML. */
  sentWithPage?: number
}

/** Values to choose from. Selected ones are never hidden. In a long list the arrow keys move between the values. */
export function ChoiceList({ group, query = '', sentWithPage = SENT_WITH_PAGE }: ChoiceListProps) {
  const texts = useTexts(filterTexts, 'FilterPanel')
  const { title, name, type, variant = 'list', choices } = group
  const [isWhole, setIsWhole] = useState(false)
  const [active, setActive] = useState<string>()
  const isHydrated = useIsHydrated()
  const isLong = choices.length >= LONG_GROUP
  const wanted = query.trim().toLowerCase()
  const isShown = ({ label, isSelected }: FilterChoice) => isSelected || label.toLowerCase().includes(wanted)
  const listedMax = isWhole ? Infinity : isHydrated ? LISTED_MAX : sentWithPage
  const listed = listedOf(choices, isShown, listedMax)
  const isShort = isLong && !isWhole && wanted === ''
  const isExtra = ({ isSelected }: FilterChoice, index: number) =>
    isShort && !isSelected && index >= FIRST_VALUES
  const reachable = listed.filter(
    (choice, index) => isShown(choice) && !isExtra(choice, index) && !isEmpty(choice),
  )
  const tabStop = reachable.find(({ value }) => value === active) ?? reachable[0]
  const isRoving = isLong && isHydrated && type === 'checkbox'
  const tabIndexOf = (choice: FilterChoice) => (isRoving && choice !== tabStop ? -1 : undefined)
  /** Follows the tap or key that moves the focus, which needs no answer of it. */
  const moveTabStop = ({ target }: FocusEvent) =>
    target instanceof HTMLInputElement && startTransition(() => setActive(target.value))
  const List = variant === 'chips' ? S.Chips : S.Choices
  return (
    <>
      <List
        role="list"
        onKeyDown={isRoving ? moveByArrowKeys : undefined}
        onFocus={isRoving ? moveTabStop : undefined}
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
                disabled={isEmpty(choice)}
                tabIndex={tabIndexOf(choice)}
                onChange={keptByCaller}
                count={choice.count}
                label={<ChoiceLabel {...choice} />}
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
    </>
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
