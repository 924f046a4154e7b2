import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { useSharedRef } from '../hooks/useSharedRef.ts'
import { HiddenFields, type HiddenFieldsProps } from '../HiddenFields/HiddenFields.tsx'
import { CloseIcon, SearchIcon } from '../Icon/Icon.tsx'
import { useDismiss } from '../hooks/useDismiss.ts'
import { useEarlyInput } from '../hooks/useEarlyInput.ts'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { pageTexts } from '../texts/pageTexts.ts'
import { nextIndex } from './parts/nextIndex.ts'
import { optionId } from './parts/optionId.ts'
import type { Suggestion } from './parts/SuggestionList.tsx'
import { retriedLazy } from '../lib/retriedLazy.tsx'
import * as S from './SearchBox.styles.ts'

export type { Suggestion }

const loadParts = () => import('./parts/SuggestionList.tsx')
// Without it the text can be searched for as it is typed.
const SuggestionList = retriedLazy(
  async () => (await loadParts()).SuggestionList,
  () => null,
)

export interface SearchBoxProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'action' | 'onSubmit' | 'children'
> {
  /** Target of the form's GET before hydration and without JavaScript. */
  action: string
  /** Name of the text in the address. @default "search" */
  name?: string
  /** Further fields of the GET. */
  hiddenFields?: HiddenFieldsProps['fields']
  /** Text of the page's search. A new one replaces the text in the box, unless the shopper has typed another since the last search, or is about to. */
  defaultQuery?: string
  /** Suggestions for the text, or for the former text until they have come; null without any. */
  suggestions: readonly Suggestion[] | null
  /** The suggestions for the text have not come yet. */
  isPending?: boolean
  /** The suggestions cannot be loaded without a connection. */
  hasFailed?: boolean
  onQueryChange: (query: string) => void
  /** Replaces the form's GET. */
  onSearch?: (term: string) => void
  /** Accessible name of the search. */
  label?: string
  placeholder?: string
  maxLength?: number
  /** Text instead of an empty list of suggestions. */
  noSuggestions?: string
  /** Ways on before the shopper types, such as recent searches, and where there are no suggestions. A press on the empty box shows them, the down key too. */
  start?: ReactNode
}

