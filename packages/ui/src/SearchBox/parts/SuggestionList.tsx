import { BagIcon, InfoIcon, SearchIcon, TagIcon } from '../../Icon/Icon.tsx'
import { Picture } from '../../Picture/Picture.tsx'
import type { PictureData } from '../../PictureProvider/PictureProvider.tsx'
import { useTexts } from '../../TextsProvider/TextsProvider.tsx'
import { suggestionTexts } from '../../texts/suggestionTexts.ts'
import { optionId } from './optionId.ts'
import * as S from './SuggestionList.styles.ts'
import { SuggestionStatus } from './SuggestionStatus.tsx'

// It is loaded with the list.
export { moveAmongLinks } from './moveAmongLinks.ts'

export interface Suggestion {
  /** Text that is searched for. */
  text: string
  /** @default search */
  kind?: 'search' | 'category' | 'brand' | 'product' | 'page'
  /** Picture of a product. */
  picture?: PictureData
  /** Brand of a product. */
  brand?: string
  /** "₹299" */
  price?: string
  /** Of the first one, what is said above it: "No Biba here. You may like these kurtas:" */
  note?: string
}

interface SuggestionListProps {
  id: string
  options: readonly Suggestion[]
  /** Index of the highlighted option, or -1. */
  active: number
  /** The options belong to a former text. */
  isPending: boolean
  typed: string
  onChoose: (text: string) => void
}

const ICONS = {
  search: SearchIcon,
  category: BagIcon,
  brand: TagIcon,
  product: SearchIcon,
  page: InfoIcon,
} as const

/** Suggestions, and for screen readers how many there are. */
export function SuggestionList(list: SuggestionListProps) {
  const { options, isPending, typed } = list
  return (
    <>
      <SuggestionStatus count={options.length} isPending={isPending} typed={typed} />
      {options.length > 0 && <Options {...list} />}
    </>
  )
}

function Options({ id, options, active, isPending, typed, onChoose }: SuggestionListProps) {
  const texts = useTexts(suggestionTexts, 'SearchBox')
  const [first] = options
  return (
    <S.Suggestions as="ul" id={id} role="listbox" aria-label={texts.suggestions} data-pending={isPending}>
      {first?.note !== undefined && (
        <S.Note role="presentation" aria-hidden data-kind={first.kind}>
          {first.note}
        </S.Note>
      )}
      {options.map(({ text, kind = 'search', picture, brand, price, note: above }, index) => {
        const Icon = ICONS[kind]
        const label = kind === 'search' ? undefined : texts.kinds[kind]
        const seen =
          picture === undefined ? [above, text, label, brand, price] : [above, text, brand, price, label]
        return (
          <S.Option
            key={text}
            data-has-brand={brand !== undefined}
            id={optionId(id, index)}
            role="option"
            aria-label={seen.filter(Boolean).join(' ')}
            aria-selected={index === active}
            ref={(element) => {
              if (index === active) element?.scrollIntoView({ block: 'nearest' })
            }}
            // Keeps the focus in the box.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(text)}
          >
            <S.Mark>
              {picture === undefined ? (
                <Icon size="s" />
              ) : (
                <Picture picture={picture} alt="" sizes="2rem" widths={[160]} />
              )}
            </S.Mark>
            <Completion text={text} typed={typed} />{' '}
            {label !== undefined && picture === undefined && <small>{label}</small>}{' '}
            {brand !== undefined && <small data-part="brand">{brand}</small>}{' '}
            {price !== undefined && <small data-part="price">{price}</small>}
          </S.Option>
        )
      })}
    </S.Suggestions>
  )
}

/** Emphasises the part of a suggestion that the shopper has not typed. */
function Completion({ text, typed }: { text: string; typed: string }) {
  const isPrefix = text.toLowerCase().startsWith(typed.toLowerCase())
  if (!isPrefix) return <span data-part="text">{text}</span>
  return (
    <span data-part="text">
      {text.slice(0, typed.length)}
      <b>{text.slice(typed.length)}</b>
    </span>
  )
}
