import { SearchIcon } from '../../Icon/Icon.tsx'
import { useTexts } from '../../TextsProvider/TextsProvider.tsx'
import { pageTexts } from '../../texts/pageTexts.ts'
import * as S from '../SearchBox.styles.ts'

interface SuggestionListProps {
  id: string
  options: readonly string[]
  /** Index of the highlighted option, or -1. */
  active: number
  typed: string
  onChoose: (option: string) => void
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

export function SuggestionList({ id, options, active, typed, onChoose }: SuggestionListProps) {
  const texts = useTexts(pageTexts, 'SearchBox')
  return (
    <ul id={id} role="listbox" aria-label={texts.suggestions}>
      {options.map((option, index) => (
        <S.Option
          key={option}
          id={optionId(id, index)}
          role="option"
          aria-label={option}
          aria-selected={index === active}
          ref={(element) => {
            if (index === active) element?.scrollIntoView({ block: 'nearest' })
          }}
          // Keeps the focus in the box.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <SearchIcon size="s" />
          <Completion text={option} typed={typed} />
        </S.Option>
      ))}
    </ul>
  )
}

/** Emphasises the part of a suggestion that the shopper has not typed. */
function Completion({ text, typed }: { text: string; typed: string }) {
  const isPrefix = text.toLowerCase().startsWith(typed.toLowerCase())
  if (!isPrefix) return <span>{text}</span>
  return (
    <span>
      {text.slice(0, typed.length)}
      <b>{text.slice(typed.length)}</b>
    </span>
  )
}