/** Search with suggestions: a plain form without JavaScript, a combobox with it. */
export function SearchBox({
  action,
  name = 'search',
  hiddenFields = [],
  defaultQuery = '',
  suggestions,
  isPending = false,
  hasFailed = false,
  onQueryChange,
  onSearch,
  label,
  placeholder,
  maxLength = 200,
  noSuggestions,
  start,
  ref,
  ...rest
}: SearchBoxProps) {
  const texts = useTexts(pageTexts, 'SearchBox')
  const listId = useId()
  const root = useSharedRef<HTMLFormElement>(ref)
  const input = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const untypedText = useRef(defaultQuery)
  const [query, setQuery] = useState(defaultQuery)
  const [isOpen, setIsOpen] = useState(false)
  // Its text: other suggestions may take the place of these.
  const [highlighted, setHighlighted] = useState<string>()

  const options = suggestions ?? []
  const isEmpty = query.trim() === ''
  const isStartOpen = isOpen && isEmpty && start !== undefined
  const isPopupOpen = isOpen && !isEmpty && (suggestions !== null || isPending || hasFailed)
  const isListOpen = isPopupOpen && options.length > 0
  const isNoneFound = isPopupOpen && !isListOpen && !isPending
  const isPanelOpen = isStartOpen || isNoneFound
  const active = options.findIndex(({ text }) => text === highlighted)

  function close() {
    setIsOpen(false)
    setHighlighted(undefined)
  }
  useDismiss(root, isOpen, close)

  function change(next = query) {
    setIsOpen(true)
    setQuery(next)
    setHighlighted(undefined)
    onQueryChange(next)
  }

  const control = useEarlyInput<HTMLInputElement>(({ value }) => {
    change(value)
    // The focus event came before hydration.
    setIsOpen(document.activeElement === input.current)
  }, input)

  useLayoutEffect(() => {
    const box = input.current
    const isLeftEmpty = box?.value === '' && document.activeElement !== box
    if (box !== null && (isLeftEmpty || box.value === untypedText.current)) {
      box.value = defaultQuery
      setQuery(defaultQuery)
    }
    untypedText.current = defaultQuery
  }, [defaultQuery])

  function search(term: string) {
    // A suggested page is no search: it leaves the box empty.
    const text = options.some((option) => option.text === term && option.kind === 'page') ? '' : term
    untypedText.current = text
    if (input.current !== null) input.current.value = text
    setQuery(text)
    close()
    // The next text that is typed starts without suggestions of this one.
    onQueryChange('')
    if (onSearch === undefined) input.current?.form?.submit()
    else onSearch(term)
  }

  function clear() {
    if (input.current === null) return
    input.current.value = ''
    change('')
    input.current.focus()
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const term = (options[active]?.text ?? query).trim()
    if (term !== '') return search(term)
    // Instead of the browser's own message: the ways on.
    input.current?.focus()
    change()
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { key } = event
    // Escape would clear the text in some browsers; it closes the list first.
    if (key === 'Escape' && isPopupOpen) event.preventDefault()
    if (isArrow(key)) {
      event.preventDefault()
      if (isPanelOpen) {
        return void loadParts().then(
          ({ moveAmongLinks }) => moveAmongLinks(key, panel.current, input.current),
          () => undefined, // Tab moves, too
        )
      }
      change()
      // Without an option, Enter searches for the text itself.
      setHighlighted(options[nextIndex(key, active, options.length)]?.text)
    }
  }

  function handlePanelKeyDown(event: KeyboardEvent) {
    const isOfBox = /^(?:Escape|\S)$/.test(event.key) && !event.ctrlKey && !event.metaKey
    // The focus may be in what Escape closes, and letters are of the box.
    if (isOfBox) input.current?.focus()
    else handleKeyDown(event)
  }

  return (
    <S.Root
      ref={root}
      role="search"
      action={action}
      method="get"
      data-open={isListOpen || isPanelOpen}
      // A tap outside, on the layer of a narrow window.
      onClick={({ target }) => {
        if (target === root.current) close()
      }}
      onSubmit={handleSubmit}
      {...rest}
    >
      <HiddenFields fields={hiddenFields} />
      <S.Field>
        <S.Input
          ref={control}
          type="search"
          name={name}
          defaultValue={defaultQuery}
          placeholder={placeholder ?? texts.placeholder}
          aria-label={label ?? texts.label}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListOpen}
          aria-controls={isListOpen ? listId : undefined}
          aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
          onChange={(event) => change(event.target.value)}
          // The focus alone opens nothing: it would be in the way of Tab.
          onFocus={() => void loadParts().catch(() => undefined)} // the list tries again
          // The text of a page's search has no suggestions yet.
          onClick={() => change()}
          onKeyDown={handleKeyDown}
        />
        {query !== '' && (
          <S.Clear type="button" aria-label={texts.clear} onClick={clear}>
            <CloseIcon size="s" />
          </S.Clear>
        )}
        <S.Submit type="submit" aria-label={texts.submit}>
          <SearchIcon />
        </S.Submit>
      </S.Field>
      {isPanelOpen && (
        <S.Start
          ref={panel}
          onKeyDown={handlePanelKeyDown}
          // A way on takes the place of a text without suggestions.
          onClick={() => {
            untypedText.current = query
            if (isNoneFound) close()
          }}
        >
          {isNoneFound && (
            <S.None role="status">{hasFailed ? texts.failed : (noSuggestions ?? texts.none)}</S.None>
          )}
          {start}
        </S.Start>
      )}
      {isPopupOpen && !isNoneFound && (
        <SuggestionList
          id={listId}
          options={options}
          active={active}
          isPending={isPending}
          typed={query.trim()}
          onChoose={search}
        />
      )}
    </S.Root>
  )
}

const isArrow = (key: string) => /^Arrow(?:Down|Up)$/.test(key)
